// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A window on a terminal: a stack of screens, of which the user sees the top one.
///
/// It is the toolkit's side. It knows screens, but no routes, except that it reports removed screens to the host.
@MainActor public final class TerminalWindow: ViewRouteSource {
    private var places: [Place] = []
    private var screens: [TerminalScreen] { places.map(\.screen) }
    /// Called when another screen comes to the top.
    var changed: (() -> Void)?
    /// The open dialog.
    var dialog: TerminalDialog? { didSet { changed?() } }
    /// The host that shows screens here for routes.
    public private(set) lazy var host = TerminalViewHost(in: self)

    /// A screen, and the signal that tells its route if the window is deallocated. The screen does not own the signal, because a
    /// proxy may retain the screen longer than the window.
    private struct Place {
        let screen: TerminalScreen
        let signal: ReleaseSignal
    }

    public init() {}

    public var viewRouteHost: (any ViewRouteHost)? { host }

    /// The screen on top; nil if the window is empty.
    public var top: TerminalScreen? { places.last?.screen }

    /// The dialog, or else the top screen: it receives the user's input.
    var front: TerminalScreen? { dialog ?? top }

    func isFirst(_ screen: TerminalScreen) -> Bool { places.first?.screen === screen }

    func show(_ screen: TerminalScreen, isModal: Bool, _ signal: ReleaseSignal) {
        screen.window = self
        screen.isModal = isModal
        places.append(Place(screen: screen, signal: signal))
        changed?()
    }

    /// Removes a screen and those above it.
    func remove(_ screen: TerminalScreen, by initiator: ViewRouteInitiator) {
        guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
        removeAll(from: index, by: initiator)
    }

    /// Removes the screens above a screen.
    func reveal(_ screen: TerminalScreen) {
        guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
        removeAll(from: index + 1, by: .code)
    }

    /// Removes all screens, and closes the dialog, on behalf of the user.
    public func close() {
        removeAll(from: 0, by: .user)
        let dialog = dialog
        self.dialog = nil
        dialog?.request.report(.failed(.invalidSource("its window was closed")))
    }

    private func removeAll(from index: Int, by initiator: ViewRouteInitiator) {
        guard index < places.count else { return }
        let left = places[index...]
        let removed = left.map(\.screen).reversed()
        places.removeSubrange(index...)
        for screen in removed { screen.window = nil }
        // The stack is already up to date, so that handlers can show another screen.
        host.tell(removed.compactMap(\.presentation), removedBy: initiator)
        withExtendedLifetime(left) {}
        changed?()
    }
}
