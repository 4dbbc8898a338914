// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Somebody who waits for the end of a view.
@MainActor final class Waiting {
    private let task: Task<ViewRouteInitiator?, Never>
    private let signal = Signal()

    init(for route: ViewRoute) {
        task = Task { [signal] in
            signal.send()
            return await route.untilRemoved()
        }
    }

    /// Returns when it waits.
    func begin() async { try? await signal.wait() }

    var initiator: ViewRouteInitiator? { get async { await task.value } }

    func cancel() { task.cancel() }
}
