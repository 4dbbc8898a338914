// SPDX-License-Identifier: Apache-2.0

#if GTK
/// Runs each action of the user on a screen in its own task.
///
/// GTK calls back from its loop, outside any task, so the session and route overrides are missing there. Actions must run in the
/// context in which the screen was made. So a task that was started there creates their tasks.
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
