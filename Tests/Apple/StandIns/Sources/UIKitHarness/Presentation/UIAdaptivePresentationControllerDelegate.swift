// SPDX-License-Identifier: Apache-2.0

// The methods are optional in Objective-C. On other systems, they have empty default implementations.

#if canImport(ObjectiveC)
/// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@MainActor @objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    @objc optional func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool
    @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    @objc optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    func shouldDismiss(_ presentation: UIPresentationController) -> Bool {
        presentationControllerShouldDismiss?(presentation) ?? true
    }
    func willDismiss(_ presentation: UIPresentationController) { presentationControllerWillDismiss?(presentation) }
    func didDismiss(_ presentation: UIPresentationController) { presentationControllerDidDismiss?(presentation) }
    func didAttemptToDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidAttemptToDismiss?(presentation)
    }
}
#else
/// Receives only dismissals by the user, not by code.
///
/// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

    func shouldDismiss(_ presentation: UIPresentationController) -> Bool {
        presentationControllerShouldDismiss(presentation)
    }
    func willDismiss(_ presentation: UIPresentationController) { presentationControllerWillDismiss(presentation) }
    func didDismiss(_ presentation: UIPresentationController) { presentationControllerDidDismiss(presentation) }
    func didAttemptToDismiss(_ presentation: UIPresentationController) {
        presentationControllerDidAttemptToDismiss(presentation)
    }
}
#endif
