// SPDX-License-Identifier: Apache-2.0

/// <https://developer.apple.com/documentation/uikit/uinavigationcontroller>
@MainActor open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/delegate>
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)>
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        stack = [rootViewController]
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        super.loadView()
        if let top = topViewController?.view { view.addSubview(top) }
    }

    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers>
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller>
    open var topViewController: UIViewController? { stack.last }
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller>
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes a controller. It must not be a navigation controller, a tab bar controller, or a controller of the stack.
    ///
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)>
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewController is UINavigationController || viewController is UITabBarController {
            return UISimulator.current.violate("an exception: a container is pushed")
        }
        if stack.contains(where: { $0 === viewController }) {
            return UISimulator.current.violate("an exception: a controller is pushed that is in the stack")
        }
        change(to: stack + [viewController], animated: animated)
    }

    /// Pushes the navigation controller of a detail. Only a collapsed split view controller may do that.
    func pushColumn(_ controller: UIViewController) { change(to: stack + [controller], animated: true) }

    /// Removes the top of the stack unless it is the root.
    ///
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)>
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(to: stack.count - 2, animated: animated).last
    }

    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)>
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            UISimulator.current.violate("an exception: pop to a controller that is not in the stack")
            return nil
        }
        return pop(to: index, animated: animated)
    }

    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptorootviewcontroller(animated:)>
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated: animated) }

    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)>
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated: animated)
    }

    /// Pushes.
    ///
    /// <https://developer.apple.com/documentation/uikit/uinavigationcontroller/show(_:sender:)>
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    @discardableResult
    func pop(to index: Int, animated: Bool, interactive: Bool = false) -> [UIViewController] {
        guard index >= 0, index < stack.count - 1 else { return [] }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated: animated, interactive: interactive)
        return popped
    }

    private func change(to new: [UIViewController], animated: Bool, interactive: Bool = false) {
        UISimulator.current.finishUnobservableTransitions(in: viewIfLoaded?.window)
        let old = stack
        let leaving = old.filter { one in !new.contains { $0 === one } }
        let arriving = new.filter { one in !old.contains { $0 === one } }
        for controller in arriving { addChild(controller) }
        for controller in leaving { controller.willMove(toParent: nil) }
        if !interactive || UISimulator.current.policy.swipeBackPopsAtOnce { stack = new }
        let settle: @MainActor (Bool) -> Void = { [self] isCancelled in
            stack = isCancelled ? old : new
            let (left, came) = isCancelled ? (arriving, []) : (leaving, arriving)
            for controller in left { controller.removeFromParent() }
            for controller in came { controller.didMove(toParent: self) }
        }
        guard appearance == .seen, let to = new.last, old.last !== to else {
            if isViewLoaded, old.last !== new.last {
                old.last?.viewIfLoaded?.removeFromSuperview()
                if let view = new.last?.view { self.view.addSubview(view) }
            }
            return settle(false)
        }
        UISimulator.current.run(
            animated: animated, interactive: interactive, in: viewIfLoaded?.window, from: old.last, to: to,
            owners: [self], steps(from: old.last, to: to, isPop: leaving.contains { $0 === old.last }, animated, settle)
        )
    }

    private func steps(
        from: UIViewController?, to: UIViewController, isPop: Bool, _ animated: Bool,
        _ settle: @escaping @MainActor (Bool) -> Void
    ) -> SimulatedTransition.Steps {
        SimulatedTransition.Steps(
            begin: { [self] in
                from?.isMovingFromParent = isPop
                to.isMovingToParent = !isPop
                from?.beginAppearanceTransition(false, animated: animated)
                to.beginAppearanceTransition(true, animated: animated)
                if let added = to.view { view.addSubview(added) }
                delegate?.willShow(to, in: self, animated)
            },
            end: { [self] isCancelled in
                if isCancelled {
                    from?.beginAppearanceTransition(true, animated: animated)
                    to.beginAppearanceTransition(false, animated: animated)
                }
                (isCancelled ? to : from)?.viewIfLoaded?.removeFromSuperview()
                from?.endAppearanceTransition()
                to.endAppearanceTransition()
                from?.isMovingFromParent = false
                to.isMovingToParent = false
                settle(isCancelled)
                if !isCancelled { delegate?.didShow(to, in: self, animated) }
            },
            unlink: { _ in }, completion: nil)
    }
}
