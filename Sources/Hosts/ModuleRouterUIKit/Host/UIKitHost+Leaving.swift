// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

extension UIKitHost {
    /// Removes the view of a route and everything above it.
    func remove(_ main: UIKitPresentation, _ options: ViewRemoveOptions) {
        guard !isMoving else { return main.cancelRemoval(.refused("another transition is running")) }
        guard let element = main.element else { return main.didRemove(by: .release) }
        let leaving = leaving(with: main)
        let going = presentations(within: leaving).filter { $0 !== main }
        let inside = shown.all.reversed().filter { one in
            one !== main && one.hasArrived && !going.contains { $0 === one }
                && one.element.map { $0.isInside(element) } == true
        }
        let others = going + inside
        for other in others { other.willRemove(by: .code) }
        // A hook may have closed the window or removed the view.
        guard !main.isGone, isInPlace(main) else { return look() }
        for presentation in others + [main] { presentation.isMoving = true }
        let views = (others + [main]).map { ($0.element, $0.view) }
        let finish: UIKitMove.Finish = { [weak self] _, isCancelled in
            for presentation in others + [main] { presentation.isMoving = false }
            guard let self else { return }
            guard !isCancelled, !isInPlace(main) else {
                for other in others { other.cancelRemoval() }
                return main.cancelRemoval(.refused(isCancelled ? "its transition was cancelled" : "it has not gone"))
            }
            for other in others { other.didRemove(by: .code) }
            main.didRemove(by: .router)
            withExtendedLifetime(views) {}
        }
        takeAway(main, element, options, finish)
    }

    /// Returns the controllers that are removed together with a view, uppermost first.
    private func leaving(with presentation: UIKitPresentation) -> [UIViewController] {
        guard let controller = presentation.element as? UIViewController else { return [] }
        switch (presentation.kind, presentation.container) {
        case (.push, let navigation as UINavigationController):
            let stack = navigation.viewControllers
            return stack[(navigation.index(of: controller) ?? stack.endIndex)...].reversed()
        case (.presentModally, _), (.presentAsSheet, _), (.presentAsPopover, _):
            let levels = window?.levels ?? []
            let index = levels.firstIndex { $0 === controller } ?? levels.endIndex
            return levels[index...].reversed()
        default:
            return [controller]
        }
    }

    private func takeAway(
        _ main: UIKitPresentation, _ element: UIResponder, _ options: ViewRemoveOptions,
        _ finish: @escaping UIKitMove.Finish
    ) {
        switch (element, main.container) {
        case (let controller as UIViewController, let navigation as UINavigationController)
        where main.kind == .push:
            pop(controller, off: navigation, animated: options.animated, finish)
        case (let controller as UIViewController, let tabs as UITabBarController):
            run(finish) { tabs.removeTab(of: controller) }
        case (_, let split as UISplitViewController):
            run(finish) { split.setViewController(nil, for: .secondary) }
        case (let child as UIViewController, _) where main.kind == .addAsChild:
            removeChild(child, options, finish)
        case (let view as UIView, _):
            run(finish) { view.removeFromSuperview() }
        case (let controller as UIViewController, _):
            dismiss(controller, animated: options.animated, finish)
        default:
            run(finish) {}
        }
    }

    /// Makes a change that has no transition.
    private func run(_ finish: @escaping UIKitMove.Finish, _ body: () -> Void) {
        change(body)
        begin(UIKitMove(holdingTurn: false, isSettled: { true }, finish: finish), nil)
    }

    private func pop(
        _ controller: UIViewController, off navigation: UINavigationController, animated: Bool,
        _ finish: @escaping UIKitMove.Finish
    ) {
        let stack = navigation.viewControllers
        guard let index = navigation.index(of: controller), index > 0 else { return run(finish) {} }
        let top = navigation.topViewController
        change { _ = navigation.popToViewController(stack[index - 1], animated: animated) }
        let move = UIKitMove(
            holdingTurn: false, isSettled: { [weak top] in top?.isInWindow != true }, finish: finish)
        begin(move, navigation.ownCoordinator)
    }

    private func dismiss(
        _ controller: UIViewController, animated: Bool, _ finish: @escaping UIKitMove.Finish
    ) {
        let move = UIKitMove(
            holdingTurn: false,
            isSettled: { [weak self, weak controller] in
                guard let self, let controller else { return true }
                return window?.levels.contains(controller) != true
            }, finish: finish)
        change {
            controller.presentingViewController?.dismiss(
                animated: animated, completion: { [weak self] in self?.end(move, isCancelled: false) })
        }
        begin(move, controller.transitionCoordinator)
    }

    /// <https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller>
    private func removeChild(
        _ child: UIViewController, _ options: ViewRemoveOptions, _ finish: @escaping UIKitMove.Finish
    ) {
        change { child.willMove(toParent: nil) }
        guard let handler = options.removingChildViewHandler else {
            return run(finish) {
                child.viewIfLoaded?.removeFromSuperview()
                child.removeFromParent()
            }
        }
        var isDone = false
        ChildViewHandling.run(handler, on: child) { [weak self] in
            guard let self, !isDone else { return }
            isDone = true
            run(finish) {
                child.viewIfLoaded?.removeFromSuperview()
                child.removeFromParent()
            }
        } forgotten: { [weak self] _ in
            guard let self, shown.standing(for: child) != nil else { return false }
            change { child.didMove(toParent: child.parent) }
            finish(UIKitMove(holdingTurn: false, isSettled: { true }, finish: finish), true)
            return true
        }
    }
}
#endif
