// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uitabbarcontroller>
@MainActor open class UITabBarController: UIViewController {
    private var shown: [UIViewController] = []
    private weak var selected: UIViewController?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        super.loadView()
        if let selected { view.addSubview(selected.view) }
    }

    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers>
    open var viewControllers: [UIViewController]? {
        get { shown }
        set { setViewControllers(newValue, animated: false) }
    }

    /// What was selected stays so. If it goes, what has its index then is selected, or else the first.
    ///
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/setviewcontrollers(_:animated:)>
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let old = shown
        let index = selectedIndex
        shown = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if !new.contains(where: { $0 === selected }) { select(new.indices.contains(index) ? new[index] : new.first) }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
    }

    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex>
    open var selectedIndex: Int {
        get { shown.firstIndex { $0 === selected } ?? 0 }
        set { if shown.indices.contains(newValue) { select(shown[newValue]) } }
    }

    /// One of those that there are.
    ///
    /// <https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller>
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, shown.contains(where: { $0 === newValue }) else {
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
