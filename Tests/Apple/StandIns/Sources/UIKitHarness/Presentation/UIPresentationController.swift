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

    /// The view that contains the presentation. It exists from the beginning of the transition, shortly after the call, to the
    /// end of the presentation.
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
    /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/permittedarrowdirections>
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/passthroughviews>
    open var passthroughViews: [UIView]?
    /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/backgroundcolor>
    open var backgroundColor: UIColor?
    /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/popoverlayoutmargins>
    open var popoverLayoutMargins = UIEdgeInsets()
    /// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/popoverbackgroundviewclass>
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    /// Whether the popover has an anchor. Without one, UIKit stops the program.
    var hasAnchor: Bool { sourceView != nil || sourceItem != nil }
}

/// <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
}

/// <https://developer.apple.com/documentation/uikit/uiedgeinsets>
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0
    public var left: CGFloat = 0
    public var bottom: CGFloat = 0
    public var right: CGFloat = 0

    public init() {}

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// <https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods>
@MainActor public protocol UIPopoverBackgroundViewMethods: AnyObject {}

/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

#if canImport(ObjectiveC)
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@MainActor @objc public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
#else
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
#endif

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
