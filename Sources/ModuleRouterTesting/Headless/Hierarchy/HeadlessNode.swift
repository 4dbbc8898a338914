// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// What the host knows of one object of the hierarchy. Does not keep the object.
///
/// The node of an element (``HeadlessScreen``, ``HeadlessView``) lives as long as the element, with all that is in it. The
/// node of any other object lives while the object is in a hierarchy.
@MainActor final class HeadlessNode {
    enum Role { case screen, view, navigation, split, tabs }

    enum Place: Hashable {
        case nowhere
        /// The root of a window.
        case content
        /// Above the rest of a window.
        case presented(ViewRouteKind)
        /// The first of a stack.
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
    /// The window, of a node that is its content or presented.
    weak var ownWindow: HeadlessWindow?
    var place = Place.nowhere
    /// In a stack, or among what a window shows one above the other.
    var position = 0
    var motion: Motion?
    /// The screens inside: the stack of a navigation container, the columns of a split view, tabs, or children.
    private(set) var children: [HeadlessLink] = []
    private(set) var subviews: [HeadlessLink] = []
    /// The tab that is shown.
    weak var selected: HeadlessNode?
    var segues: [String: HeadlessSegue] = [:]
    /// Added by hand, and not prepared yet.
    var isUnprepared = false
    let isElement: Bool

    /// The node of a plain object.
    init(_ role: Role, object: AnyObject) {
        self.role = role
        self.object = object
        isElement = false
    }

    /// The node of an element, which makes itself known.
    init(_ role: Role) {
        self.role = role
        isElement = true
    }

    var isContainer: Bool { role == .navigation || role == .split || role == .tabs }

    var isInHierarchy: Bool { parent != nil || ownWindow != nil }

    var window: HeadlessWindow? { root.ownWindow }

    /// What this is in, and is in nothing itself.
    var root: HeadlessNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// The nearest of a role, beginning with this one.
    func nearest(_ role: Role) -> HeadlessNode? {
        var candidate = self
        while candidate.role != role {
            guard let parent = candidate.parent else { return nil }
            candidate = parent
        }
        return candidate
    }

    /// Whether this is another one, or inside of it.
    func isWithin(_ other: HeadlessNode) -> Bool {
        var node: HeadlessNode? = self
        while let candidate = node {
            if candidate === other { return true }
            node = candidate.parent
        }
        return false
    }

    /// What a plain object is, is decided by the place that it comes to.
    func becomes(_ role: Role) {
        if !isElement, !isInHierarchy { self.role = role }
    }

    // Links are changed while they are taken out of their place: of what is never changed in its place, the compiler proves that
    // no two accesses overlap, and none is checked when it runs.

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

    /// Puts an object into this one.
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

    /// Takes this one out of what it is in.
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

    /// Forgets where it was.
    func hasLeft() {
        parent = nil
        ownWindow = nil
        place = .nowhere
        motion = nil
        if !isElement { forget() }
    }

    /// Usually the last one.
    private static func take(_ node: HeadlessNode, from links: inout [HeadlessLink]) -> HeadlessLink? {
        if links.last?.node === node { return links.removeLast() }
        return links.lastIndex { $0.node === node }.map { links.remove(at: $0) }
    }

    /// Lets a presentation stand for this one, unless another does.
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

    /// Whether nothing goes with it when it goes.
    var goesAlone: Bool {
        switch place {
        case .pushed: (parent?.children.count ?? 0) - position <= 1
        case .presented: (ownWindow?.levels.count ?? 0) - position <= 1
        default: true
        }
    }

    /// What goes when this one goes, the uppermost first and this one last.
    var goingWithIt: [HeadlessNode] {
        guard !goesAlone else { return [self] }
        let links = (place == .pushed ? parent?.children : ownWindow?.levels) ?? []
        return links[position...].reversed().map(\.node)
    }

    /// The presentation that stands for this one.
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

    /// Whether there is nothing inside.
    var isEmpty: Bool { children.isEmpty && subviews.isEmpty }

    /// The presentations of all that is inside, the innermost and uppermost first, and the one that stands for this.
    func presentations(and own: HeadlessPresentation?) -> [HeadlessPresentation] {
        let inside = isEmpty ? [] : (children + subviews).reversed().flatMap(\.presentations)
        // One that stands for a container around this comes with that.
        guard let own, own.node === self else { return inside }
        return inside + [own]
    }
}

extension HeadlessNode: ViewRouteSource {
    /// For objects that are no sources themselves.
    var viewRouteHost: (any ViewRouteHost)? { window }
}
