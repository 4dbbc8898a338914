// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// Actions of code without the router. Hooks, observers and the routes of removed views receive the events.
extension HeadlessWindow {
    /// Pushes a screen without the router.
    ///
    /// - Parameter source: The source; nil for the visible screen.
    public func push(_ screen: AnyObject, from source: AnyObject? = nil, animated: Bool = true) {
        show(screen, by: .push, from: source, animated: animated)
    }

    /// Presents a screen without the router.
    ///
    /// - Parameter source: The source; nil for the visible screen.
    public func present(
        _ screen: AnyObject, as kind: ViewRouteKind = .presentModally, from source: AnyObject? = nil,
        animated: Bool = true
    ) {
        show(screen, by: kind, from: source, animated: animated)
    }

    /// Shows a screen without the router, by any kind that windows support.
    ///
    /// - Parameter source: The source; nil for the visible screen.
    public func show(
        _ screen: AnyObject, by kind: ViewRouteKind, from source: AnyObject? = nil, animated: Bool = true
    ) {
        let source = source ?? topScreen
        guard let source, let node = HeadlessNode.find(source) else {
            violate(.notShown, "\(HeadlessNode.name(of: screen)) is shown by \(kind): its source is in no window")
            return
        }
        HeadlessHand.show(screen, by: kind, from: node, animated: animated)
    }

    /// Pops the last screen without the router.
    public func pop(animated: Bool = true) {
        guard let last = visibleNavigation?.children.last else {
            violate(.notRemoved, "a screen is popped: there is no navigation container")
            return
        }
        HeadlessHand.remove(last.node, animated: animated)
    }

    /// Pops all screens except the root, without the router. Does nothing if only the root is left.
    public func popToRoot(animated: Bool = true) {
        guard let navigation = visibleNavigation, navigation.children.count > 1 else { return }
        HeadlessHand.remove(navigation.children[1].node, animated: animated)
    }

    /// Dismisses a presented screen and all screens above it, without the router.
    ///
    /// - Parameter screen: The screen; nil for the topmost one.
    public func dismiss(_ screen: AnyObject? = nil, animated: Bool = true) {
        let node = screen.map { HeadlessNode.find($0) } ?? levels.last?.node
        guard let root = node?.root, root.ownWindow === self, root.position > 0 else {
            violate(.notRemoved, "\(screen.map(HeadlessNode.name) ?? "a screen") is dismissed: it is not presented")
            return
        }
        HeadlessHand.remove(root, animated: animated)
    }

    /// Adds a child screen without the router.
    public func addChild(_ child: AnyObject, to parent: AnyObject) {
        guard let node = nodeForHand(parent, "\(HeadlessNode.name(of: child)) is added as a child") else { return }
        HeadlessHand.addChild(child, to: node)
    }

    /// Adds a view without the router. See ``HeadlessElement/addSubview(_:)``.
    public func addSubview(_ view: AnyObject, to superview: AnyObject) {
        guard let node = nodeForHand(superview, "\(HeadlessNode.name(of: view)) is added as a subview") else { return }
        HeadlessHand.addSubview(view, to: node)
    }

    /// Removes a screen or a view without the router.
    public func remove(_ object: AnyObject, animated: Bool = true) {
        guard let node = nodeForHand(object, "\(HeadlessNode.name(of: object)) is removed") else { return }
        HeadlessHand.remove(node, animated: animated)
    }

    private func nodeForHand(_ object: AnyObject, _ action: String) -> HeadlessNode? {
        if let node = HeadlessNode.find(object) { return node }
        violate(.notShown, "\(action): \(HeadlessNode.name(of: object)) is in no window")
        return nil
    }

    /// Adds a segue to a shown screen: a named transition, as in a UI file.
    ///
    /// - Parameters:
    ///   - screen: A screen of any class. If it leaves the window, its segues are deleted, unless it is a ``HeadlessScreen``.
    ///   - make: Creates the view, or returns nil if it cannot.
    public func addSegue(
        _ identifier: String, _ kind: ViewRouteKind, from screen: AnyObject,
        make: @escaping @MainActor () -> AnyObject?
    ) {
        guard let node = nodeForHand(screen, "a segue is added") else { return }
        node.segues[identifier] = HeadlessSegue(kind: kind, make: make)
    }
}
