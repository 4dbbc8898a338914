// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The router's view of a presented screen.
@MainActor final class TerminalPresentation: ViewPresentation {
    let kind: ViewRouteKind
    private(set) var isStanding = true
    private weak var screen: TerminalScreen?
    private let transition: ViewTransition

    init(of screen: TerminalScreen, as kind: ViewRouteKind, by transition: ViewTransition) {
        self.screen = screen
        self.kind = kind
        self.transition = transition
    }

    var source: (any ViewRouteSource)? { screen }

    func remove(_ options: ViewRemoveOptions) {
        // The window then calls `wasRemoved`.
        if let screen { screen.window?.remove(screen, by: .router) }
    }

    func reveal(animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        if let screen { screen.window?.reveal(screen) }
        completion(nil)
    }

    /// Reports the removal of the screen. Further calls have no effect.
    func wasRemoved(by initiator: ViewRouteInitiator) {
        guard isStanding else { return }
        isStanding = false
        screen?.presentation = nil
        transition.report(.removed(initiator))
    }
}
