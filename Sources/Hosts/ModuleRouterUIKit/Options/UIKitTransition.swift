// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
public import UIKit

/// The transition of a pushed or presented controller. Defaults to the destination's own transition.
///
/// ```swift
/// var path = ViewRoutePath.push(from: self)
/// path.options[UIKitTransition.self] = .zoom(from: cell)
/// ```
@MainActor public struct UIKitTransition: ViewRouteOptionKey {
    public static var defaultValue: UIKitTransition? { nil }

    let apply: @MainActor (UIViewController) -> Void

    /// Zooms from a view of the source, and back to it. On systems before iOS 18, tvOS 18 and visionOS 2, the controller has its usual
    /// transition.
    public static func zoom(from view: UIView) -> UIKitTransition {
        UIKitTransition { [weak view] controller in
            guard #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *) else { return }
            controller.preferredTransition = .zoom { _ in view }
        }
    }

    /// A transition of UIKit for a pushed or presented controller.
    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
    public static func preferred(_ transition: UIViewController.Transition) -> UIKitTransition {
        UIKitTransition { $0.preferredTransition = transition }
    }

    /// A presentation by the app's own animations, in the style `custom`. UIKit does not keep the delegate. The
    /// route keeps it while the controller is shown. A push uses the delegate of its navigation controller instead.
    public static func custom(_ delegate: any UIViewControllerTransitioningDelegate) -> UIKitTransition {
        UIKitTransition { controller in
            controller.modalPresentationStyle = .custom
            controller.transitioningDelegate = delegate
        }
    }
}
#endif
