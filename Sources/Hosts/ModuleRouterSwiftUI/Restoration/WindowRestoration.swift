// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Restores the screens of one window once, and delays other actions until then.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor final class WindowRestoration {
    private enum Progress {
        case notRequested, requested, running, ended
    }

    private var progress = Progress.notRequested
    private var waiting: [() -> Void] = []

    nonisolated init() {}

    /// Whether the shown screens can be stored: those of the last launch are restored.
    var hasEnded: Bool { progress == .ended }

    /// Announces that screens will be restored.
    func request() {
        if progress == .notRequested { progress = .requested }
    }

    /// Restores a state, at the first call.
    ///
    /// - Parameter completion: Called after all screens are shown or refused.
    func restore(
        _ state: NavigationState?, in model: NavigationModel, registry: RouteRegistry?,
        completion: @escaping @MainActor () -> Void
    ) {
        guard progress == .requested else { return }
        progress = .running
        guard let state else { return end(completion) }
        Task {
            if let registry {
                _ = await registry.run { await model.restore(state) }
            } else {
                await model.restore(state)
            }
            end(completion)
        }
    }

    /// Runs an action when no restoration is pending.
    func after(_ action: @escaping () -> Void) {
        switch progress {
        case .notRequested, .ended: action()
        case .requested, .running: waiting.append(action)
        }
    }

    private func end(_ completion: @MainActor () -> Void) {
        progress = .ended
        completion()
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}
