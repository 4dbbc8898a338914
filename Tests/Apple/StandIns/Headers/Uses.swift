// SPDX-License-Identifier: Apache-2.0

// The UIKit host's calls, checked against Objective-C headers: Apple's import rules must accept each of these lines.

import UIKit

@MainActor func show(_ screen: UIViewController, from source: UIViewController) async {
    source.present(screen, animated: true)
    source.present(screen, animated: true, completion: nil)
    source.present(screen, animated: true) {}
    source.show(screen, sender: nil)
    source.showDetailViewController(screen, sender: source)
    source.navigationController?.pushViewController(screen, animated: true)
    let hasCoordinator = source.transitionCoordinator?
        .animate(alongsideTransition: nil) { context in if context.isCancelled { source.dismiss(animated: true) } }
    _ = hasCoordinator ?? false
}

@MainActor func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
    _ = child.parent === parent || child.isMovingFromParent || child.isBeingDismissed
}

@MainActor func presentAsPopover(_ screen: UIViewController, at anchor: UIView) {
    screen.modalPresentationStyle = .popover
    screen.isModalInPresentation = true
    screen.popoverPresentationController?.sourceView = anchor
    screen.presentationController?.delegate = nil
    switch screen.modalPresentationStyle {
    case .automatic, .none: break
    default: break
    }
}

/// The delegate of an app, to which another delegate forwards its calls.
final class PassingDelegate: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    weak var navigation: (any UINavigationControllerDelegate)?
    weak var presentation: (any UIAdaptivePresentationControllerDelegate)?

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        navigation?.navigationController?(navigationController, didShow: viewController, animated: animated)
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        presentation?.presentationControllerShouldDismiss?(presentationController) ?? true
    }
}

/// Is called when the view that contains it enters or leaves a window.
final class Sensor: UIView {
    var changed: (@MainActor (UIWindow?) -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        changed?(window)
    }
}
