// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension HeadlessWindow {
    private static let kinds: ViewRoutePaths = [
        .push, .presentModally, .presentAsPopover, .presentAsSheet, .show, .showDetail, .addAsChild, .addAsSubview,
        .performSegue, .tab,
    ]

    public func supports(_ kind: ViewRouteKind) -> Bool { HeadlessWindow.kinds.contains(kind) }

    public func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        do {
            let node = try node(of: source)
            if kind == .performSegue { _ = try segueScreen(from: node) } else { _ = try spot(for: kind, from: node) }
            return nil
        } catch {
            return error
        }
    }

    public func perform(
        _ transition: ViewTransition, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        guard move == nil else {
            violate(.transitionRunning, "a route is performed by \(transition.kind) while another transition runs")
            throw ViewRouteRefusal.refused("another transition is running")
        }
        let node = try node(of: source)
        if transition.kind == .performSegue { return try performSegue(transition, from: node, source) }
        guard let view = transition.view else {
            violate(.misuse, "a route is performed by \(transition.kind) without a view")
            throw ViewRouteRefusal.refused("there is no view")
        }
        let spot: HeadlessSpot
        do {
            spot = try self.spot(for: transition.kind, from: node)
        } catch {
            // The library has asked before. But a hook may have closed the window since.
            guard !isClosed else { throw error }
            violate(.misuse, "a route is performed by \(transition.kind) although that was refused: \(error.reason)")
            throw error
        }
        if case .above(.presentAsPopover) = spot, transition.options.anchor == nil {
            throw ViewRouteRefusal.refused("a popover needs an anchor")
        }
        return try show(view, at: spot, transition)
    }

    private func show(
        _ view: AnyObject, at spot: HeadlessSpot, _ transition: ViewTransition
    ) throws(ViewRouteRefusal) -> HeadlessPresentation {
        try check(view, fits: spot)
        try announceReplacement(at: spot)
        let options = transition.options
        let destination = transition.route.destination ?? view
        let presentation = HeadlessPresentation(spot.kind, telling: .route(transition))
        presentation.isDismissalAllowed = options.isDismissalAllowed
        let (node, replaced) = put(view, at: spot, presentation)
        if destination !== view { HeadlessNode.find(destination)?.carry(presentation) }
        switch spot {
        case .child:
            if let handler = options.addingChildViewHandler {
                var isDone = false
                ChildViewHandling.run(handler, on: view) { [weak self] in
                    if isDone { self?.violate(.misuse, "the handler that adds a child says twice that it is done") }
                    isDone = true
                    presentation.didPresent()
                } forgotten: { [weak self] refusal in
                    guard presentation.hasNotArrived(refusal) else { return false }
                    self?.violate(.misuse, "the handler that adds a child never says that it is done")
                    return true
                }
            } else {
                presentation.didPresent()
            }
        case .subview, .tab:
            presentation.didPresent()
        case .stack, .above, .detail:
            arrive(node, presentation, replacing: replaced, animated: options.animated, in: nil)
        }
        return presentation
    }

    /// Announces the removal of the current detail.
    func announceReplacement(at spot: HeadlessSpot) throws(ViewRouteRefusal) {
        guard case .detail(let split) = spot, let old = split.column(.detail) else { return }
        for presentation in old.presentations { presentation.willRemove(by: .code) }
        guard split.window === self, split.column(.detail)?.node === old.node else {
            throw .refused("the shown views have changed meanwhile")
        }
    }

    /// Moves in a screen that is already in its place.
    func arrive(
        _ node: HeadlessNode, _ presentation: HeadlessPresentation?, replacing replaced: HeadlessLink?, animated: Bool,
        in begun: HeadlessMove?
    ) {
        if begun == nil, replaced == nil, isInstant(animated: animated) {
            presentation?.didPresent()
            return
        }
        let move = begun ?? startMove(holdingTurn: false)
        move.replaced = replaced
        node.motion = .movingIn
        run(move, animated: animated) { [weak node] in
            node?.motion = nil
            withExtendedLifetime(replaced) {
                for presentation in replaced?.presentations ?? [] { presentation.didRemove(by: .code) }
            }
            presentation?.didPresent()
        }
    }

    /// Returns the node of a source in this window.
    func node(of source: any ViewRouteSource) throws(ViewRouteRefusal) -> HeadlessNode {
        guard let node = HeadlessNode.find(source) else { throw .invalidSource("it is in no window") }
        return node
    }

    private func segueScreen(from node: HeadlessNode) throws(ViewRouteRefusal) -> HeadlessNode {
        guard node.window === self else { throw .invalidSource("it is in no window") }
        guard node.role != .view else { throw .invalidSource("only screens have segues") }
        return node
    }

    private func performSegue(
        _ transition: ViewTransition, from node: HeadlessNode, _ source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        let screen = try segueScreen(from: node)
        let identifier = transition.options.segueIdentifier ?? ""
        guard let segue = screen.segues[identifier] else {
            throw ViewRouteRefusal.segueNotPerformed("\(screen.name) has no segue \"\(identifier)\"")
        }
        _ = try spot(for: segue.kind, from: screen)
        guard let view = transition.view ?? segue.make() else {
            throw ViewRouteRefusal.segueNotPerformed("the segue \"\(identifier)\" made no view")
        }
        if transition.view == nil { try transition.prepare(view) }
        // Preparing may have changed the shown screens.
        guard move == nil else { throw ViewRouteRefusal.refused("another transition is running") }
        return try show(view, at: spot(for: segue.kind, from: screen), transition)
    }

    public func makeNavigationContainer(around view: AnyObject) -> AnyObject? {
        if let node = HeadlessNode.find(view), node.isInHierarchy || node.role != .screen { return nil }
        return HeadlessNavigation(root: view)
    }

    public func container(_ container: AnyObject, holds view: AnyObject) -> Bool {
        guard container !== view, let outer = HeadlessNode.find(container), let inner = HeadlessNode.find(view)
        else { return false }
        return inner.isWithin(outer)
    }

    public func holds(_ view: AnyObject, as kind: ViewRouteKind) -> Bool {
        switch HeadlessNode.find(view)?.place {
        case .pushed: kind == .push
        case .presented(let shown): kind == shown
        case .child: kind == .addAsChild
        case .subview: kind == .addAsSubview
        case .nowhere, .content, .bottom, .list, .detail, .tab, nil: false
        }
    }
}

extension ViewRouteRefusal {
    /// The reason, for the messages of violations.
    var reason: String {
        switch self {
        case .invalidSource(let reason), .alreadyActive(let reason), .invalidContainer(let reason),
            .segueNotPerformed(let reason), .refused(let reason):
            reason
        }
    }
}
