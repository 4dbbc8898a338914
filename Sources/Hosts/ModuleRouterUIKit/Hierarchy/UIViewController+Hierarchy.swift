// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
    /// The controller and its ancestors, innermost first.
    var containers: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

    /// The outermost ancestor: the root of a window, or a presented controller.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Returns this controller or its nearest ancestor of a class.
    func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
        containers.lazy.compactMap { $0 as? Container }.first
    }

    /// The controller and all its descendants, outermost first.
    var withDescendants: [UIViewController] { [self] + children.flatMap(\.withDescendants) }

    /// The presented controller, if this controller and not an ancestor presents it.
    var presentedDirectly: UIViewController? {
        guard let presented = presentedViewController, presented.presentingViewController === self else { return nil }
        return presented
    }

    /// Whether the controller only shows other controllers.
    var isContainer: Bool {
        self is UINavigationController || self is UISplitViewController || self is UITabBarController
    }

    /// The visible controller of a container: the last of its stack, its selected tab, or its detail. The controller itself if
    /// it is no container.
    var seen: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.seen ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.seen ?? self
        case let split as UISplitViewController: (split.detail ?? split.viewControllers.last)?.seen ?? self
        default: self
        }
    }

    /// Returns whether the controller is another one or is inside of it. A presented controller is not inside of its presenter.
    func isWithin(_ other: UIViewController) -> Bool { containers.contains { $0 === other } }

    var isInWindow: Bool { viewIfLoaded?.window != nil }

    /// Whether it is an alert or a search, which is above the screens and is none.
    var isAboveScreens: Bool { self is UIAlertController || self is UISearchController }
}

extension UINavigationController {
    /// The position in the stack of a controller, or of the container around it: a collapsed split view controller pushes a navigation
    /// controller around its detail. Nil if the controller is in another place.
    func index(of controller: UIViewController) -> Int? { viewControllers.firstIndex { controller.isWithin($0) } }
}

extension UISplitViewController {
    /// The controller in the secondary column. Nil if the column is empty, or if the split view is collapsed.
    var detail: UIViewController? {
        guard !isCollapsed else { return nil }
        if style == .unspecified { return viewControllers.count > 1 ? viewControllers.last : nil }
        return viewController(for: .secondary)
    }
}

extension UIResponder {
    /// The nearest controller: this one, or the one that contains the view.
    var nearestController: UIViewController? {
        sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    }

    /// Returns whether this controller or view is another one or is inside of it.
    func isInside(_ other: UIResponder) -> Bool {
        if let controller = other as? UIViewController { return nearestController?.isWithin(controller) == true }
        guard let outer = other as? UIView else { return false }
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: outer) == true
    }
}

extension UIWindow {
    /// The root controller and the controllers presented above it, lowest first.
    var levels: [UIViewController] {
        guard let rootViewController else { return [] }
        var levels = [rootViewController]
        while let above = levels[levels.count - 1].withDescendants.lazy.compactMap(\.presentedDirectly).first {
            levels.append(above)
        }
        return levels
    }
}
#endif
