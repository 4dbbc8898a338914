// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
import UIKit

/// An open dialog of a window and its alert, which UIKit keeps.
@MainActor final class UIKitDialog {
    let request: DialogRequest
    fileprivate weak var alert: UIAlertController?
    /// Whether the alert is an action sheet, which a tap outside closes.
    fileprivate var isSheet = false
    /// The answer, until the alert has left the window.
    fileprivate var answer: DialogRequest.Event?

    fileprivate init(_ request: DialogRequest) { self.request = request }

    /// The reason why nothing can be presented.
    var refusal: ViewRouteRefusal { .invalidSource("the dialog '\(request.title)' is open") }
}

/// Dialogs are alerts and action sheets of UIKit, above all that the window shows.
extension UIKitHost: DialogHost {
    public func open(_ request: DialogRequest, from source: any ViewRouteSource) throws {
        guard let presenter = window?.levels.last else {
            throw ViewRouteRefusal.invalidSource("the window has no root controller")
        }
        let dialog = UIKitDialog(request)
        let alert = makeAlert(of: dialog, above: presenter)
        var hasCompleted = false
        change { presenter.present(alert, animated: true, completion: { hasCompleted = true }) }
        // If UIKit refuses, it writes to the log and never calls the completion.
        guard alert.presentingViewController != nil else {
            throw ViewRouteRefusal.refused("\(UIKitHost.name(of: presenter)) has not presented it")
        }
        self.dialog = dialog
        let move = UIKitMove(
            holdingTurn: true, isSettled: { [weak alert] in hasCompleted || alert?.isInWindow != false }
        ) { _, _ in }
        move.destination = alert
        begin(move, alert.transitionCoordinator)
    }

    public func close(_ request: DialogRequest) {
        guard let dialog, dialog.request === request else { return }
        self.dialog = nil
        guard let alert = dialog.alert, let presenter = alert.presentingViewController, !alert.isBeingDismissed else {
            return
        }
        change { presenter.dismiss(animated: holds(alert)) }
        begin(departure(of: alert) {}, alert.transitionCoordinator)
    }

    /// Ends the open dialog together with the window.
    func endDialog() {
        guard let dialog else { return }
        self.dialog = nil
        dialog.request.report(.failed(.invalidSource("its window was closed")))
    }

    /// Handles a button of an alert. UIKit does not document whether the alert has left the window before it calls the handler, so
    /// the answer waits for that.
    private func hasChosen(_ button: Int, _ text: String, in dialog: UIKitDialog) {
        guard self.dialog === dialog, dialog.answer == nil else { return }
        let answer = DialogRequest.Event.chose(button: button, text: text)
        dialog.answer = answer
        let move = departure(of: dialog.alert) { [weak self] in
            guard let self, self.dialog === dialog else { return }
            self.dialog = nil
            dialog.request.report(answer)
        }
        begin(move, dialog.alert?.transitionCoordinator)
    }

    /// Waits until an alert has left the window.
    private func departure(of alert: UIAlertController?, _ finish: @escaping @MainActor () -> Void) -> UIKitMove {
        UIKitMove(
            holdingTurn: true,
            isSettled: { [weak self, weak alert] in
                guard let self, let alert else { return true }
                return window?.levels.contains(alert) != true
            }
        ) { _, _ in finish() }
    }

    /// Handles an alert that was released without a pressed button, because other code has dismissed it. UIKit calls no handler
    /// then. It does not document whether it calls one if the user taps outside an action sheet.
    private func wasReleased(_ dialog: UIKitDialog) {
        guard self.dialog === dialog, dialog.answer == nil else { return }
        self.dialog = nil
        dialog.request.report(
            dialog.isSheet ? .closed : .failed(.invalidSource("other code has dismissed it")))
    }
}

// MARK: Making the alert

extension UIKitHost {
    private func makeAlert(of dialog: UIKitDialog, above presenter: UIViewController) -> UIAlertController {
        let request = dialog.request
        #if os(tvOS)
        let isSheet = request.isSheet
        #else
        let isPopover = request.isSheet && presenter.traitCollection.showsSheetsAsPopovers
        let item = isPopover ? popoverItem(request.anchor) : nil
        let isSheet = request.isSheet && (!isPopover || item != nil)
        #endif
        let alert = UIAlertController(
            title: request.title, message: request.message, preferredStyle: isSheet ? .actionSheet : .alert)
        dialog.alert = alert
        dialog.isSheet = isSheet
        #if !os(tvOS)
        if let item { alert.popoverPresentationController?.sourceItem = item }
        #endif
        if let field = request.textField {
            alert.addTextField {
                $0.text = field.text
                $0.placeholder = field.placeholder
                $0.isSecureTextEntry = field.isSecure
            }
        }
        let field = alert.textFields?.first
        // The alert keeps its handlers, which keep the signal.
        let release = ReleaseSignal { [weak self] in
            // Not inside of the alert's release.
            Task { self?.wasReleased(dialog) }
        }
        for (index, button) in request.buttons.enumerated() {
            let action = UIAlertAction(title: button.title, style: button.role.style) { [weak self] _ in
                withExtendedLifetime(release) { self?.hasChosen(index, field?.text ?? "", in: dialog) }
            }
            alert.addAction(action)
            if !isSheet, index == request.defaultButton, button.role == .normal { alert.preferredAction = action }
        }
        return alert
    }

    #if !os(tvOS)
    /// Returns the item that a popover points to; nil if the object cannot be one.
    func popoverItem(_ anchor: AnyObject?) -> (any UIPopoverPresentationControllerSourceItem)? {
        switch anchor {
        case let view as UIView: view
        case let item as UIBarButtonItem: item
        case let controller as UIViewController: controller.viewIfLoaded
        default: nil
        }
    }
    #endif
}

extension DialogRequest {
    /// Whether the dialog is an action sheet where that is possible. A tap outside closes one, so it needs a button that cancels. An
    /// action sheet has no fields.
    fileprivate var isSheet: Bool { style == .choices && closingButton != nil && textField == nil }
}

extension DialogRole {
    fileprivate var style: UIAlertAction.Style {
        switch self {
        case .normal: .default
        case .destructive: .destructive
        case .cancel: .cancel
        }
    }
}

#if !os(tvOS)
extension UITraitCollection {
    /// Whether an action sheet needs an anchor. A window on an iPad may become wider while the sheet is open: UIKit then turns the
    /// sheet into a popover, and stops the program if it has no anchor.
    fileprivate var showsSheetsAsPopovers: Bool { userInterfaceIdiom != .phone || horizontalSizeClass == .regular }
}
#endif
#endif
