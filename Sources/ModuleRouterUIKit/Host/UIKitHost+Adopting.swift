// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouter
import UIKit

extension UIKitHost {
    public func presentation(ofShown route: (_ view: AnyObject) -> ViewTransition?) -> (any ViewPresentation)? {
        look()
        // Controllers of no class of their own cannot be told from one another.
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

    /// That of a controller as it stands, known or not; nil if it has not arrived.
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
        // Nobody is told by it as long as it has no route.
        let observers = ViewObservers(of: self, showing: controller, as: kind, from: nil, by: .code)
        let presentation = UIKitPresentation(
            kind, of: controller, in: controller.parent, host: self, telling: .observers(observers))
        return isInPlace(presentation) ? presentation : nil
    }
}
#endif
