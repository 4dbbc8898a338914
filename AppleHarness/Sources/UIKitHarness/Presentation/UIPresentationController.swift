// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@MainActor open class UIPresentationController: NSObject {
    private weak var presenting: UIViewController?
    private unowned let presented: UIViewController
    /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/delegate>
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/init(presentedviewcontroller:presenting:)>
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    /// In which the presentation takes place: there from its beginning, shortly after it was asked for, to its end.
    ///
    /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/containerview>
    open internal(set) var containerView: UIView?

    /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentingviewcontroller>
    open var presentingViewController: UIViewController {
        presented.ownPresenting ?? presenting ?? presented
    }

    /// <https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentedviewcontroller>
    open var presentedViewController: UIViewController { presented }
}

/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
@available(tvOS, unavailable)
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceview>
    open var sourceView: UIView?
    /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect>
    open var sourceRect: CGRect = .zero
    /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceitem>
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?

    /// UIKit stops the program if there is none.
    var hasAnchor: Bool { sourceView != nil || sourceItem != nil }
}

#if canImport(ObjectiveC)
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@MainActor @objc public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
#else
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
#endif

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
