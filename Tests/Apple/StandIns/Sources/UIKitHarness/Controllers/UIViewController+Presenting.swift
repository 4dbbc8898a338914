// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
    /// The controller that this controller presents, or else the one that its nearest presenting ancestor presents.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller>
    public var presentedViewController: UIViewController? { chain.lazy.compactMap(\.ownPresented).first }

    /// The controller that presented this controller, or else the one that presented its nearest presented ancestor.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller>
    public var presentingViewController: UIViewController? { chain.lazy.compactMap(\.ownPresenting).first }

    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller>
    public var presentationController: UIPresentationController? {
        #if !os(tvOS)
        if let popover = popoverPresentationController { return popover }
        #endif
        if let ownPresentationController { return ownPresentationController }
        #if !os(tvOS)
        if let sheetPresentationController { return sheetPresentationController }
        #endif
        let made = UIPresentationController(presentedViewController: self, presenting: nil)
        ownPresentationController = made
        return made
    }

    #if !os(tvOS)
    /// The presentation controller if the style is a page sheet or a form sheet; nil for other styles.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller>
    public var sheetPresentationController: UISheetPresentationController? {
        if let sheet = ownPresentationController as? UISheetPresentationController { return sheet }
        guard ownPresentationController == nil, [.pageSheet, .formSheet].contains(modalPresentationStyle) else {
            return nil
        }
        let made = UISheetPresentationController(presentedViewController: self, presenting: nil)
        ownPresentationController = made
        return made
    }
    #endif

    /// The presentation controller if the controller is shown as a popover, by its style or in a regular width; nil otherwise.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller>
    @available(tvOS, unavailable)
    public var popoverPresentationController: UIPopoverPresentationController? {
        let isPopover = isPopoverInRegularWidth && UISimulator.current.isRegularWidth
        guard modalPresentationStyle == .popover || isPopover else { return nil }
        if let popover = ownPresentationController as? UIPopoverPresentationController { return popover }
        let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        ownPresentationController = made
        return made
    }

    /// Whether the controller or a visible child forbids its dismissal by the user. Apple's example sets the property on the root
    /// of a presented stack.
    ///
    /// <https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet>
    var isModalInHierarchy: Bool {
        isModalInPresentation || (self as? UINavigationController)?.topViewController?.isModalInHierarchy == true
    }

    /// Returns the presenter. With the styles of the current context, it is the nearest controller that defines a context; with
    /// other styles, the outermost one.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext>
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        if style == .currentContext || style == .overCurrentContext,
            let context = chain.first(where: \.definesPresentationContext)
        {
            return context
        }
        return chain[chain.count - 1]
    }

    /// Returns the reason for which UIKit refuses a presentation, or nil. A refused presentation is logged and its completion is
    /// not run.
    private func refusal(of presented: UIViewController, by presenter: UIViewController) -> String? {
        if viewIfLoaded?.window == nil { return "the presenting controller is not in the window hierarchy" }
        if presenter.ownPresented != nil { return "the presenting controller presents another already" }
        if presented === self || presented.parent != nil || presented.ownPresenting != nil {
            return "the presented controller is shown already"
        }
        #if !os(tvOS)
        // In a compact width, a popover is shown in another style, which needs no anchor.
        if UISimulator.current.isRegularWidth, let popover = presented.popoverPresentationController,
            !popover.hasAnchor
        {
            return "an exception: a popover has no anchor"
        }
        #endif
        return nil
    }

    /// Adds the presented view to the presentation's container view, and that view to the window.
    private func enterContainer(in window: UIWindow?) {
        guard let view, let window else { return }
        let container = UIView(frame: .zero)
        presentationController?.containerView = container
        container.addSubview(view)
        window.addSubview(container)
    }

    private func leaveContainer() {
        let container = ownPresentationController?.containerView
        container?.removeFromSuperview()
        viewIfLoaded?.removeFromSuperview()
        ownPresentationController?.containerView = nil
    }

    func beginPresenting(_ presented: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let simulator = UISimulator.current
        simulator.finishUnobservableTransitions(in: viewIfLoaded?.window)
        let presenter = presenter(for: presented.modalPresentationStyle)
        if let refusal = refusal(of: presented, by: presenter) { return simulator.violate(refusal) }
        let window = viewIfLoaded?.window
        presenter.ownPresented = presented
        presented.ownPresenting = presenter
        let removes = presented.modalPresentationStyle.removesViewBelow
        let steps = SimulatedTransition.Steps(
            begin: {
                presented.isBeingPresented = true
                if removes { presenter.beginAppearanceTransition(false, animated: animated) }
                presented.beginAppearanceTransition(true, animated: animated)
                presented.enterContainer(in: window)
            },
            end: { isCancelled in
                if isCancelled {
                    presented.beginAppearanceTransition(false, animated: animated)
                    presented.leaveContainer()
                    if removes { presenter.beginAppearanceTransition(true, animated: animated) }
                } else if removes {
                    presenter.viewIfLoaded?.removeFromSuperview()
                }
                if removes { presenter.endAppearanceTransition() }
                presented.endAppearanceTransition()
                presented.isBeingPresented = false
            },
            unlink: { isCancelled in
                guard isCancelled else { return }
                presenter.ownPresented = nil
                presented.ownPresenting = nil
            },
            completion: { isCancelled in if !isCancelled { completion?() } })
        simulator.run(
            animated: animated, in: window, from: presenter, to: presented, owners: [presenter, presented], steps)
    }

    /// Dismisses the controller that this one presents. If it presents none, its presenter dismisses it.
    ///
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)>
    func beginDismissing(animated: Bool, _ completion: (() -> Void)?) {
        UISimulator.current.finishUnobservableTransitions(in: viewIfLoaded?.window)
        let presenter = chain.first { $0.ownPresented != nil } ?? presentingViewController
        guard let presenter else {
            if UISimulator.current.policy.dismissOfNothingCompletes { completion?() }
            return
        }
        presenter.dismissOwn(animated: animated, interactive: false) { isCancelled in
            if !isCancelled { completion?() }
        }
    }

    /// Dismisses the presented controller with all that is presented above it.
    func dismissOwn(animated: Bool, interactive: Bool, _ completion: @escaping @MainActor (Bool) -> Void) {
        guard let first = ownPresented else { return }
        guard !first.isBeingDismissed else { return UISimulator.current.violate("what goes is dismissed once more") }
        var going = [first]
        while let next = going[going.count - 1].ownPresented { going.append(next) }
        let window = going.lazy.compactMap { $0.viewIfLoaded?.window }.first
        let wasRemoved = viewIfLoaded?.window == nil
        let steps = SimulatedTransition.Steps(
            begin: { [self] in
                for controller in going.reversed() {
                    controller.isBeingDismissed = true
                    controller.beginAppearanceTransition(false, animated: animated)
                }
                guard wasRemoved else { return }
                beginAppearanceTransition(true, animated: animated)
                if let view, let place = ownPresentationController?.containerView ?? window {
                    place.insertSubview(view, at: 0)
                }
            },
            end: { [self] isCancelled in
                for controller in going.reversed() {
                    if isCancelled {
                        controller.beginAppearanceTransition(true, animated: animated)
                        controller.isBeingDismissed = false
                    } else {
                        controller.leaveContainer()
                    }
                    controller.endAppearanceTransition()
                }
                guard wasRemoved else { return }
                if isCancelled {
                    beginAppearanceTransition(false, animated: animated)
                    viewIfLoaded?.removeFromSuperview()
                }
                endAppearanceTransition()
            },
            unlink: { isCancelled in
                guard !isCancelled else { return }
                for controller in going.reversed() {
                    controller.ownPresenting?.ownPresented = nil
                    controller.ownPresenting = nil
                    controller.isBeingDismissed = false
                }
            }, completion: completion)
        UISimulator.current.run(
            animated: animated, interactive: interactive, in: window, from: going[going.count - 1], to: self,
            owners: [self] + going, steps)
    }
}
