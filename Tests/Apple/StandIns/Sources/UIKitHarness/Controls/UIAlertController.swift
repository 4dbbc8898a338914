// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uialertaction>
@MainActor open class UIAlertAction: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum>
    public enum Style: Int, Sendable { case `default` = 0, cancel = 1, destructive = 2 }

    public let title: String?
    public let style: Style
    let handler: (@MainActor (UIAlertAction) -> Void)?

    /// <https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)>
    public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// <https://developer.apple.com/documentation/uikit/uialertcontroller>
@MainActor open class UIAlertController: UIViewController {
    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/style>
    public enum Style: Int, Sendable { case actionSheet = 0, alert = 1 }

    /// "The view hierarchy for this class is private and must not be modified."
    ///
    /// <https://developer.apple.com/documentation/uikit/uialertcontroller>
    override var reservesItsView: Bool { true }

    /// "If you present an action sheet in a regular width, it is a popover", which needs an anchor.
    ///
    /// <https://developer.apple.com/design/human-interface-guidelines/action-sheets>
    override var isPopoverInRegularWidth: Bool { preferredStyle == .actionSheet }

    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/preferredstyle>
    open private(set) var preferredStyle = Style.alert
    open var message: String?
    open private(set) var actions: [UIAlertAction] = []

    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)>
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)>
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            UISimulator.current.violate("an exception: an alert has two buttons that cancel")
        }
        actions.append(action)
    }

    /// "You can add a text field only if the preferredStyle property is set to UIAlertController.Style.alert."
    ///
    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/addtextfield(configurationhandler:)>
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return UISimulator.current.violate("an exception: a text field is added to an action sheet")
        }
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/textfields>
    open private(set) var textFields: [UITextField]?

    /// "The action object you assign to this property must have already been added to the alert controller's list of actions." It
    /// "is relevant for the alert style only", and with a physical keyboard, "pressing the Return key triggers the preferred action".
    ///
    /// <https://developer.apple.com/documentation/uikit/uialertcontroller/preferredaction>
    open var preferredAction: UIAlertAction? {
        didSet {
            guard let preferredAction, !actions.contains(where: { $0 === preferredAction }) || preferredStyle != .alert
            else { return }
            UISimulator.current.violate("an exception: the preferred action is none of the alert's")
        }
    }
}

extension UISimulator {
    /// Taps a button of an alert, which then closes. The documentation does not say whether the handler is called before or after
    /// the alert has closed; see ``alertsCallHandlersFirst``.
    func userTaps(_ title: String, in alert: UIAlertController) {
        guard !isBusy(in: alert.viewIfLoaded?.window), let action = alert.actions.first(where: { $0.title == title })
        else {
            return violate("there is no button \"\(title)\" to tap")
        }
        let handler = action.handler
        if alertsCallHandlersFirst { handler?(action) }
        alert.presentingViewController?.dismiss(animated: true) { [alertsCallHandlersFirst] in
            if !alertsCallHandlersFirst { handler?(action) }
        }
    }

    /// Replaces the text of an alert's field.
    func userTypes(_ text: String, in alert: UIAlertController) {
        guard let field = alert.textFields?.first else { return violate("there is no field to type into") }
        field.text = text
    }

    /// Presses Return on a hardware keyboard.
    func userPressesReturn(in alert: UIAlertController) {
        if let title = alert.preferredAction?.title { userTaps(title, in: alert) }
    }

    /// Taps outside of an action sheet, or presses Escape on a hardware keyboard, which means the cancel button. A tap outside of
    /// an alert has no effect. The documentation does not say whether a tap outside calls the handler of the cancel button; see
    /// ``tapsOutsideCallHandlers``. It does not describe popovers without a cancel button either; here, they close.
    func userCancels(_ alert: UIAlertController) {
        let isSheet = alert.preferredStyle == .actionSheet
        let cancel = alert.actions.first { $0.style == .cancel }?.title
        if let cancel, !isSheet || tapsOutsideCallHandlers { return userTaps(cancel, in: alert) }
        if isSheet, cancel != nil || isRegularWidth {
            alert.presentingViewController?.dismiss(animated: true)
        }
    }
}
