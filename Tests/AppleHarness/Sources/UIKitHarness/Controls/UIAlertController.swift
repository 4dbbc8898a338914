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
    override var keepsItsViewToItself: Bool { true }

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
}

extension UISimulator {
    /// Taps a button of an alert, which goes by itself. That its handler is called when the alert has gone is the harder case for
    /// a client: the documentation does not say.
    func userTaps(_ title: String, in alert: UIAlertController) {
        guard !isBusy(in: alert.viewIfLoaded?.window), let action = alert.actions.first(where: { $0.title == title })
        else {
            return violate("there is no button \"\(title)\" to tap")
        }
        alert.presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
}
