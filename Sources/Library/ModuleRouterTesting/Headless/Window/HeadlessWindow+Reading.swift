// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension HeadlessWindow {
    /// The visible screen: in the topmost level, the last screen of a stack, the selected tab or the detail. Nil if the window
    /// is closed.
    public var topScreen: AnyObject? { levels.last.flatMap { HeadlessWindow.visible(in: $0.node).object } }

    /// The topmost presentation, which may be a container; nil if nothing is presented.
    public var presented: AnyObject? { levels.count > 1 ? levels.last?.object : nil }

    /// The visible stack, root first. If the topmost presentation has no stack, that of a level below it.
    public var stack: [AnyObject] { visibleNavigation?.children.map(\.object) ?? [] }

    /// Returns whether an object is a screen or a view of this window.
    ///
    /// - Complexity: O(depth of the object).
    public func contains(_ object: AnyObject) -> Bool { HeadlessNode.find(object)?.window === self }

    /// Returns an object of this window as a source of routes: the object itself, if it is a source. Nil if the object is not
    /// in the window.
    public func source(for object: AnyObject) -> (any ViewRouteSource)? {
        guard let node = HeadlessNode.find(object), node.window === self else { return nil }
        return node.source
    }

    /// The visible navigation container.
    var visibleNavigation: HeadlessNode? {
        for level in levels.reversed() {
            if let navigation = HeadlessWindow.visibleNavigation(in: level.node) { return navigation }
        }
        return nil
    }

    /// Returns the visible screen of a container, or the screen itself if it is not a container.
    static func visible(in node: HeadlessNode) -> HeadlessNode {
        var node = node
        while let inner = shown(in: node) { node = inner }
        return node
    }

    private static func visibleNavigation(in node: HeadlessNode) -> HeadlessNode? {
        if node.role == .split {
            // The stack of the list is visible beside the detail.
            let columns = [node.column(.detail), node.column(.list)].compactMap { $0?.node }
            let stacks = columns.compactMap { visibleNavigation(in: $0) }
            return stacks.first { $0.children.count > 1 } ?? stacks.first
        }
        let inner = shown(in: node).flatMap { visibleNavigation(in: $0) }
        guard node.role == .navigation else { return inner }
        // The stack of a tab inside of a pushed tab bar, once it has a screen to go back from.
        return inner.flatMap { $0.children.count > 1 ? $0 : nil } ?? node
    }

    private static func shown(in container: HeadlessNode) -> HeadlessNode? {
        switch container.role {
        case .navigation: container.children.last?.node
        case .split: (container.column(.detail) ?? container.column(.list))?.node
        case .tabs: container.selected
        case .screen, .view: nil
        }
    }
}
