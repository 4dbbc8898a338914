// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// Shows screens on a ``TerminalWindow`` for routes. An example of how a host is written.
///
/// A host stands between the library, which knows no toolkit, and a toolkit, which knows no routes. This is what it
/// owes:
///
/// - **A source leads to its host.** ``TerminalScreen`` and ``TerminalWindow`` are sources; `viewRouteHost` is nil
///   while a screen is in no window, and the library then says so for the host.
/// - **It says what it can do.** ``supports(_:)`` is about the toolkit: a route by any other path fails with
///   `unsupportedPath`. ``refusal(of:from:)`` is about this moment, and asked again just before the transition.
/// - **It begins a transition and reports how it ended**: `performed` or `failed`, once. Here a transition ends at
///   once, so that is reported from within ``perform(_:from:)``; with animations it would be in their completion.
/// - **It reports each removal once, whoever removes the view.** A router asks the presentation; `back` is the
///   user's; what goes with another view goes by `code`; a window that is freed takes its screens along, which the ``ReleaseSignal`` at the place of each tells. The
///   presentation remembers that it has been told, so two of these at once do no harm.
/// - **It keeps no view.** The window keeps its screens, as any hierarchy does; the presentation knows its screen
///   weakly. So what is removed is freed.
/// - **It has a queue, and says when the user moves something.** The library takes turns by itself; a removal that no
///   router has asked for stands between `begin` and `end`, so that a route that a handler asks for meanwhile waits
///   for the end.
@MainActor public final class TerminalViewHost: ViewRouteHost {
    public let name = "the terminal"
    public let transitions = ViewTransitionQueue()
    private weak var window: TerminalWindow?

    init(in window: TerminalWindow) { self.window = window }

    /// A terminal has no room for two screens side by side, and none for bubbles.
    public func supports(_ kind: ViewRouteKind) -> Bool {
        kind == .push || kind == .presentModally || kind == .show
    }

    public func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        // The window itself stands for whatever is on top.
        let screen = source as? TerminalScreen ?? window?.top
        if let screen, screen !== window?.top { return .invalidSource("another screen stands above '\(screen.title)'") }
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
        guard screen.window == nil else { throw ViewRouteRefusal.overRoute("it is shown already") }
        // To show a screen is to push it, where that can be.
        let isModal = transition.kind == .presentModally || transition.kind == .show && window.top?.isModal == true
        let presentation = TerminalPresentation(
            of: screen, as: isModal ? .presentModally : .push, by: transition)
        screen.presentation = presentation
        window.show(screen, isModal: isModal, ReleaseSignal { presentation.wasRemoved(by: .release) })
        transition.report(.performed)
        return presentation
    }

    /// The window has taken screens away, the lowest of them last: the one that was to go.
    func tell(_ presentations: [TerminalPresentation], removedBy origin: ViewRouteOrigin) {
        let isTurn = origin != .router
        if isTurn { transitions.begin() }
        for presentation in presentations {
            // What a router has removed with another screen has gone, as far as its own route knows, by other code.
            let isAlong = origin == .router && presentation !== presentations.last
            presentation.wasRemoved(by: isAlong ? .code : origin)
        }
        if isTurn { transitions.end() }
    }
}
