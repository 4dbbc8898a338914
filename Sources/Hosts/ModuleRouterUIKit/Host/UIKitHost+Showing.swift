// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
import UIKit

extension UIKitHost {
    public func perform(
        _ transition: ViewTransition, from source: any ViewRouteSource
    ) throws -> any ViewPresentation {
        guard !isMoving || needsNoTurn(toShow: transition.kind, from: source) else {
            throw ViewRouteRefusal.refused("another transition is running")
        }
        if transition.kind == .performSegue { return try performSegue(transition, from: source) }
        let spot = try spot(for: transition.kind, from: source)
        let element = try check(transition.view, fits: spot)
        try announceReplacement(at: spot)
        switch (spot, element) {
        case (.stack(let navigation), let controller as UIViewController):
            return try push(controller, onto: navigation, transition)
        case (.above(let kind, let presenter), let controller as UIViewController):
            return try present(controller, as: kind, from: presenter, transition)
        case (.shown(let source), let controller as UIViewController):
            return try show(controller, from: source, transition)
        case (.detail(let split), let controller as UIViewController):
            return try showDetail(controller, in: split, transition)
        case (.tab(let tabs), let controller as UIViewController):
            return addTab(controller, to: tabs, transition)
        case (.child(let parent), let controller as UIViewController):
            return try addChild(controller, to: parent, transition)
        case (.subview(let superview), let view as UIView):
            return addSubview(view, to: superview, transition)
        default:
            throw ViewRouteRefusal.refused("\(UIKitHost.name(of: element)) is no controller")
        }
    }

    /// Notifies the current detail that it will be replaced.
    private func announceReplacement(at spot: UIKitSpot) throws(ViewRouteRefusal) {
        guard case .detail(let split) = spot, let old = split.detail else { return }
        for presentation in presentations(within: [old]) { presentation.willRemove(by: .code) }
        guard split.uiKitHost === self, split.detail === old else {
            throw .refused("the shown views have changed meanwhile")
        }
    }

    /// Registers a view before it is shown, so that the host ignores UIKit's callbacks about it.
    func present(
        _ kind: ViewRouteKind, _ element: UIResponder, in container: UIResponder?, _ transition: ViewTransition
    ) -> UIKitPresentation {
        let presentation = UIKitPresentation(
            kind, of: element, in: container, host: self, telling: .route(transition))
        presentation.isMoving = true
        shown.add(presentation)
        if let controller = element as? UIViewController { known.add(contentsOf: controller.withDescendants) }
        return presentation
    }

    /// Removes the presentation of a view that UIKit has not shown.
    func forget(_ presentation: UIKitPresentation) { shown.remove(presentation) }

    /// Waits until a screen has arrived.
    ///
    /// - Parameters:
    ///   - coordinator: The coordinator of the controller that has begun the transition.
    ///   - isSettled: Returns whether the hierarchy is in its final state.
    func arrive(
        _ presentation: UIKitPresentation, _ coordinator: (any UIViewControllerTransitionCoordinator)?,
        isSettled: @escaping @MainActor () -> Bool
    ) -> UIKitMove {
        if let controller = presentation.element as? UIViewController, controller.isViewLoaded {
            for screen in [controller, controller.contentOfSegue] { placeSensor(in: screen) }
        }
        let move = UIKitMove(holdingTurn: false, isSettled: isSettled) { [weak self] _, isCancelled in
            guard let self else { return }
            presentation.isMoving = false
            if isCancelled {
                presentation.didRemove(by: .code, .refused("its transition was cancelled"))
            } else if isInPlace(presentation) {
                presentation.didPresent()
            } else {
                presentation.didRemove(by: .code)
            }
        }
        begin(move, coordinator)
        return move
    }

    private func push(
        _ controller: UIViewController, onto navigation: UINavigationController, _ transition: ViewTransition
    ) throws -> UIKitPresentation {
        let below = navigation.topViewController
        transition.options[UIKitTransition.self]?.apply(controller)
        let presentation = present(.push, controller, in: navigation, transition)
        change { navigation.pushViewController(controller, animated: transition.options.animated) }
        guard navigation.viewControllers.contains(controller) else {
            forget(presentation)
            throw ViewRouteRefusal.refused("\(UIKitHost.name(of: navigation)) has not pushed it")
        }
        _ = arrive(presentation, navigation.ownCoordinator) { [weak controller, weak below, weak navigation] in
            guard navigation?.isInWindow == true else { return true }
            return controller?.isInWindow != false && below?.isInWindow != true
        }
        return presentation
    }

    private func present(
        _ controller: UIViewController, as kind: ViewRouteKind, from source: UIViewController,
        _ transition: ViewTransition
    ) throws -> UIKitPresentation {
        try configure(controller, for: kind, from: source, transition.options)
        // A source that is covered in its stack is in no window, but its container is.
        let presenter = source.containers.first(where: \.isInWindow) ?? source
        let presentation = present(kind, controller, in: nil, transition)
        DismissalDelegate.observe(controller, presentation, transition.options)
        var hasCompleted = false
        var move: UIKitMove?
        change {
            presenter.present(
                controller, animated: transition.options.animated,
                completion: { [weak self] in
                    hasCompleted = true
                    if let self, let move { end(move, isCancelled: false) }
                })
        }
        // If UIKit refuses, it writes to the log and never calls the completion.
        guard controller.presentingViewController != nil else {
            forget(presentation)
            throw ViewRouteRefusal.refused("\(UIKitHost.name(of: presenter)) has not presented it")
        }
        move = arrive(presentation, controller.transitionCoordinator) { [weak controller] in
            hasCompleted || controller?.isInWindow != false
        }
        return presentation
    }

