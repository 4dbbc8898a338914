// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

extension HeadlessWindow {
    public func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)? {
        for node in levels.reversed().flatMap(\.node.screens) where node.isThere {
            // A plain `HeadlessScreen` cannot be identified by its class.
            guard let screen = node.object, type(of: screen) != HeadlessScreen.self, let transition = route(screen)
            else { continue }
            let presentation: HeadlessPresentation
            if let known = node.presentation, !known.isGone {
                // Code has shown it without the router.
                presentation = known
            } else {
                presentation = HeadlessPresentation(node.kind, telling: .route(transition))
                presentation.node = node
                node.carry(presentation)
            }
            presentation.isAdopted(by: transition)
            return presentation
        }
        return nil
    }
}

extension HeadlessNode {
    /// This screen and the screens inside it, without containers, innermost and topmost first.
    fileprivate var screens: [HeadlessNode] {
        children.reversed().flatMap(\.node.screens) + (isContainer ? [] : [self])
    }

    /// Whether neither the node nor a parent is in a transition.
    fileprivate var isThere: Bool {
        if let presentation, !presentation.isGone, !presentation.hasArrived { return false }
        return sequence(first: self) { $0.parent }.allSatisfy { $0.motion == nil }
    }

    /// The kind of route that shows a view at this place.
    fileprivate var kind: ViewRouteKind {
        switch place {
        case .nowhere, .content: .show
        case .presented(let kind): kind
        case .bottom, .pushed: .push
        case .list, .detail: .showDetail
        case .tab: .tab
        case .child: .addAsChild
        case .subview: .addAsSubview
        }
    }
}
