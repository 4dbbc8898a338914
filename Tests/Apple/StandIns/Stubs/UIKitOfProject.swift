// SPDX-License-Identifier: Apache-2.0

// The UIKit API that the apps and experiments of Tests/Apple/Mac use and the stand-in lacks: declarations without implementations.
// Used by Scripts/check-apple-triples alone.

// MARK: Transitions

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning>
@MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    var containerView: UIView { get }
    var transitionWasCancelled: Bool { get }
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func completeTransition(_ didComplete: Bool)
}

/// <https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey>
public struct UITransitionContextViewKey: Hashable, Sendable {
    public static let from = UITransitionContextViewKey()
    public static let to = UITransitionContextViewKey()
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning>
@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning>
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}

/// <https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition>
@MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    public override init() { super.init() }
    open func cancel() {}
    open func finish() {}
}

extension UINavigationController {
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation>
    public enum Operation: Int, Sendable { case none, push, pop }

    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/navigationbar>
    public var navigationBar: UINavigationBar { UINavigationBar() }
}

/// <https://developer.apple.com/documentation/uikit/uinavigationbar>
@MainActor open class UINavigationBar: UIView {
    open var topItem: UINavigationItem? { nil }
}

extension UIView {
    /// <https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:completion:)>
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {}

    /// <https://developer.apple.com/documentation/uikit/uiview/insertsubview(_:belowsubview:)>
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
}

extension CGRect {
    /// <https://developer.apple.com/documentation/corefoundation/cgrect/width>
    public var width: CGFloat { 0 }
}

// MARK: The app

extension UIApplication {
    public class var shared: UIApplication { UIApplication() }
    public var connectedScenes: Set<UIScene> { [] }

    /// <https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey>
    public struct LaunchOptionsKey: Hashable, Sendable {}
}

/// <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
    /// <https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()>
    public static func main() {}
}

/// <https://developer.apple.com/documentation/uikit/uiscenesession>
@MainActor open class UISceneSession: NSObject {
    /// <https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.property>
    open var role: Role { Role() }
    public struct Role: Hashable, Sendable {}
}

/// <https://developer.apple.com/documentation/uikit/uisceneconfiguration>
@MainActor open class UISceneConfiguration: NSObject {
    open var delegateClass: AnyClass?
    public init(name: String?, sessionRole: UISceneSession.Role) {}
}

/// <https://developer.apple.com/documentation/uikit/uiscenedelegate>
@MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// Apple's Foundation exports the C library.
public struct clockid_t: Sendable {}
public let CLOCK_PROCESS_CPUTIME_ID = clockid_t()
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 { 0 }

// MARK: Menus

/// <https://developer.apple.com/documentation/uikit/uimenuelement>
@MainActor open class UIMenuElement: NSObject {}

/// <https://developer.apple.com/documentation/uikit/uimenu>
@MainActor open class UIMenu: UIMenuElement {
    public init(title: String = "", children: [UIAction] = []) { super.init() }
}

/// <https://developer.apple.com/documentation/uikit/uicontextmenuinteraction>
@MainActor open class UIContextMenuInteraction: NSObject {
    open func dismissMenu() {}
}

extension UIControl {
    /// <https://developer.apple.com/documentation/uikit/uicontrol/showsmenuasprimaryaction>
    public var showsMenuAsPrimaryAction: Bool {
        get { false }
        set {}
    }
    /// <https://developer.apple.com/documentation/uikit/uicontrol/contextmenuinteraction>
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// <https://developer.apple.com/documentation/uikit/uicontrol/performprimaryaction()>
    @available(iOS 17.4, tvOS 17.4, *) public func performPrimaryAction() {}
}

extension UIButton {
    /// <https://developer.apple.com/documentation/uikit/uibutton/menu>
    public var menu: UIMenu? {
        get { nil }
        set {}
    }
}

// MARK: Tabs

extension UITabBarController {
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/morenavigationcontroller>
    public var moreNavigationController: UINavigationController { UINavigationController() }
}
