// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

/// Asks a presented destination whether the user can dismiss it, and reports the attempts.
///
/// The host sets it as the delegate of a presentation that has none. It never replaces a delegate of the app.
final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var presentation: UIKitPresentation?

    private init(_ presentation: UIKitPresentation) { self.presentation = presentation }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        presentation?.guarding?.refusesToBeDismissed != true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        presentation?.reportDismissalAttempt()
    }

    private static let delegates = AssociatedObject<DismissalDelegate>()

    /// Observes the dismissal of a controller that is about to be presented, if its path or its destination asks for it.
    static func observe(_ controller: UIViewController, _ presentation: UIKitPresentation, _ options: ViewRouteOptions)
    {
        if !options.isDismissalAllowed { controller.isModalInPresentation = true }
        let asks = !options.isDismissalAllowed || options.dismissalAttemptHandler != nil || presentation.guarding != nil
        guard asks, let presenting = controller.presentationController, presenting.delegate == nil else { return }
        let delegate = DismissalDelegate(presentation)
        presenting.delegate = delegate
        delegates[controller] = delegate
    }
}

extension UIKitPresentation {
    /// The destination, or the visible screen inside of it, if it decides about its dismissal.
    fileprivate var guarding: (any DismissalGuarding)? {
        let screens: [AnyObject?] = [(element as? UIViewController)?.seen, destination]
        return screens.lazy.compactMap { $0 as? any DismissalGuarding }.first
    }
}
#endif
