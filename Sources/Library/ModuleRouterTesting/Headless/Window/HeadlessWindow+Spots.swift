// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The place for a view, derived from the route kind and the source.
@MainActor enum HeadlessSpot {
    case stack(HeadlessNode)
    case above(ViewRouteKind)
    case detail(HeadlessNode)
    case tab(HeadlessNode)
    case child(HeadlessNode)
    case subview(HeadlessNode)

    /// The effective kind of the route.
    var kind: ViewRouteKind {
        switch self {
        case .stack: .push
        case .above(let kind): kind
        case .detail: .showDetail
        case .tab: .tab
        case .child: .addAsChild
        case .subview: .addAsSubview
        }
    }
}

extension HeadlessWindow {
    /// - Complexity: O(number of containers around the source), independent of the other shown screens.
    /// - Throws: The reason if the source does not support this kind of route.
    func spot(for kind: ViewRouteKind, from node: HeadlessNode) throws(ViewRouteRefusal) -> HeadlessSpot {
        if kind == .push, let navigation = node.nearest(.navigation) {
            try checkIsShown(navigation)
            return .stack(navigation)
        }
        try checkIsShown(node)
        switch kind {
        case .push:
            throw .invalidSource("it is in no navigation container")
        case .presentModally, .presentAsPopover, .presentAsSheet:
            try checkHasNoDialog()
            let root = node.root
            guard root.position == levels.count - 1 else {
                throw .invalidSource("it presents \(HeadlessNode.name(of: levels[root.position + 1].object)) already")
            }
            return .above(kind)
        case .show:
            return try spot(for: node.nearest(.navigation) == nil ? .presentModally : .push, from: node)
        case .showDetail:
            guard let split = node.nearest(.split) else { return try spot(for: .show, from: node) }
            return .detail(split)
        case .addAsChild:
            guard node.role == .screen else {
                throw .invalidSource("\(node.role == .view ? "a view" : "a container") takes no children")
            }
            return .child(node)
        case .addAsSubview:
            return .subview(node)
        case .tab:
            guard let tabs = node.nearest(.tabs) else { throw .invalidSource("it is in no tabs") }
            return .tab(tabs)
        default:
            throw .refused("\(name) windows do not show views by \(kind)")
        }
    }

    /// - Throws: An error if the node is not in this window.
    private func checkIsShown(_ node: HeadlessNode) throws(ViewRouteRefusal) {
        if let parent = node.parent { return try checkIsShown(parent) }
        // If the node is found at its position, its weak reference need not be read.
        if node.position < levels.count, levels[node.position].node === node { return }
        throw .invalidSource(node.ownWindow == nil ? "it is in no window" : "it is in another window")
    }

    /// - Throws: The reason if the view does not fit the place.
    func check(_ view: AnyObject, fits spot: HeadlessSpot) throws(ViewRouteRefusal) {
        guard let node = HeadlessNode.find(view) else { return }
        if node.isInHierarchy { throw .alreadyActive("\(node.name) is in a hierarchy already") }
        guard node.isElement else { return }
        switch (spot, node.role) {
        // Tabs can be pushed, as in UIKit.
        case (.stack, .navigation), (.stack, .split):
            throw .invalidContainer("a container cannot be pushed")
        case (.subview, .view):
            break
        case (.subview, _):
            throw .refused("\(node.name) is a screen: it can only be a child")
        case (_, .view):
            throw .refused("\(node.name) is a view, no screen")
        default:
            break
        }
    }

    /// Puts a view at its place. Returns the previous detail, which is removed when the transition ends.
    func put(
        _ view: AnyObject, at spot: HeadlessSpot, _ presentation: HeadlessPresentation?
    ) -> (node: HeadlessNode, replaced: HeadlessLink?) {
        var replaced: HeadlessLink?
        let node: HeadlessNode
        switch spot {
        case .stack(let navigation):
            node = navigation.adopt(view, at: .pushed, presentation)
        case .above(let kind):
            node = raise(view, at: .presented(kind), presentation)
        case .detail(let split):
            replaced = split.column(.detail)?.node.detach()
            node = split.adopt(view, at: .detail, presentation)
        case .tab(let tabs):
            node = tabs.adopt(view, at: .tab, presentation)
            tabs.selected = node
        case .child(let parent):
            node = parent.adopt(view, at: .child, presentation)
        case .subview(let parent):
            node = parent.adopt(view, at: .subview, presentation)
        }
        prepareUnprepared(in: node)
        return (node, replaced)
    }

    /// Changes the levels while they are moved out of their property. See ``HeadlessNode``.
    func changeLevels<Result>(_ change: (inout [HeadlessLink]) -> Result) -> Result {
        var links = levels
        levels = []
        defer { levels = links }
        return change(&links)
    }

    /// Puts a view above all others.
    @discardableResult
    func raise(
        _ view: AnyObject, at place: HeadlessNode.Place, _ presentation: HeadlessPresentation?
    ) -> HeadlessNode {
        let node = HeadlessNode.node(of: view, as: .screen)
        node.ownWindow = self
        node.place = place
        node.motion = nil
        node.position = levels.count
        presentation?.node = node
        let link = HeadlessLink(view, node, presentation)
        changeLevels { $0.append(link) }
        return node
    }
}
