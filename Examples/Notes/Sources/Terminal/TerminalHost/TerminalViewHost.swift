// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// Shows screens on a ``TerminalWindow`` for routes. An example of a host.
///
/// A host connects the library, which knows no toolkit, to a toolkit, which knows no routes. A host has these duties:
///
/// - **A source leads to its host.** ``TerminalScreen`` and ``TerminalWindow`` are sources. `viewRouteHost` is nil while a screen
///   has no window, and the library then reports the error for the host.
/// - **It declares its capabilities.** ``supports(_:)`` describes the toolkit: a route by any other path fails with
///   `unsupportedPath`. ``refusal(of:from:)`` describes the current state, and the library calls it again just before the
///   transition.
/// - **It begins a transition and reports its end**, `performed` or `failed`, once. Here a transition ends at once, so
///   ``perform(_:from:)`` reports it directly. A host with animations reports it in their completion.
/// - **It reports each removal once, with its initiator.** A router removes a view through the presentation. The command `back` is a
///   removal by the user. A view that closes together with another view is removed by `code`. If a window is deallocated, the
///   ``ReleaseSignal`` of each screen reports the removal. The presentation ignores a second report.
/// - **It retains no view.** The window retains its screens, as any hierarchy does, and the presentation refers to its screen
///   weakly. So removed screens are deallocated.
/// - **It has a queue and reports the user's transitions.** The library queues its own transitions. A removal that no router
///   requested is enclosed by `begin` and `end`, so that a route that a handler requests meanwhile waits for the end.
@MainActor public final class TerminalViewHost: ViewRouteHost {
    public let name = "the terminal"
    public let transitions = ViewTransitionQueue()
    private(set) weak var window: TerminalWindow?

    init(in window: TerminalWindow) { self.window = window }

    /// A terminal can neither show two screens side by side nor a popover.
    public func supports(_ kind: ViewRouteKind) -> Bool {
        kind == .push || kind == .presentModally || kind == .show
    }

    public func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        // A window as the source represents its top screen.
        let screen = source as? TerminalScreen ?? window?.top
        if let screen, screen !== window?.top { return .invalidSource("another screen stands above '\(screen.title)'") }
        if kind == .presentModally, let dialog = window?.dialog {
            return .invalidSource("the dialog '\(dialog.title)' is open")
        }
        if kind == .push, screen?.isModal == true {
            return .invalidSource("onto a modal screen, nothing can be pushed")
        }
        return nil
    }

    public func perform(
        _ transition: ViewTransition, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        guard let window else { throw ViewRouteRefusal.invalidSource("the window has gone") }
        guard let screen = transition.view as? TerminalScreen else {
            throw ViewRouteRefusal.refused(
                "\(transition.view.map { "a \(type(of: $0))" } ?? "nothing") is no screen of it")
        }
        guard screen.window == nil else { throw ViewRouteRefusal.alreadyActive("it is shown already") }
        // `show` pushes the screen if that is possible.
        let isModal = transition.kind == .presentModally || transition.kind == .show && window.top?.isModal == true
        let presentation = TerminalPresentation(
            of: screen, as: isModal ? .presentModally : .push, by: transition)
        screen.presentation = presentation
        window.show(screen, isModal: isModal, ReleaseSignal { presentation.wasRemoved(by: .release) })
        transition.report(.performed)
        return presentation
    }

    /// Reports the removal of screens by the window. The last of them is the lowest, which the removal was requested for.
    func tell(_ presentations: [TerminalPresentation], removedBy initiator: ViewRouteInitiator) {
        let isTurn = initiator != .router
        if isTurn { transitions.begin() }
        for presentation in presentations {
            // For its own route, a screen that a router removed together with another one was removed by other code.
            let isAlong = initiator == .router && presentation !== presentations.last
            presentation.wasRemoved(by: isAlong ? .code : initiator)
        }
        if isTurn { transitions.end() }
    }
}
