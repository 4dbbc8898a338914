// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
public import Observation

/// A stack of screens. The last screen is visible, unless a view lies above it that a `NavigationLink(value:)` has pushed.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public final class ScreenStack: NavigationContainer {
    /// An element of the path: a screen, or a value of a `NavigationLink`, which only SwiftUI knows.
    enum Entry: Equatable {
        case screen(ShownScreen)
        case value(Int)

        var screen: ShownScreen? { if case .screen(let screen) = self { screen } else { nil } }
    }

    private(set) var entries: [Entry] = [] {
        didSet { linkPath?.update(to: entries) }
    }
    @ObservationIgnored private var first: ShownScreen?
    @ObservationIgnored private var valueCount = 0
    /// The path with the values of links, for SwiftUI.
    @ObservationIgnored var linkPath: (any StackLinkPath)?

    /// - Parameter root: The screen at the bottom. It cannot be removed.
    public init(root: AnyObject) {
        super.init()
        first = ShownScreen(root, at: .bottom, in: self)
    }

    /// The screen at the bottom.
    public var root: ShownScreen {
        guard let first else { preconditionFailure("a stack is made with a root") }
        return first
    }

    /// The screens of the stack except the root.
    ///
    /// Screens that are not in a new path were removed by the user. Code calls ``pop()`` instead. Setting the path cannot add screens;
    /// use a route.
    public var path: [ShownScreen] {
        get { entries.compactMap(\.screen) }
        set { userHasRemoved(path.filter { !newValue.contains($0) }) }
    }

    /// The number of views that links have pushed.
    public var linkCount: Int { entries.count - path.count }

    /// The shown objects, root first.
    public var screens: [AnyObject] { contents.map(\.screen) }

    /// Removes the last screen without the router, or the view of a link above it. Does nothing if only the root is left.
    public func pop() {
        switch entries.last {
        case .screen(let last): shown?.model?.remove(last.screen)
        case .value: entries.removeLast()
        case nil: break
        }
    }

    /// Removes all screens except the root, and the views of links, without the router.
    public func popToRoot() {
        if let lowest = path.first, shown?.model?.remove(lowest.screen) != nil { return }
        entries.removeAll { $0.screen == nil }
    }

    override var contents: [ShownScreen] { (first.map { [$0] } ?? []) + path }

    /// Removes a screen, and the views of links above it.
    override func drop(_ screen: ShownScreen) {
        guard let index = entries.firstIndex(of: .screen(screen)) else { return }
        entries.removeSubrange(index..<endOfValues(from: index + 1))
    }

    /// Removes the views of links directly above a screen.
    override func uncover(_ screen: ShownScreen) {
        if screen === first { return dropValues(at: 0) }
        if let index = entries.firstIndex(of: .screen(screen)) { dropValues(at: index + 1) }
    }

    /// Returns whether the view of a link is directly above a screen.
    func hasLink(above screen: ShownScreen) -> Bool {
        let index = screen === first ? 0 : entries.firstIndex(of: .screen(screen)).map { $0 + 1 } ?? entries.endIndex
        return endOfValues(from: index) > index
    }

    private func dropValues(at index: Int) {
        let end = endOfValues(from: index)
        if index < end { entries.removeSubrange(index..<end) }
    }

    private func endOfValues(from index: Int) -> Int {
        entries[index...].firstIndex { $0.screen != nil } ?? entries.endIndex
    }

    func add(_ screen: AnyObject) -> ShownScreen {
        let shown = ShownScreen(screen, at: .pushed, in: self)
        entries.append(.screen(shown))
        return shown
    }

    /// Returns the screen and all screens above it, topmost first.
    func upwards(from screen: ShownScreen) -> [ShownScreen] {
        guard let index = path.firstIndex(of: screen) else { return [screen] }
        return path[index...].reversed()
    }

    /// Returns all screens above a screen, topmost first.
    func above(_ screen: ShownScreen) -> [ShownScreen] {
        guard let index = contents.firstIndex(of: screen) else { return [] }
        return contents[(index + 1)...].reversed()
    }

    /// The screens up to the first view of a link, which is not stored.
    var restorable: [ShownScreen] { entries.prefix { $0.screen != nil }.compactMap(\.screen) }

    // MARK: SwiftUI

    /// Returns new elements for values that links have pushed.
    func makeValues(_ count: Int) -> [Entry] {
        (0..<count).map { _ in
            valueCount += 1
            return .value(valueCount)
        }
    }

    /// Updates the stack after the user has gone back or used a link.
    func userHasRemoved(last count: Int, adding values: [Entry]) {
        let going = entries.suffix(count).filter { $0.screen != nil }
        entries = Array(entries.dropLast(count)) + values + going
        userHasRemoved(going.compactMap(\.screen))
    }

    private func userHasRemoved(_ screens: [ShownScreen]) {
        if !screens.isEmpty { shown?.model?.userHasRemoved(screens.reversed()) }
    }
}

/// The path of a stack in the form that SwiftUI needs for links.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor protocol StackLinkPath: AnyObject {
    /// Updates the path after a change of the stack.
    func update(to entries: [ScreenStack.Entry])
}
