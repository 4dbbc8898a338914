// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS) && !canImport(UIKitHarness)
import UIKit

/// An interactive pop without a finger, which UIKit runs like a swipe from the edge.
///
/// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:interactioncontrollerfor:)>
@MainActor final class Swipe: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    private let interaction = UIPercentDrivenInteractiveTransition()
    /// Whether UIKit has begun to animate.
    private(set) var hasBegun = false

    /// - Parameter navigation: Its delegate is weak. Keep the swipe until its end.
    init(in navigation: UINavigationController) {
        super.init()
        navigation.delegate = self
    }

    func release(cancelled: Bool) { if cancelled { interaction.cancel() } else { interaction.finish() } }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        hasBegun = true
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: transitionDuration(using: context)) {
            from.frame.origin.x = context.containerView.bounds.width
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
#endif
