// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

extension UIKitHost {
    /// Returns whether nothing covers a view, and its tabs are selected. An alert, which the user answers first, does not count.
    func isInFront(_ view: UIResponder) -> Bool {
        guard let controller = view.nearestController else { return true }
        if let top = window?.levels.last(where: { !$0.isAboveScreens }), top !== controller.outermost { return false }
        return controller.containers.allSatisfy { inner in
            switch inner.parent {
            case let navigation as UINavigationController: navigation.topViewController === inner
            case let tabs as UITabBarController: tabs.selectedViewController === inner
            default: true
            }
        }
    }

    /// Reveals a view: dismisses and pops the screens that cover it, and selects its tabs.
    func reveal(_ view: UIResponder, animated: Bool, completion: @escaping (ViewRouteRefusal?) -> Void) {
        guard !isMoving else { return completion(.refused("another transition is running")) }
        guard holds(view), let controller = view.nearestController else {
            return completion(.refused("it is in no window"))
        }
        let journey = Journey(animated: animated, completion)
        dismissAbove(controller, journey) { [weak self, weak controller] in
            guard let self, let controller else { return journey.end(.refused("it has gone on the way")) }
            popAbove(controller, journey)
        }
    }

    private func dismissAbove(
        _ controller: UIViewController, _ journey: Journey, _ proceed: @escaping @MainActor () -> Void
    ) {
        let level = controller.outermost
        let levels = window?.levels ?? []
        guard let index = levels.firstIndex(where: { $0 === level }), index + 1 < levels.count else {
            return proceed()
        }
        let above = levels[index + 1]
        uncover(Array(levels[(index + 1)...].reversed()), journey, proceed) {
            above.presentingViewController?.dismiss(animated: journey.isAnimated, completion: {})
            return above.transitionCoordinator
        } isSettled: { [weak self, weak above] in
            guard let self, let above else { return true }
            return window?.levels.contains(above) != true
        }
    }

    /// Pops the controllers above a controller in all stacks around it, innermost stack first. Also selects its tabs.
    private func popAbove(_ controller: UIViewController, _ journey: Journey) {
        for inner in controller.containers {
            if let tabs = inner.parent as? UITabBarController { change { tabs.select(inner) } }
            guard let navigation = inner.parent as? UINavigationController,
                let index = navigation.viewControllers.firstIndex(where: { $0 === inner }),
                index + 1 < navigation.viewControllers.count
            else { continue }
            let top = navigation.topViewController
            return uncover(Array(navigation.viewControllers[(index + 1)...].reversed()), journey) {
                [weak self, weak controller] in
                guard let self, let controller else { return journey.end(.refused("it has gone on the way")) }
                popAbove(controller, journey)
            } begin: {
                navigation.popToViewController(inner, animated: journey.isAnimated)
                return navigation.ownCoordinator
            } isSettled: { [weak top] in
                top?.isInWindow != true
            }
        }
        journey.end(nil)
    }

    /// Removes the controllers that cover a view.
    private func uncover(
        _ covering: [UIViewController], _ journey: Journey, _ proceed: @escaping @MainActor () -> Void,
        begin body: () -> (any UIViewControllerTransitionCoordinator)?,
        isSettled: @escaping @MainActor () -> Bool
    ) {
        let going = presentations(within: covering)
        let views = going.map { ($0.element, $0.view) }
        for presentation in going { presentation.willRemove(by: .code) }
        // A hook may have closed the window.
        guard !isClosed, covering.first.map(holds) == true else {
            return journey.end(.refused("what is shown has changed"))
        }
        for presentation in going { presentation.isMoving = true }
        let move = UIKitMove(holdingTurn: false, isSettled: isSettled) { [weak self] _, isCancelled in
            for presentation in going { presentation.isMoving = false }
            guard let self else { return }
            for presentation in going {
                if isInPlace(presentation) { presentation.cancelRemoval() } else { presentation.didRemove(by: .code) }
            }
            withExtendedLifetime(views) {}
            if isCancelled { journey.end(.refused("its transition was cancelled")) } else { proceed() }
        }
        let coordinator = change(body)
        begin(move, coordinator)
    }
}

/// The transitions that reveal a view. Calls its completion once, even if it is deallocated before the end.
@MainActor private final class Journey {
    let isAnimated: Bool
    private let ending: Ending
    private let abandonment: ReleaseSignal

    init(animated: Bool, _ completion: @escaping (ViewRouteRefusal?) -> Void) {
        isAnimated = animated
        let ending = Ending(completion)
        self.ending = ending
        abandonment = ReleaseSignal { ending.tell(.refused("its window was closed")) }
    }

    func end(_ refusal: ViewRouteRefusal?) { ending.tell(refusal) }

    @MainActor private final class Ending {
        private var completion: ((ViewRouteRefusal?) -> Void)?

        init(_ completion: @escaping (ViewRouteRefusal?) -> Void) { self.completion = completion }

        func tell(_ refusal: ViewRouteRefusal?) {
            let completion = completion
            self.completion = nil
            completion?(refusal)
        }
    }
}
#endif
