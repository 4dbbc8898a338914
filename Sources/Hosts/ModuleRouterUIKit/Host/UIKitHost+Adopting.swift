// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
import UIKit

extension UIKitHost {
    public func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)? {
        look()
        // Controllers without a class of their own cannot be distinguished.
        for controller in hierarchy.reversed() where type(of: controller) != UIViewController.self {
            guard let presentation = presentation(ofShown: controller), let transition = route(controller) else {
                continue
            }
            if shown.standing(for: controller) == nil { shown.add(presentation) }
            presentation.isAdopted(by: transition)
            return presentation
        }
        return nil
    }

    /// Returns the presentation of a controller, existing or new; nil if the controller has not arrived.
    private func presentation(ofShown controller: UIViewController) -> UIKitPresentation? {
        if let known = shown.standing(for: controller) {
            return known.element === controller && known.hasArrived && !known.isMoving ? known : nil
        }
        let kind: ViewRouteKind
        switch controller.parent {
        case is UINavigationController: kind = .push
        case is UITabBarController: kind = .tab
        case is UISplitViewController: kind = .showDetail
        case nil: kind = controller === root ? .show : .presentModally
        default: kind = .addAsChild
        }
        // These observers are never notified: the adopting route replaces them.
        let observers = ViewObservers(of: self, showing: controller, as: kind, from: nil, by: .code)
        let presentation = UIKitPresentation(
            kind, of: controller, in: controller.parent, host: self, telling: .observers(observers))
        return isInPlace(presentation) ? presentation : nil
    }
}
#endif