    private func configure(
        _ controller: UIViewController, for kind: ViewRouteKind, from source: UIViewController,
        _ options: ViewRouteOptions
    ) throws(ViewRouteRefusal) {
        #if !os(tvOS)
        if kind == .presentAsPopover {
            controller.modalPresentationStyle = .popover
            controller.popoverPresentationController?.sourceItem = try anchor(options)
            if let popover = controller.popoverPresentationController { options.popover?.configure?(popover) }
            return
        }
        // A sheet may have detents already, which another style would lose.
        if kind == .presentAsSheet, ![.pageSheet, .formSheet].contains(controller.modalPresentationStyle) {
            controller.modalPresentationStyle = .pageSheet
        }
        #endif
        if let style = options[UIKitPresentationStyle.self] { controller.modalPresentationStyle = style }
        options[UIKitTransition.self]?.apply(controller)
        #if !os(tvOS)
        controller.sheetPresentationController?.configure(options)
        // UIKit stops the program if a popover has no anchor.
        if controller.isPopover(in: source.traitCollection), let popover = controller.popoverPresentationController,
            popover.sourceView == nil, popover.sourceItem == nil
        {
            popover.sourceItem = try anchor(options)
        }
        #endif
    }

    #if !os(tvOS)
    /// Returns the item that a popover points to.
    private func anchor(
        _ options: ViewRouteOptions
    ) throws(ViewRouteRefusal) -> any UIPopoverPresentationControllerSourceItem {
        guard let anchor = options.anchor else { throw .refused("a popover needs an anchor") }
        guard let item = popoverItem(anchor) else {
            throw .refused("a \(type(of: anchor)) is no anchor: a view or a bar button item is")
        }
        return item
    }
    #endif

    private func show(
        _ controller: UIViewController, from source: UIViewController, _ transition: ViewTransition
    ) throws -> UIKitPresentation {
        change {
            // `show(_:sender:)` has no parameter for the animation.
            let show = {
                if transition.kind == .showDetail, source.splitViewController != nil {
                    source.showDetailViewController(controller, sender: transition.options.sender)
                } else {
                    source.show(controller, sender: transition.options.sender)
                }
            }
            if transition.options.animated { show() } else { UIView.performWithoutAnimation(show) }
        }
        return try join(controller, transition, refusal: .refused("\(UIKitHost.name(of: source)) has not shown it"))
    }

    /// Connects a transition with a controller for which UIKit has chosen the place.
    func join(
        _ controller: UIViewController, _ transition: ViewTransition, refusal: ViewRouteRefusal
    ) throws(ViewRouteRefusal) -> UIKitPresentation {
        guard let place = place(of: controller) else { throw refusal }
        let presentation = present(place.kind, controller, in: place.container, transition)
        let coordinator =
            (place.container as? UINavigationController)?.ownCoordinator ?? controller.transitionCoordinator
        _ = arrive(presentation, coordinator) { [weak controller] in
            guard let controller else { return true }
            return controller.isInWindow || controller.parent?.isInWindow == false
        }
        return presentation
    }

    private func showDetail(
        _ controller: UIViewController, in split: UISplitViewController, _ transition: ViewTransition
    ) throws -> UIKitPresentation {
        let old = split.detail
        let replaced = old.map { presentations(within: [$0]) } ?? []
        let views = replaced.map { ($0.element, $0.view) }
        let presentation = present(.showDetail, controller, in: split, transition)
        for other in replaced { other.isMoving = true }
        change {
            // Otherwise, a column-style split view controller pushes the controller onto the stack of its column.
            if old != nil, split.style != .unspecified { split.setViewController(nil, for: .secondary) }
            split.showDetailViewController(controller, sender: transition.options.sender)
        }
        for other in replaced { other.isMoving = false }
        guard isInPlace(presentation) else {
            forget(presentation)
            throw ViewRouteRefusal.refused("\(UIKitHost.name(of: split)) has not shown it")
        }
        for other in replaced where !isInPlace(other) { other.didRemove(by: .code) }
        withExtendedLifetime((old, views)) {}
        _ = arrive(presentation, split.ownCoordinator) { true }
        return presentation
    }
}

#if !os(tvOS)
extension UIViewController {
    /// Whether UIKit shows the controller as a popover. In a compact width it does not, and an action sheet whose
    /// `popoverPresentationController` was read may be shown differently there.
    fileprivate func isPopover(in traits: UITraitCollection) -> Bool {
        guard traits.horizontalSizeClass == .regular else { return false }
        return modalPresentationStyle == .popover || self is UIActivityViewController
            || (self as? UIAlertController)?.preferredStyle == .actionSheet
    }
}
#endif

extension UIViewController {
    /// The coordinator of a transition of this container. Nil if an outer container runs the transition.
    var ownCoordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let coordinator = transitionCoordinator else { return nil }
        let involved = [coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to)]
        return involved.contains { $0?.isWithin(self) == true } ? coordinator : nil
    }
}
#endif
