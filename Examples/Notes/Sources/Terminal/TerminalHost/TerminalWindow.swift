// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A window on a terminal: screens on one another, of which the user sees the one on top.
///
/// This is the toolkit's side: it knows screens, and nothing of routes but whom to tell that a screen has gone.
@MainActor public final class TerminalWindow: ViewRouteSource {
    private var places: [Place] = []
    private var screens: [TerminalScreen] { places.map(\.screen) }
    /// Told when another screen is on top.
    var changed: (() -> Void)?
    /// What shows screens here for routes.
    public private(set) lazy var host = TerminalViewHost(in: self)

    /// A screen, and what tells its route if the window is freed with it. Not the screen owns that: a proxy of it may keep the
    /// screen.
    private struct Place {
        let screen: TerminalScreen
        let signal: ReleaseSignal
    }

    public init() {}

    public var viewRouteHost: (any ViewRouteHost)? { host }

    /// The screen on top; nil if the window is empty.
    public var top: TerminalScreen? { places.last?.screen }

    func isFirst(_ screen: TerminalScreen) -> Bool { places.first?.screen === screen }

    func show(_ screen: TerminalScreen, isModal: Bool, _ signal: ReleaseSignal) {
        screen.window = self
        screen.isModal = isModal
        places.append(Place(screen: screen, signal: signal))
        changed?()
    }

    /// Takes a screen away, with those above it.
    func remove(_ screen: TerminalScreen, by origin: ViewRouteOrigin) {
        guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
        removeAll(from: index, by: origin)
    }

    /// Takes those above a screen away.
    func reveal(_ screen: TerminalScreen) {
        guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
        removeAll(from: index + 1, by: .code)
    }

    /// Takes all screens away, as the user wants it.
    public func close() { removeAll(from: 0, by: .user) }

    private func removeAll(from index: Int, by origin: ViewRouteOrigin) {
        guard index < places.count else { return }
        let left = places[index...]
        let removed = left.map(\.screen).reversed()
        places.removeSubrange(index...)
        for screen in removed { screen.window = nil }
        // The screens stand as they will stand, so whoever is told now may show the next.
        host.tell(removed.compactMap(\.presentation), removedBy: origin)
        withExtendedLifetime(left) {}
        changed?()
    }
}
