// SPDX-License-Identifier: Apache-2.0

#if GTK
public import ModuleRouterViews

extension GTKWindow {
    public func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)? {
        // Child screens come before the screens that contain them.
        let children = presentations.compactMap { $0.element as? GTKScreen }.filter { $0.place == .child }
        let screens = (levels.flatMap(\.content.screens) + children.flatMap(\.screens)).reversed()
        for screen in screens where screen.presentation?.hasArrived != false {
            // Screens without a class of their own cannot be distinguished.
            guard type(of: screen) != GTKScreen.self, let place = screen.place, let transition = route(screen) else {
                continue
            }
            let kind = place.kind(of: screen.level)
            // A screen that code has shown has a presentation already.
            let presentation =
                screen.presentation ?? GTKPresentation(kind, of: screen, in: self, telling: .route(transition))
            if screen.presentation == nil {
                screen.presentation = presentation
                remember(presentation)
            }
            presentation.isAdopted(by: transition)
            return presentation
        }
        return nil
    }
}

extension GTKScreen {
    /// The screens inside of this one that are not containers, in their order.
    fileprivate var screens: [GTKScreen] {
        switch self {
        case let navigation as GTKNavigation: navigation.stack.flatMap(\.screens)
        case let split as GTKSplit: split.list.screens + (split.detail?.screens ?? [])
        case let tabs as GTKTabs: tabs.tabs.flatMap(\.screens)
        default: [self]
        }
    }
}

extension GTKPlace {
    /// Returns the kind of path by which a route shows a screen at this place.
    fileprivate func kind(of level: GTKLevel?) -> ViewRouteKind {
        switch self {
        case .content: level?.kind ?? .show
        case .bottom, .pushed: .push
        case .list, .detail: .showDetail
        case .tab: .tab
        case .child: .addAsChild
        case .subview: .addAsSubview
        }
    }
}
#endif
