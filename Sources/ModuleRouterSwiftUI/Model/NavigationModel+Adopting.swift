// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

extension NavigationModel {
    public func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)? {
        for shown in levels.reversed().flatMap(\.content.all) where !(shown.screen is NavigationContainer) {
            guard let transition = route(shown.screen) else { continue }
            // What code has shown has one.
            let presentation = shown.presentation ?? NavigationPresentation(shown.kind, telling: .route(transition))
            if shown.presentation == nil { presentation.stand(at: shown) }
            presentation.isAdopted(by: transition)
            return presentation
        }
        return nil
    }
}

extension ShownScreen {
    /// How a route would have shown it.
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
