// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationModel {
    public func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)? {
        for shown in levels.reversed().flatMap(\.content.all) where shown.isThere {
            guard ScreenView.isOfItsOwnClass(shown.screen), let transition = route(shown.screen) else { continue }
            let presentation: NavigationPresentation
            if let known = shown.presentation, known.isStanding {
                // Code has shown it without the router.
                presentation = known
            } else {
                presentation = NavigationPresentation(shown.kind, telling: .route(transition))
                presentation.stand(at: shown)
            }
            presentation.isAdopted(by: transition)
            return presentation
        }
        return nil
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ShownScreen {
    /// Whether it is a screen whose presentation is complete.
    fileprivate var isThere: Bool {
        guard !(screen is NavigationContainer) else { return false }
        return presentation.map { $0.hasArrived || !$0.isStanding } ?? true
    }

    /// The kind of route that shows a view at this place.
    fileprivate var kind: ViewRouteKind {
        switch place {
        case .content: level?.kind ?? .show
        case .bottom, .pushed: .push
        case .list, .detail: .showDetail
        case .tab: .tab
        case .child: .addAsChild
        case .part: .addAsSubview
        }
    }
}
