// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import ModuleRouterViews
import UIKit

/// Views that are added without a transition.
extension UIKitHost {
    func addTab(
        _ controller: UIViewController, to tabs: UITabBarController, _ transition: ViewTransition
    ) -> UIKitPresentation {
        let presentation = present(.tab, controller, in: tabs, transition)
        change { tabs.addTab(controller) }
        hasCome(presentation)
        return presentation
    }

    func addSubview(_ view: UIView, to superview: UIView, _ transition: ViewTransition) -> UIKitPresentation {
        let presentation = present(.addAsSubview, view, in: superview, transition)
        change {
            MovementSensor.place(in: view, for: self)
            superview.addSubview(view)
        }
        hasCome(presentation)
        return presentation
    }

    /// <https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller>
    func addChild(
        _ child: UIViewController, to parent: UIViewController, _ transition: ViewTransition
    ) throws -> UIKitPresentation {
        let presentation = present(.addAsChild, child, in: parent, transition)
        change { parent.addChild(child) }
        guard child.parent === parent else {
            forget(presentation)
            throw ViewRouteRefusal.refused("\(UIKitHost.name(of: parent)) has not taken it")
        }
        guard let handler = transition.options.addingChildViewHandler else {
            change { parent.view.fill(with: child.view) }
            hasBeenAdded(child, to: parent, presentation)
            return presentation
        }
        ChildViewHandling.run(handler, on: child) { [weak self, weak parent] in
            guard let self, let parent else { return }
            hasBeenAdded(child, to: parent, presentation)
        } forgotten: { [weak self, weak parent] refusal in
            guard let self, let parent, !presentation.hasArrived, !presentation.isGone else { return false }
            change { child.viewIfLoaded?.removeFromSuperview() }
            hasNotBeenAdded(child, to: parent, presentation, refusal)
            return true
        }
        return presentation
    }

    /// Completes the addition of a child. Undoes it if the child's view is not in its place.
    private func hasBeenAdded(
        _ child: UIViewController, to parent: UIViewController, _ presentation: UIKitPresentation
    ) {
        guard !presentation.hasArrived else { return }
        guard !presentation.isGone, isInPlace(presentation) else {
            let refusal = ViewRouteRefusal.refused("its handler has not put its view into a view that is shown")
            return hasNotBeenAdded(child, to: parent, presentation, refusal)
        }
        change { child.didMove(toParent: parent) }
        placeSensor(in: child)
        hasCome(presentation)
    }

    private func hasNotBeenAdded(
        _ child: UIViewController, to parent: UIViewController, _ presentation: UIKitPresentation,
        _ refusal: ViewRouteRefusal
    ) {
        change {
            guard child.parent === parent else { return }
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        presentation.isMoving = false
        presentation.didRemove(by: .code, refusal)
    }

    private func hasCome(_ presentation: UIKitPresentation) {
        presentation.isMoving = false
        if let controller = presentation.element as? UIViewController, controller.isInWindow {
            for screen in [controller, controller.contentOfSegue] { placeSensor(in: screen) }
        }
        presentation.didPresent()
    }
}
#endif
