// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
import UIKit

/// The place for a view that is shown by one kind of path from one source.
@MainActor enum UIKitSpot {
    case stack(UINavigationController)
    case above(ViewRouteKind, UIViewController)
    /// UIKit chooses the place.
    case shown(UIViewController)
    case detail(UISplitViewController)
    case tab(UITabBarController)
    case child(UIViewController)
    case subview(UIView)

    /// Whether the view is pushed there.
    var isStack: Bool {
        switch self {
        case .stack: true
        case .shown(let source): source.nearest(UINavigationController.self) != nil
        default: false
        }
    }
}

extension UIKitHost {
    static let kinds: Set<ViewRouteKind> = {
        var kinds: Set<ViewRouteKind> = [
            .push, .presentModally, .show, .showDetail, .tab, .performSegue, .addAsChild, .addAsSubview,
        ]
        #if !os(tvOS)
        kinds.formUnion([.presentAsSheet, .presentAsPopover])
        #endif
        return kinds
    }()

    public func supports(_ kind: ViewRouteKind) -> Bool { UIKitHost.kinds.contains(kind) }

    public func refusal(of kind: ViewRouteKind, from source: any ViewRouteSource) -> ViewRouteRefusal? {
        do {
            if kind == .performSegue {
                _ = try segueSource(source)
            } else {
                _ = try spot(for: kind, from: source)
            }
            return nil
        } catch {
            return error
        }
    }

    public func needsNoTurn(toShow kind: ViewRouteKind, from source: any ViewRouteSource) -> Bool {
        guard kind == .addAsChild || kind == .addAsSubview, let controller = (source as? UIResponder)?.nearestController
        else { return false }
        return !controller.isInWindow
            || controller.containers.contains { $0.isBeingPresented || $0.isMovingToParent }
    }

    /// Returns the source itself. For the window of the host, returns its visible screen, or the uppermost controller to present from.
    private func seen(
        _ source: any ViewRouteSource, for kind: ViewRouteKind
    ) throws(ViewRouteRefusal) -> any ViewRouteSource {
        guard source === window else { return source }
        let levels = window?.levels ?? []
        let presents = [.presentModally, .presentAsPopover, .presentAsSheet].contains(kind)
        let level = presents ? levels.last : levels.last { !$0.isAboveScreens }
        guard let seen = level?.seen else { throw .invalidSource("the window has no root controller") }
        return seen
    }

    func segueSource(_ source: any ViewRouteSource) throws(ViewRouteRefusal) -> UIViewController {
        guard let controller = try seen(source, for: .performSegue) as? UIViewController else {
            throw .invalidSource("only controllers have segues")
        }
        guard controller.uiKitHost === self else { throw .invalidSource("it is in no window") }
        return controller
    }

    /// - Throws: The reason why no view can be shown by this kind of path from the source.
    func spot(for kind: ViewRouteKind, from source: any ViewRouteSource) throws(ViewRouteRefusal) -> UIKitSpot {
        guard source.viewRouteHost === self else { throw .invalidSource("it is in no window") }
        let source = try seen(source, for: kind)
        if kind == .addAsSubview {
            guard let view = source as? UIView ?? (source as? UIViewController)?.view else {
                throw .invalidSource("it has no view")
            }
            return .subview(view)
        }
        if kind == .addAsChild, source is UIView { throw .invalidSource("a view takes no children") }
        guard let controller = (source as? UIResponder)?.nearestController else {
            throw .invalidSource("it belongs to no controller")
        }
        return try spot(for: kind, from: controller)
    }

    private func spot(
        for kind: ViewRouteKind, from controller: UIViewController
    ) throws(ViewRouteRefusal) -> UIKitSpot {
        switch kind {
        case .push:
            guard let navigation = controller.nearest(UINavigationController.self) else {
                throw .invalidSource("it is in no navigation controller")
            }
            return .stack(navigation)
        case .presentModally, .presentAsPopover, .presentAsSheet:
            if let dialog { throw dialog.refusal }
            if let presented = controller.presentedViewController {
                // During a search, the search controller presents.
                if presented is UISearchController { return try spot(for: kind, from: presented) }
                throw .invalidSource("it presents \(UIKitHost.name(of: presented)) already")
            }
            return .above(kind, controller)
        case .show:
            // Without such a container, UIKit's `show` presents the view.
            let isInContainer = controller.containers.contains {
                $0 is UINavigationController || $0 is UISplitViewController
            }
            return isInContainer ? .shown(controller) : try spot(for: .presentModally, from: controller)
        case .showDetail:
            guard let split = controller.nearest(UISplitViewController.self) else {
                return try spot(for: .show, from: controller)
            }
            return split.isCollapsed ? .shown(controller) : .detail(split)
        case .tab:
            guard let tabs = controller.nearest(UITabBarController.self) else {
                throw .invalidSource("it is in no tab bar controller")
            }
            return .tab(tabs)
        case .addAsChild:
            guard !controller.isContainer else { throw .invalidSource("a container takes no children") }
            return .child(controller)
        default:
            throw .refused("\(name) windows do not show views by \(kind)")
        }
    }

    /// - Throws: The reason why the view cannot be put there.
    func check(_ view: AnyObject?, fits spot: UIKitSpot) throws(ViewRouteRefusal) -> UIResponder {
        if case .subview = spot {
            guard let view = view as? UIView else {
                throw .refused("\(UIKitHost.name(of: view)) is no view: it can only be a child")
            }
            guard view.superview == nil else {
                throw .alreadyActive("\(UIKitHost.name(of: view)) is in a hierarchy already")
            }
            return view
        }
        guard let controller = view as? UIViewController else {
            throw .refused("\(UIKitHost.name(of: view)) is no controller")
        }
        guard controller.parent == nil, controller.presentingViewController == nil, !controller.isInWindow else {
            throw .alreadyActive("\(UIKitHost.name(of: controller)) is in a hierarchy already")
        }
        // UIKit pushes a tab bar controller, and raises an exception for the others.
        if controller.isContainer, !(controller is UITabBarController), spot.isStack {
            throw .invalidContainer("a container cannot be pushed")
        }
        return controller
    }

    /// Returns the name of an object for messages.
    static func name(of object: AnyObject?) -> String {
        guard let object else { return "nothing" }
        guard let title = (object as? UIViewController)?.title, !title.isEmpty else { return "\(type(of: object))" }
        return "\(type(of: object)) \"\(title)\""
    }

    public func makeNavigationContainer(around view: AnyObject) -> AnyObject? {
        guard let controller = view as? UIViewController, !controller.isContainer, controller.parent == nil,
            controller.presentingViewController == nil
        else { return nil }
        return UINavigationController(rootViewController: controller)
    }

    public func needsContainer(around view: AnyObject) -> Bool { !(view is UIResponder) }

    public func container(_ container: AnyObject, holds view: AnyObject) -> Bool {
        guard container !== view, let outer = container as? UIResponder, let inner = view as? UIResponder
        else { return false }
        return inner.isInside(outer)
    }

    public func holds(_ view: AnyObject, as kind: ViewRouteKind) -> Bool {
        if kind == .addAsSubview { return (view as? UIView)?.superview != nil }
        guard let controller = view as? UIViewController else { return false }
        switch kind {
        case .push:
            guard let navigation = controller.parent as? UINavigationController else { return false }
            return navigation.viewControllers.first !== controller || navigation.parent is UINavigationController
        case .presentModally, .presentAsPopover, .presentAsSheet: return controller.presentingViewController != nil
        case .addAsChild: return controller.parent.map { !$0.isContainer } ?? false
        default: return false
        }
    }
}
#endif
