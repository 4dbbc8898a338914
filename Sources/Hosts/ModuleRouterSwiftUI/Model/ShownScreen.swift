// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
public import Observation

/// A screen, or a part of one, at its place in a ``NavigationModel``. SwiftUI's paths and items are bound to it.
///
/// It keeps the screen alive. It is the source of routes for objects that are not sources themselves. Each object has one while
/// it is shown.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public final class ShownScreen: Identifiable, ViewRouteSource {
    enum Place {
        /// The first screen of a level: the content of the window, or of a presentation.
        case content
        case bottom, pushed
        case list, detail
        case tab
        case child, part
    }

    public nonisolated let id: Int
    /// The destination, or a container around it.
    @ObservationIgnored public let screen: AnyObject
    /// The screens that routes have added as children.
    public internal(set) var children: [ShownScreen] = []
    /// The views that routes have added as parts.
    public internal(set) var parts: [ShownScreen] = []
    /// Whether the user can dismiss the screen. Defaults to the option `isDismissalAllowed` of its path. The screen can also refuse.
    public var isDismissalAllowed = true
    /// The navigation transition of the path, for SwiftUI; nil for the usual one.
    @ObservationIgnored var transition: AnyObject?
    /// The item of the tab that the app has set, in place of the screen's own.
    private var ownTabItem: ScreenTabItem?

    @ObservationIgnored let place: Place
    /// The screen that this one is a child or a part of.
    @ObservationIgnored private(set) weak var outer: ShownScreen?
    /// The container that holds this screen.
    @ObservationIgnored private(set) weak var container: NavigationContainer?
    /// The level whose content is this screen.
    @ObservationIgnored weak var level: NavigationLevel?
    @ObservationIgnored private(set) var presentation: NavigationPresentation?
    /// Reports the release of this place together with its window.
    @ObservationIgnored private var release: ReleaseSignal?
    @ObservationIgnored var isDetached = false

    init(_ screen: AnyObject, at place: Place, in container: NavigationContainer? = nil, of outer: ShownScreen? = nil) {
        id = ShownScreens.nextNumber()
        self.screen = screen
        self.place = place
        self.container = container
        self.outer = outer
        if let container = screen as? NavigationContainer {
            container.shown = self
            // The container may have been shown elsewhere before.
            for inside in container.contents.flatMap(\.all) { inside.isDetached = false }
        }
        ShownScreens.remember(self)
    }

    /// Returns the place of an object; nil if the object is not shown.
    ///
    /// - Complexity: O(1).
    static func of(_ object: AnyObject) -> ShownScreen? { object as? ShownScreen ?? ShownScreens.find(object) }

    func carry(_ presentation: NavigationPresentation) {
        guard self.presentation?.isStanding != true else { return }
        self.presentation = presentation
        release = ReleaseSignal { presentation.didRemove(by: .release) }
    }

    // MARK: Surroundings

    /// The parent: the container, or the screen that this one is a child or a part of.
    var surrounding: ShownScreen? { outer ?? container?.shown }

    /// The outermost parent, which has no parent itself.
    var outermost: ShownScreen {
        var node = self
        while let surrounding = node.surrounding { node = surrounding }
        return node
    }

    var model: NavigationModel? { isDetached ? nil : outermost.level?.model }

    public var viewRouteHost: (any ViewRouteHost)? { model }

    /// The screen itself if it is a source of routes, otherwise this place.
    var source: any ViewRouteSource { screen as? any ViewRouteSource ?? self }

    func isWithin(_ other: ShownScreen) -> Bool {
        var node: ShownScreen? = self
        while let candidate = node {
            if candidate === other { return true }
            node = candidate.surrounding
        }
        return false
    }

    /// Returns the nearest container of a type: this screen, or a parent.
    func nearest<Container: NavigationContainer>(_ type: Container.Type) -> Container? {
        var node: ShownScreen? = self
        while let candidate = node {
            if let container = candidate.screen as? Container ?? candidate.container as? Container { return container }
            node = candidate.surrounding
        }
        return nil
    }

    /// This screen and all screens inside it, innermost and topmost first.
    var all: [ShownScreen] {
        let inside = (screen as? NavigationContainer)?.contents ?? []
        return (inside + children + parts).reversed().flatMap(\.all) + [self]
    }

    /// The item of the tab, if this is one of ``ScreenTabs``. Defaults to the item of the screen, or of the first screen of a
    /// container. Set it to change the item of one tab at any time.
    ///
    /// ```swift
    /// tabs.tabs[1].tabItem.badge = 3
    /// ```
    public var tabItem: ScreenTabItem {
        get {
            if let ownTabItem { return ownTabItem }
            let first = (screen as? NavigationContainer)?.contents.first?.screen ?? screen
            return (first as? any NavigationScreen)?.tabItem ?? ScreenTabItem()
        }
        set { ownTabItem = newValue }
    }

    var name: String { "\(type(of: screen))" }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ShownScreen: Hashable {
    public nonisolated static func == (left: ShownScreen, right: ShownScreen) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The places of all shown objects, in all windows.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor private enum ShownScreens {
    private struct Entry {
        weak var shown: ShownScreen?
    }

    /// Entries of released windows remain until the table is cleaned.
    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var cleaningCount = 256
    private static var number = 0

    static func nextNumber() -> Int {
        number += 1
        return number
    }

    static func remember(_ shown: ShownScreen) {
        if entries.count >= cleaningCount {
            entries = entries.filter { $0.value.shown != nil }
            cleaningCount = max(256, entries.count * 2)
        }
        entries[ObjectIdentifier(shown.screen)] = Entry(shown: shown)
    }

    static func find(_ object: AnyObject) -> ShownScreen? {
        // A new object may have the memory address of an earlier one.
        guard let shown = entries[ObjectIdentifier(object)]?.shown, shown.screen === object, !shown.isDetached
        else { return nil }
        return shown
    }
}
