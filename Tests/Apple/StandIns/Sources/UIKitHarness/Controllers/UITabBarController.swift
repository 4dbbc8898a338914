// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@MainActor open class UITabBarController: UIViewController {
    /// A tab that the app has set as a controller or as a `UITab`.
    private enum Entry {
        case controller(UIViewController)
        case tab(AnyObject)
    }

    private var entries: [Entry] = []
    private weak var selected: UIViewController?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/init(tabs:)>
    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    open override func loadView() {
        super.loadView()
        if let selected { view.addSubview(selected.view) }
    }

    // MARK: Controllers

    /// The controllers. If the app has set tabs, they are nil or the tabs' controllers, which the documentation leaves open.
    ///
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers>
    open var viewControllers: [UIViewController]? {
        get {
            let controllers = entries.compactMap { entry -> UIViewController? in
                switch entry {
                case .controller(let controller): controller
                case .tab(let tab): UISimulator.current.policy.tabsMirrorControllers ? made(tab) : nil
                }
            }
            return controllers.isEmpty && !entries.isEmpty ? nil : controllers
        }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The selected controller stays selected. If it is removed, the controller that then has its index is selected, or else the
    /// first one.
    ///
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/setviewcontrollers(_:animated:)>
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        change(to: (viewControllers ?? []).map(Entry.controller))
    }

    // MARK: Tabs

    /// The tabs. If the app has set controllers, the documentation leaves open whether they have tabs.
    ///
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabs>
    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
    open var tabs: [UITab] {
        get {
            entries.compactMap { entry in
                switch entry {
                case .controller(let controller):
                    UISimulator.current.policy.tabsMirrorControllers ? tab(of: controller) : nil
                case .tab(let tab): tab as? UITab
                }
            }
        }
        set { setTabs(newValue, animated: false) }
    }

    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/settabs(_:animated:)>
    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
    open func setTabs(_ tabs: [UITab], animated: Bool) { change(to: tabs.map(Entry.tab)) }

    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedtab>
    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
    open var selectedTab: UITab? {
        get { selected?.tab }
        set {
            guard let newValue, tabs.contains(where: { $0 === newValue }) else {
                return UISimulator.current.violate("an exception: a tab is selected that there is not")
            }
            adopt(newValue)
            select(newValue.viewController)
        }
    }

    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
    private func tab(of controller: UIViewController) -> UITab {
        if let tab = controller.tab { return tab }
        let tab = UITab(title: controller.title ?? "", image: nil, identifier: "\(ObjectIdentifier(controller))") { _ in
            controller
        }
        _ = tab.viewController
        return tab
    }

    /// Returns the controller of a tab if it was created.
    private func made(_ tab: AnyObject) -> UIViewController? {
        guard #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *) else { return nil }
        return (tab as? UITab)?.made
    }

    /// Adds the controller of a tab as a child.
    private func adopt(_ tab: AnyObject) {
        guard #available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *),
            let controller = (tab as? UITab)?.viewController,
            controller.parent !== self
        else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    // MARK: Both

    private func controller(of entry: Entry) -> UIViewController? {
        switch entry {
        case .controller(let controller): controller
        case .tab(let tab): made(tab)
        }
    }

    private func change(to new: [Entry]) {
        let old = entries.compactMap(controller(of:))
        let index = selectedIndex
        entries = new
        for case .controller(let controller) in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        let remaining = new.compactMap(controller(of:))
        if !remaining.contains(where: { $0 === selected }) {
            let next = new.indices.contains(index) ? new[index] : new.first
            if case .tab(let tab) = next { adopt(tab) }
            select(next.flatMap(controller(of:)))
        }
        for controller in old where !remaining.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex>
    open var selectedIndex: Int {
        get { entries.firstIndex { controller(of: $0) === selected } ?? 0 }
        set {
            guard entries.indices.contains(newValue) else { return }
            if case .tab(let tab) = entries[newValue] { adopt(tab) }
            select(controller(of: entries[newValue]))
        }
    }

    /// The selected controller, which must be one of the controllers.
    ///
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller>
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, entries.contains(where: { controller(of: $0) === newValue }) else {
                return UISimulator.current.violate("an exception: a tab is selected that there is not")
            }
            select(newValue)
        }
    }

    private func select(_ new: UIViewController?) {
        guard new !== selected else { return }
        let old = selected
        selected = new
        guard isViewLoaded else { return }
        old?.beginAppearanceTransition(false, animated: false)
        if appearance == .seen { new?.beginAppearanceTransition(true, animated: false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if let added = new?.view { view.addSubview(added) }
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
    }
}

extension UIViewController {
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/tab>
    @available(iOS 18, macCatalyst 18, tvOS 18, visionOS 2, *)
    public var tab: UITab? { chain.lazy.compactMap { $0.ownTab as? UITab }.first }
}
