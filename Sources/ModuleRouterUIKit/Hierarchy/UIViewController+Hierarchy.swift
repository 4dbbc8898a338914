// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
    /// Itself, and those around it, the innermost first.
    var containers: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

    /// The outermost of those around it: what fills a window, or is presented.
    var outermost: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// The nearest container of a class, beginning with this one.
    func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
        containers.lazy.compactMap { $0 as? Container }.first
    }

    /// Itself, and all that is inside, the outermost first.
    var withDescendants: [UIViewController] { [self] + children.flatMap(\.withDescendants) }

    /// What this one presents itself, and none of those around it.
    var ownPresented: UIViewController? {
        guard let presented = presentedViewController, presented.presentingViewController === self else { return nil }
        return presented
    }

    /// Whether it only shows others.
    var isContainer: Bool {
        self is UINavigationController || self is UISplitViewController || self is UITabBarController
    }

    /// What is seen of a container: the last of its stack, its chosen tab, its detail. Itself, if it is none.
    var seen: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.seen ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.seen ?? self
        case let split as UISplitViewController: (split.detail ?? split.viewControllers.last)?.seen ?? self
        default: self
        }
    }

    /// Whether this is another one, or inside of it. What is presented is inside of nothing.
    func isWithin(_ other: UIViewController) -> Bool { containers.contains { $0 === other } }

    var isInWindow: Bool { viewIfLoaded?.window != nil }
}

extension UISplitViewController {
    /// What is in the secondary column; nil if that is empty, or not seen beside the primary one.
    var detail: UIViewController? {
        guard !isCollapsed else { return nil }
        if style == .unspecified { return viewControllers.count > 1 ? viewControllers.last : nil }
        return viewController(for: .secondary)
    }
}

extension UIResponder {
    /// The nearest controller: itself, or the one that a view belongs to.
    var nearestController: UIViewController? {
        sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    }

    /// Whether it is a controller, or a view of one, that is another one or inside of it.
    func isInside(_ other: UIResponder) -> Bool {
        if let controller = other as? UIViewController { return nearestController?.isWithin(controller) == true }
        guard let outer = other as? UIView else { return false }
        let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return view?.isDescendant(of: outer) == true
    }
}

extension UIWindow {
    /// The root controller, and what is presented above it, one above the other.
    var levels: [UIViewController] {
        guard let rootViewController else { return [] }
        var levels = [rootViewController]
        while let above = levels[levels.count - 1].withDescendants.lazy.compactMap(\.ownPresented).first {
            levels.append(above)
        }
        return levels
    }
}
#endif
