// SPDX-License-Identifier: Apache-2.0

#if GTK
public import ModuleRouter

extension GTKWindow {
    public func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)? {
        // What is inside of a screen comes before it.
        let children = presentations.compactMap { $0.element as? GTKScreen }.filter { $0.place == .child }
        let screens = (levels.flatMap(\.content.screens) + children.flatMap(\.screens)).reversed()
        for screen in screens where screen.presentation?.hasArrived != false {
            // Screens of no class of their own cannot be told from one another.
            guard type(of: screen) != GTKScreen.self, let place = screen.place, let transition = route(screen) else {
                continue
            }
            let kind = place.kind(of: screen.level)
            // What code has shown has one.
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
    /// The screens inside, which are no containers, in the order in which they stand there.
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
    /// How a route would have shown what is there.
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
