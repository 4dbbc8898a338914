// SPDX-License-Identifier: Apache-2.0

#if GTK
/// Runs what the user asks of a screen, each in a task of its own.
///
/// GTK calls back from its loop, where no task is, and so no session and no routes that stand in for others. What a screen does,
/// it does where it was made: the tasks come from one that was begun there.
@MainActor final class ScreenTasks {
    typealias Action = @MainActor @Sendable () async -> Void

    private let actions: AsyncStream<Action>.Continuation

    init() {
        let (stream, continuation) = AsyncStream<Action>.makeStream()
        actions = continuation
        Task { for await action in stream { Task { await action() } } }
    }

    deinit { actions.finish() }

    func run(_ action: @escaping Action) { actions.yield(action) }
}
#endif
