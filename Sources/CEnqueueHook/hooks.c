#include "CEnqueueHook.h"
#include <stddef.h>
#define SWIFTCC __attribute__((swiftcall))
typedef SWIFTCC void (*original)(void *);
extern SWIFTCC void (*swift_task_enqueueGlobal_hook)(void *, original);
static det_enqueue_fn callback;
static _Thread_local void *current;
static SWIFTCC void onGlobal(void *job, original o) { if (current) callback(current, job); else o(job); }
void det_hook_install(det_enqueue_fn fn) { callback = fn; swift_task_enqueueGlobal_hook = onGlobal; }
void det_hook_set_owner(void *owner) { current = owner; }
