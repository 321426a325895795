/// What the sessions of one shard share: an inbox and the deadlines. There is no process-wide structure on the path of a tap.
package final class EngineShard: Sendable {
    package let inbox: Inbox
    package let deadlines: Deadlines

    init(time: TimeSource, executor: (any TaskExecutor)?) {
        inbox = Inbox(executor: executor)
        deadlines = Deadlines(time: time, executor: executor)
    }
}
