// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// A task that waits until the view of a route is removed.
@MainActor final class RemovalWaiter {
    private let task: Task<ViewRouteInitiator?, Never>
    private let signal = Signal()

    init(for route: ViewRoute) {
        task = Task { [signal] in
            signal.send()
            return await route.untilRemoved()
        }
    }

    /// Waits until the task has begun.
    func begin() async { try? await signal.wait() }

    var initiator: ViewRouteInitiator? { get async { await task.value } }

    func cancel() { task.cancel() }
}
