// SPDX-License-Identifier: Apache-2.0

/// The user's actions. UIKit takes no touches while it animates: a gesture during an animation has no effect.
extension UISimulator {
    /// Taps the button that leads back.
    public func userTapsBack(in navigation: UINavigationController) {
        guard canGoBack(in: navigation) else { return }
        navigation.popViewController(animated: true)
    }

    /// Swipes from the edge, and keeps the finger down. Ends with ``userReleases(cancelled:)``.
    ///
    /// - Returns: Whether the controller follows.
    @discardableResult
    public func userBeginsSwipeBack(in navigation: UINavigationController) -> Bool {
        guard canGoBack(in: navigation) else { return false }
        navigation.pop(to: navigation.viewControllers.count - 2, animated: true, interactive: true)
        return true
    }

    /// Swipes down a sheet, and keeps the finger down. Ends with ``userReleases(cancelled:)``.
    ///
    /// - Returns: Whether the sheet follows.
    @discardableResult
    public func userBeginsSwipeDown(_ controller: UIViewController) -> Bool {
        beginsToDismiss(controller, interactive: true)
    }

    /// Taps outside of a popover.
    ///
    /// - Returns: Whether it closes.
    @discardableResult
    public func userTapsOutside(_ controller: UIViewController) -> Bool {
        beginsToDismiss(controller, interactive: false)
    }

    /// Lifts the finger.
    ///
    /// - Parameter window: Nil for all windows.
    public func userReleases(cancelled: Bool, in window: UIWindow? = nil) {
        for transition in running where transition.isInteractive && (window == nil || transition.window === window) {
            transition.release(isCancelled: cancelled)
        }
    }

    /// Closes a window in the app switcher. Its running transitions do not end.
    ///
    /// UIKit does the same to a scene that the user has not closed, when it needs the memory. An app that keeps the window may put it
    /// into the scene that is connected later:
    /// <https://developer.apple.com/documentation/uikit/uiscene/diddisconnectnotification>
    public func userCloses(_ window: UIWindow) {
        abandonTransitions(in: window)
        guard let scene = window.windowScene else { return }
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        window.windowScene = nil
    }

    /// A scene for a window.
    public func makeScene() -> UIWindowScene { UIWindowScene() }

    private func canGoBack(in navigation: UINavigationController) -> Bool {
        !isBusy(in: navigation.viewIfLoaded?.window) && navigation.viewControllers.count > 1
            && navigation.presentedViewController == nil
            && navigation.topViewController?.navigationItem.hidesBackButton == false
    }

    /// UIKit asks the delegate only about dismissals by the user, and only if the presented controller is not modal.
    private func beginsToDismiss(_ controller: UIViewController, interactive: Bool) -> Bool {
        guard let window = controller.viewIfLoaded?.window, !isBusy(in: window),
            let presenter = controller.ownPresenting, controller.ownPresented == nil,
            controller.modalPresentationStyle.canBeEndedByUser, let presentation = controller.presentationController
        else { return false }
        guard !controller.isModalInHierarchy, presentation.delegate?.shouldDismiss(presentation) ?? true else {
            presentation.delegate?.didAttemptToDismiss(presentation)
            return false
        }
        presentation.delegate?.willDismiss(presentation)
        presenter.dismissOwn(animated: true, interactive: interactive) { isCancelled in
            if !isCancelled { presentation.delegate?.didDismiss(presentation) }
        }
        return true
    }
}
