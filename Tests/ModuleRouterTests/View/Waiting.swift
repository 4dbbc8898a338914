// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Somebody who waits for the end of a view.
@MainActor final class Waiting {
    private let task: Task<ViewRouteInitiator?, Never>
    private let signal = Signal()

    init<Destination, Module>(for router: ViewRouter<Destination, Module>) {
        task = Task { [signal] in
            signal.send()
            return await router.untilRemoved()
        }
    }

    /// Returns when it waits.
    func begin() async { try? await signal.wait() }

    var origin: ViewRouteInitiator? { get async { await task.value } }

    func cancel() { task.cancel() }
}
