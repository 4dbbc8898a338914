// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension HeadlessWindow {
    /// The screen that is seen: of what is uppermost, the last of its stack, the chosen tab or the detail. Nil if the window
    /// is closed.
    public var topScreen: AnyObject? { levels.last.flatMap { HeadlessWindow.visible(in: $0.node).object } }

    /// What is presented above all else, which may be a container; nil if nothing is.
    public var presented: AnyObject? { levels.count > 1 ? levels.last?.object : nil }

    /// The stack that the user sees, the root first; below what is presented, if that has none.
    public var stack: [AnyObject] { visibleNavigation?.children.map(\.object) ?? [] }

    /// Whether an object is a screen or a view of this window.
    ///
    /// - Complexity: O(depth of the object).
    public func contains(_ object: AnyObject) -> Bool { HeadlessNode.find(object)?.window === self }

    /// An object of this window as the source of routes: itself, if it is one. Nil if it is not in the window.
    public func source(for object: AnyObject) -> (any ViewRouteSource)? {
        guard let node = HeadlessNode.find(object), node.window === self else { return nil }
        return node.source
    }

    /// The navigation container that the user sees.
    var visibleNavigation: HeadlessNode? {
        for level in levels.reversed() {
            if let navigation = HeadlessWindow.visibleNavigation(in: level.node) { return navigation }
        }
        return nil
    }

    /// What is seen of a screen: itself, if it is no container.
    static func visible(in node: HeadlessNode) -> HeadlessNode {
        var node = node
        while let inner = shown(in: node) { node = inner }
        return node
    }

    private static func visibleNavigation(in node: HeadlessNode) -> HeadlessNode? {
        if node.role == .split {
            // The stack of the list is seen beside the detail.
            let columns = [node.column(.detail), node.column(.list)].compactMap { $0?.node }
            let stacks = columns.compactMap { visibleNavigation(in: $0) }
            return stacks.first { $0.children.count > 1 } ?? stacks.first
        }
        return node.role == .navigation ? node : shown(in: node).flatMap { visibleNavigation(in: $0) }
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
