// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
public import Observation

/// A screen, or a part of one, at its place in a ``NavigationModel``: what the paths and items of SwiftUI are bound to.
///
/// It keeps the screen, and is the source of routes for objects that are none themselves. An object has one while it is shown.
@MainActor @Observable public final class ShownScreen: Identifiable, ViewRouteSource {
    enum Place {
        /// The first of a level: of the window, or of what is presented above it.
        case content
        case bottom, pushed
        case list, detail
        case tab
        case child, part
    }

    public nonisolated let id: Int
    /// The destination, or a container around it.
    @ObservationIgnored public let screen: AnyObject
    /// The screens that it was given as children.
    public internal(set) var children: [ShownScreen] = []
    /// The views that it was given as parts.
    public internal(set) var parts: [ShownScreen] = []

    @ObservationIgnored let place: Place
    /// What it is a child or a part of.
    @ObservationIgnored private(set) weak var outer: ShownScreen?
    /// The container that it is in.
    @ObservationIgnored private(set) weak var container: NavigationContainer?
    /// The level that it is the content of.
    @ObservationIgnored weak var level: NavigationLevel?
    @ObservationIgnored private(set) var presentation: NavigationPresentation?
    /// Tells when the place is freed, with the window it was in.
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
            // It may have been shown elsewhere before.
            for inside in container.contents.flatMap(\.all) { inside.isDetached = false }
        }
        ShownScreens.remember(self)
    }

    /// Where an object is shown; nil if it is nowhere.
    ///
    /// - Complexity: O(1).
    static func of(_ object: AnyObject) -> ShownScreen? { object as? ShownScreen ?? ShownScreens.find(object) }

    func carry(_ presentation: NavigationPresentation) {
        guard self.presentation?.isStanding != true else { return }
        self.presentation = presentation
        release = ReleaseSignal { presentation.hasGone(by: .release) }
    }

    // MARK: Surroundings

    /// What is around it: the container, or the screen that it is a part of.
    var surrounding: ShownScreen? { outer ?? container?.shown }

    /// What is around it, and in nothing itself.
    var outermost: ShownScreen {
        var node = self
        while let surrounding = node.surrounding { node = surrounding }
        return node
    }

    var model: NavigationModel? { isDetached ? nil : outermost.level?.model }

    public var viewRouteHost: (any ViewRouteHost)? { model }

    /// The object as a source: itself, if it is one.
    var source: any ViewRouteSource { screen as? any ViewRouteSource ?? self }

    func isWithin(_ other: ShownScreen) -> Bool {
        var node: ShownScreen? = self
        while let candidate = node {
            if candidate === other { return true }
            node = candidate.surrounding
        }
        return false
    }

    /// The nearest container of a type around it, or itself.
    func nearest<Container: NavigationContainer>(_ type: Container.Type) -> Container? {
        var node: ShownScreen? = self
        while let candidate = node {
            if let container = candidate.screen as? Container ?? candidate.container as? Container { return container }
            node = candidate.surrounding
        }
        return nil
    }

    /// All that is inside of it and itself, the innermost and uppermost first.
    var all: [ShownScreen] {
        let inside = (screen as? NavigationContainer)?.contents ?? []
        return (inside + children + parts).reversed().flatMap(\.all) + [self]
    }

    var name: String { "\(type(of: screen))" }
}

extension ShownScreen: Hashable {
    public nonisolated static func == (left: ShownScreen, right: ShownScreen) -> Bool { left === right }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// What is shown where, of all windows.
@MainActor private enum ShownScreens {
    private struct Entry {
        weak var shown: ShownScreen?
    }

    /// Those of a dropped window are left here until the table is cleaned.
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
        // The place in memory may have been that of another object.
        guard let shown = entries[ObjectIdentifier(object)]?.shown, shown.screen === object, !shown.isDetached
        else { return nil }
        return shown
    }
}
