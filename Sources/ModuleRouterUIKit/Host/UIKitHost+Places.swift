// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouter
import UIKit

/// Where things are.
extension UIKitHost {
    /// Whether something is in the window: covered or not, but not in a hierarchy that is kept elsewhere.
    func holds(_ element: UIResponder) -> Bool {
        guard let window else { return false }
        guard let controller = element.nearestController else { return (element as? UIView)?.window === window }
        return window.levels.contains(controller.outermost)
    }

    /// Whether a view is where it was put.
    func isInPlace(_ presentation: UIKitPresentation) -> Bool {
        guard let element = presentation.element, holds(element) else { return false }
        if let view = element as? UIView { return view.superview != nil }
        guard let controller = element as? UIViewController else { return false }
        switch presentation.kind {
        case .push:
            return (presentation.container as? UINavigationController)?.viewControllers.contains(controller) == true
        case .tab:
            return (presentation.container as? UITabBarController)?.viewControllers?.contains(controller) == true
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

    /// How a controller is shown, wherever UIKit has put it; nil if it is nowhere.
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

    /// What is shown that is one of some controllers, or inside of them: the last that came first.
    func presentations(within controllers: [UIViewController]) -> [UIKitPresentation] {
        guard !controllers.isEmpty else { return [] }
        return shown.all.reversed().filter { presentation in
            guard presentation.hasArrived, !presentation.isMoving, let element = presentation.element else {
                return false
            }
            return controllers.contains { element.isInside($0) }
        }
    }

    /// Why a view cannot be taken away by itself; nil if it can.
    func refusalToLeave(_ presentation: UIKitPresentation) -> ViewRouteRefusal? {
        guard !isClosed, isInPlace(presentation) else { return .refused("it is not shown any more") }
        switch (presentation.kind, presentation.container) {
        case (.push, let navigation as UINavigationController)
        where navigation.viewControllers.first === presentation.element:
            return .refused("it is the root of its navigation controller")
        case (.show, _):
            return .refused("it is the root of its window")
        case (.tab, let tabs as UITabBarController) where tabs.viewControllers?.count == 1:
            return .refused("it is the only tab")
        case (.showDetail, let split as UISplitViewController) where split.style == .unspecified:
            return .refused("a classic split view controller always has a detail")
        default:
            return nil
        }
    }
}

extension UIView {
    /// Puts another one into this one, as large as this one whatever that becomes.
    func fill(with view: UIView) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
    }
}
#endif
