// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

#if canImport(UIKit) && !os(watchOS)
public import UIKit
#elseif canImport(AppKit)
public import AppKit
#endif

/// A container that can be put around a destination: a navigation controller, a tab bar controller or a split view controller.
@MainActor public protocol ZIKViewRouteContainer: AnyObject {}

#if canImport(UIKit) && !os(watchOS)
extension UINavigationController: ZIKViewRouteContainer {}
extension UITabBarController: ZIKViewRouteContainer {}
extension UISplitViewController: ZIKViewRouteContainer {}
#elseif canImport(AppKit)
extension NSTabViewController: ZIKViewRouteContainer {}
extension NSSplitViewController: ZIKViewRouteContainer {}
#endif

/// Puts a container around a destination, and returns the container.
public typealias ZIKViewRouteContainerWrapper = (_ destination: ViewController) -> ViewController

/// Converts handlers between the toolkit's type and the library's `AnyObject`.
@MainActor enum ViewControllerHandlers {
    static func untyped(_ wrap: @escaping ZIKViewRouteContainerWrapper) -> (AnyObject) -> AnyObject {
        { destination in
            guard let controller = controller(destination) else { return destination }
            return wrap(controller)
        }
    }

    static func typed(_ wrap: @escaping (AnyObject) -> AnyObject) -> ZIKViewRouteContainerWrapper {
        { destination in controller(wrap(destination)) ?? destination }
    }

    static func untyped(
        _ handle: @escaping (ViewController, @escaping () -> Void) -> Void
    ) -> (AnyObject, @escaping () -> Void) -> Void {
        { child, completion in
            guard let child = controller(child) else { return completion() }
            handle(child, completion)
        }
    }

    private static func controller(_ object: AnyObject) -> ViewController? { cast(object) }

    // Generic, because the compiler warns about a cast that always succeeds. Without a toolkit, any object is a controller.
    private static func cast<Controller>(_ object: AnyObject) -> Controller? { object as? Controller }
}
