// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@MainActor open class UIViewController: UIResponder, UIContentContainer {
    private var loadedView: UIView?
    /// The presenter and the presented controller of this controller itself, regardless of its ancestors.
    weak var ownPresenting: UIViewController?
    var ownPresented: UIViewController?
    /// The `UITab` that created the controller.
    weak var ownTab: AnyObject?
    /// The transition whose coordinator the controller returns.
    var activeTransition: SimulatedTransition?
    var appearance = AppearanceState.gone
    var isAppearanceAnimated = false
    var ownPresentationController: UIPresentationController?
    /// Stands in for the storyboard: the segues by identifier.
    @available(visionOS, deprecated: 1.0)
    var storyboardSegues: [String: @MainActor (UIViewController) -> UIStoryboardSegue?] = [:]
    /// Stands in for container views in the storyboard: the children that are embedded when the view is loaded.
    var embedSegues: [(identifier: String, make: @MainActor () -> UIViewController)] = []

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(coder:)>
    public required init?(coder: NSCoder) { super.init() }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/title>
    open var title: String?
    /// Created at its first use.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem>
    open var navigationItem: UINavigationItem { ownNavigationItem }
    private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")

    /// The superview of the view or, without one, the controller that presented this one.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiresponder/next>
    open override var next: UIResponder? { loadedView?.superview ?? ownPresenting }

    // MARK: The view

    /// Loaded at its first use.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded>
    open var viewIfLoaded: UIView? { loadedView }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/isviewloaded>
    open var isViewLoaded: Bool { loadedView != nil }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadviewifneeded()>
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView(frame: .zero) }
        performEmbedSegues()
        viewDidLoad()
    }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()>
    open func loadView() { view = UIView(frame: .zero) }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()>
    open func viewDidLoad() {}

    // MARK: Properties that bars and windows read

    /// The scroll view that was set, or else the view or its first subview if it is a scroll view. Apple's page says that the
    /// controller analyses its hierarchy, but not how. Apps with large titles put the scroll view first.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/contentscrollview(for:)>
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue] ?? loadedView as? UIScrollView ?? loadedView?.subviews.first as? UIScrollView
    }
    private var contentScrollViews: [UInt: UIScrollView] = [:]
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:for:)>
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for one in [NSDirectionalRectEdge.top, .bottom] where edge.contains(one) {
            contentScrollViews[one.rawValue] = scrollView
        }
    }
    #if !os(tvOS)
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarstyle>
    @available(visionOS, deprecated: 1.0)
    open var childForStatusBarStyle: UIViewController? { nil }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarhidden>
    @available(visionOS, deprecated: 1.0)
    open var childForStatusBarHidden: UIViewController? { nil }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/childforhomeindicatorautohidden>
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/childforscreenedgesdeferringsystemgestures>
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations>
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/toolbaritems>
    open var toolbarItems: [UIBarButtonItem]?
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed>
    open var hidesBottomBarWhenPushed = false
    #endif
    /// Calls `preferredContentSizeDidChange` of the parent.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize>
    open var preferredContentSize = CGSize.zero {
        didSet {
            if preferredContentSize != oldValue {
                parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }
    /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)>
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem>
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set { ownTabBarItem = newValue }
    }
    private var ownTabBarItem: UITabBarItem?

    /// Whether other code may not add views to its view.
    var reservesItsView: Bool { false }

    /// Whether UIKit shows it as a popover in a regular width regardless of its style.
    var isPopoverInRegularWidth: Bool { false }

    // MARK: Appearance

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)>
    open func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:)>
    open func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:)>
    open func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:)>
    open func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods>
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)>
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        changeAppearance(isAppearing, animated: animated)
    }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/endappearancetransition()>
    open func endAppearanceTransition() { settleAppearance() }

    // MARK: Containment

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/children>
    open internal(set) var children: [UIViewController] = []
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/parent>
    open internal(set) weak var parent: UIViewController?
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent>
    open internal(set) var isMovingToParent = false
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingfromparent>
    open internal(set) var isMovingFromParent = false
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)>
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()>
    open func removeFromParent() { leaveParent() }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)>
    open func willMove(toParent parent: UIViewController?) { note("willMove to \(parent?.title ?? "nothing")") }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)>
    open func didMove(toParent parent: UIViewController?) { note("didMove to \(parent?.title ?? "nothing")") }

    // MARK: Presentation

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented>
    open internal(set) var isBeingPresented = false
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingdismissed>
    open internal(set) var isBeingDismissed = false
    /// Reading it returns a concrete style, and never `automatic`.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle>
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { ownModalPresentationStyle.resolved }
        set { ownModalPresentationStyle = newValue }
    }
    private var ownModalPresentationStyle = UIModalPresentationStyle.automatic
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioningdelegate>
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition>
    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
    open var preferredTransition: Transition? {
        get { ownTransition as? Transition }
        set { ownTransition = newValue }
    }
    private var ownTransition: AnyObject?
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation>
    open var isModalInPresentation = false
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext>
    open var definesPresentationContext = false
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { beginPresenting(viewControllerToPresent, animated: flag, completion) }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion)
    }

    // MARK: Showing

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)>
    open func show(_ vc: UIViewController, sender: Any?) { forwardShow(vc, sender: sender) }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)>
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { forwardShowDetail(vc, sender: sender) }

    // MARK: Segues

    /// Not called for a segue that code performs.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldperformsegue(withidentifier:sender:)>
    @available(visionOS, deprecated: 1.0)
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/prepare(for:sender:)>
    @available(visionOS, deprecated: 1.0)
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)>
    @available(visionOS, deprecated: 1.0)
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        beginSegue(identifier, sender: sender)
    }

    private func note(_ call: String) { UISimulator.current.note("\(title ?? "?").\(call)") }
}
