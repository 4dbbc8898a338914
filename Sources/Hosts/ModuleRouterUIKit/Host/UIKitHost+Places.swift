// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

/// The places of views in the hierarchy.
extension UIKitHost {
    /// Returns whether a controller or a view is in the window, covered or not. A hierarchy that is only kept elsewhere does
    /// not count.
    func holds(_ element: UIResponder) -> Bool {
        guard let window else { return false }
        guard let controller = element.nearestController else { return (element as? UIView)?.window === window }
        return window.levels.contains(controller.outermost)
    }

    /// Returns whether a view is where the host put it.
    func isInPlace(_ presentation: UIKitPresentation) -> Bool {
        guard let element = presentation.element, holds(element) else { return false }
        if let view = element as? UIView { return view.superview != nil }
        guard let controller = element as? UIViewController else { return false }
        switch presentation.kind {
        case .push:
            return (presentation.container as? UINavigationController)?.index(of: controller) != nil
        case .tab:
            return (presentation.container as? UITabBarController)?.tabScreens.contains(controller) == true
        case .showDetail:
            guard let split = presentation.container as? UISplitViewController else { return false }
            return split.detail.map { controller.isWithin($0) } ?? (split.isCollapsed && controller.isWithin(split))
        case .addAsChild:
            return controller.parent === presentation.container && controller.viewIfLoaded?.superview != nil
        case .show:
            return window?.rootViewController === controller
        default:
            return controller.parent == nil && controller.presentingViewController != nil
        }
    }

    /// Returns the place that UIKit has given to a controller; nil if it has none.
    func place(of controller: UIViewController) -> (kind: ViewRouteKind, container: UIViewController?)? {
        guard let parent = controller.parent else {
            return controller.presentingViewController == nil ? nil : (.presentModally, nil)
        }
        switch parent {
        case let navigation as UINavigationController:
            let isFirst = navigation.viewControllers.first === controller
            if isFirst, let split = navigation.parent as? UISplitViewController, split.detail === navigation {
                return (.showDetail, split)
            }
            return isFirst ? place(of: navigation) : (.push, navigation)
        case let split as UISplitViewController:
            return (.showDetail, split)
        case let tabs as UITabBarController:
            return (.tab, tabs)
        default:
            return (.addAsChild, parent)
        }
    }

    /// Returns the presentations of controllers and of the views inside of them, most recent first.
    func presentations(within controllers: [UIViewController]) -> [UIKitPresentation] {
        guard !controllers.isEmpty else { return [] }
        return shown.all.reversed().filter { presentation in
            guard presentation.hasArrived, !presentation.isMoving, let element = presentation.element else {
                return false
            }
            return controllers.contains { element.isInside($0) }
        }
    }

    /// Returns the reason why a view cannot be removed on its own; nil if it can.
    func refusalToLeave(_ presentation: UIKitPresentation) -> ViewRouteRefusal? {
        guard !isClosed, isInPlace(presentation) else { return .refused("it is not shown any more") }
        switch (presentation.kind, presentation.container) {
        case (.push, let navigation as UINavigationController)
        where (presentation.element as? UIViewController).map(navigation.index) == 0:
            return .refused("it is the root of its navigation controller")
        case (.show, _):
            return .refused("it is the root of its window")
        case (.tab, let tabs as UITabBarController) where tabs.hasOneTab:
            return .refused("it is the only tab")
        case (.showDetail, let split as UISplitViewController) where split.style == .unspecified:
            return .refused("a classic split view controller always has a detail")
        default:
            return nil
        }
    }
}

extension UIView {
    /// Adds a subview that always fills this view.
    func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}
#endif
