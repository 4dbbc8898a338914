// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The host's data about one object of the hierarchy. Does not keep the object alive.
///
/// The node of an element (``HeadlessScreen``, ``HeadlessView``) lives as long as the element and keeps its contents. The node
/// of another object lives while the object is in a hierarchy.
@MainActor final class HeadlessNode {
    enum Role { case screen, view, navigation, split, tabs }

    enum Place: Hashable {
        case nowhere
        /// The root of a window.
        case content
        /// Presented above the content of a window.
        case presented(ViewRouteKind)
        /// The root of a stack.
        case bottom
        case pushed
        case list
        case detail
        case tab
        case child
        case subview
    }

    enum Motion { case movingIn, movingOut }

    private(set) var role: Role
    weak var object: AnyObject?
    weak var parent: HeadlessNode?
    /// The window, if the node is its content or presented above it.
    weak var ownWindow: HeadlessWindow?
    var place = Place.nowhere
    /// The index in the stack or among the levels of the window.
    var position = 0
    var motion: Motion?
    /// The screens inside: the stack of a navigation container, the columns of a split view, the tabs, or the children.
    private(set) var children: [HeadlessLink] = []
    private(set) var subviews: [HeadlessLink] = []
    /// The selected tab.
    weak var selected: HeadlessNode?
    var segues: [String: HeadlessSegue] = [:]
    /// Whether it was added without the router and is not prepared yet.
    var isUnprepared = false
    let isElement: Bool

    /// Creates the node of a plain object.
    init(_ role: Role, object: AnyObject) {
        self.role = role
        self.object = object
        isElement = false
    }

    /// Creates the node of an element, which sets `object` itself.
    init(_ role: Role) {
        self.role = role
        isElement = true
    }

    var isContainer: Bool { role == .navigation || role == .split || role == .tabs }

    var isInHierarchy: Bool { parent != nil || ownWindow != nil }

    var window: HeadlessWindow? { root.ownWindow }

    /// The outermost parent, which has no parent itself.
    var root: HeadlessNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// Returns the nearest node with a role: this one, or a parent.
    func nearest(_ role: Role) -> HeadlessNode? {
        var candidate = self
        while candidate.role != role {
            guard let parent = candidate.parent else { return nil }
            candidate = parent
        }
        return candidate
    }

    /// Returns whether this node is the other one or inside it.
    func isWithin(_ other: HeadlessNode) -> Bool {
        var node: HeadlessNode? = self
        while let candidate = node {
            if candidate === other { return true }
            node = candidate.parent
        }
        return false
    }

    /// Sets the role of a plain object, which depends on its place.
    func becomes(_ role: Role) {
        if !isElement, !isInHierarchy { self.role = role }
    }

    // Links are changed while they are moved out of their property. The compiler can then prove that no two accesses overlap,
    // so no exclusivity checks are needed at run time.

    private func changeChildren<Result>(_ change: (inout [HeadlessLink]) -> Result) -> Result {
        var links = children
        children = []
        defer { children = links }
        return change(&links)
    }

    private func changeSubviews<Result>(_ change: (inout [HeadlessLink]) -> Result) -> Result {
        var links = subviews
        subviews = []
        defer { subviews = links }
        return change(&links)
    }

    /// Adds an object to this node.
    @discardableResult
    func adopt(_ object: AnyObject, at place: Place, _ presentation: HeadlessPresentation? = nil) -> HeadlessNode {
        let node = HeadlessNode.node(of: object, as: place == .subview ? .view : .screen)
        node.parent = self
        node.place = place
        node.motion = nil
        presentation?.node = node
        let link = HeadlessLink(object, node, presentation)
        if place == .subview {
            changeSubviews { $0.append(link) }
        } else {
            node.position = children.count
            changeChildren { $0.append(link) }
        }
        return node
    }

    /// Removes this node from its parent or its window.
    @discardableResult
    func detach() -> HeadlessLink? {
        defer { hasLeft() }
        switch place {
        case .nowhere:
            return nil
        case .content, .presented:
            guard let ownWindow else { return nil }
            return ownWindow.changeLevels { HeadlessNode.take(self, from: &$0) }
        case .subview:
            guard let parent else { return nil }
            return parent.changeSubviews { HeadlessNode.take(self, from: &$0) }
        case .bottom, .pushed, .list, .detail, .tab, .child:
            guard let parent else { return nil }
            let link = parent.changeChildren { HeadlessNode.take(self, from: &$0) }
            if place == .tab, parent.selected === self { parent.selected = parent.children.last?.node }
            return link
        }
    }

    /// Clears the data about the former place.
    func hasLeft() {
        parent = nil
        ownWindow = nil
        place = .nowhere
        motion = nil
        if !isElement { forget() }
    }

    /// Removes a node from links. The node is usually the last one.
    private static func take(_ node: HeadlessNode, from links: inout [HeadlessLink]) -> HeadlessLink? {
        if links.last?.node === node { return links.removeLast() }
        return links.lastIndex { $0.node === node }.map { links.remove(at: $0) }
    }

    /// Assigns a presentation to this node, unless it has one already.
    func carry(_ presentation: HeadlessPresentation) {
        if let ownWindow {
            return ownWindow.changeLevels { HeadlessNode.carry(presentation, self, in: &$0) }
        }
        guard let parent else { return }
        if place == .subview {
            parent.changeSubviews { HeadlessNode.carry(presentation, self, in: &$0) }
        } else {
            parent.changeChildren { HeadlessNode.carry(presentation, self, in: &$0) }
        }
    }

    private static func carry(
        _ presentation: HeadlessPresentation, _ node: HeadlessNode, in links: inout [HeadlessLink]
    ) {
        guard let index = links.lastIndex(where: { $0.node === node }), links[index].presentation?.isGone != false
        else { return }
        links[index].carry(presentation)
    }

    /// Whether no other node is removed together with this one.
    var goesAlone: Bool {
        switch place {
        case .pushed: (parent?.children.count ?? 0) - position <= 1
        case .presented: (ownWindow?.levels.count ?? 0) - position <= 1
        default: true
        }
    }

    /// The nodes that are removed together with this one, topmost first and this one last.
    var goingWithIt: [HeadlessNode] {
        guard !goesAlone else { return [self] }
        let links = (place == .pushed ? parent?.children : ownWindow?.levels) ?? []
        return links[position...].reversed().map(\.node)
    }

    /// The presentation of this node.
    var presentation: HeadlessPresentation? {
        switch place {
        case .nowhere:
            return nil
        case .content, .presented:
            return ownWindow?.levels[position].presentation
        case .pushed:
            return parent?.children[position].presentation
        case .subview:
            return parent?.subviews.last { $0.node === self }?.presentation
        case .bottom, .list, .detail, .tab, .child:
            return parent?.children.last { $0.node === self }?.presentation
        }
    }

    /// Whether the node has no contents.
    var isEmpty: Bool { children.isEmpty && subviews.isEmpty }

    /// Returns the presentations of the contents, innermost and topmost first, followed by the node's own.
    func presentations(and own: HeadlessPresentation?) -> [HeadlessPresentation] {
        let inside = isEmpty ? [] : (children + subviews).reversed().flatMap(\.presentations)
        // The presentation of a container around this node is included with the container.
        guard let own, own.node === self else { return inside }
        return inside + [own]
    }
}

extension HeadlessNode: ViewRouteSource {
    /// The host, for objects that are not sources themselves.
    var viewRouteHost: (any ViewRouteHost)? { window }
}
