#include "CEnqueueHook.h"
#include <stddef.h>

#define SWIFTCC __attribute__((swiftcall))
#ifdef __APPLE__
#define MAYBE __attribute__((weak_import))
#else
#define MAYBE __attribute__((weak))
#endif

typedef SWIFTCC void (*original_enqueue)(void *);
extern MAYBE SWIFTCC void (*swift_task_enqueueGlobal_hook)(void *, original_enqueue);
extern MAYBE SWIFTCC uint64_t swift_task_getJobTaskId(void *);

static enqueue_hook_notice installed;
static _Thread_local void *current;

static SWIFTCC void on_global(void *job, original_enqueue original) {
    if (current) installed(current);
    original(job);
}

bool enqueue_hook_install(enqueue_hook_notice notice) {
    if (&swift_task_enqueueGlobal_hook == NULL) return false;
    installed = notice;
    swift_task_enqueueGlobal_hook = on_global;
    return true;
}

void *enqueue_hook_set_owner(void *owner) {
    void *before = current;
    current = owner;
    return before;
}

uintptr_t enqueue_hook_thread(void) {
    static _Thread_local char marker;
    return (uintptr_t)&marker;
}

bool enqueue_hook_knows_tasks(void) { return swift_task_getJobTaskId != NULL; }

uint64_t enqueue_hook_task_id(void *job) {
    return swift_task_getJobTaskId == NULL ? 0 : swift_task_getJobTaskId(job);
}
