// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
public import ModuleRouterViews
import UIKit

extension UIKitHost {
    public func views(around source: any ViewRouteSource) -> [AnyObject] {
        let element = source === window ? window?.levels.last?.seen : source as? UIResponder
        guard let element else { return [source] }
        let elements = sequence(first: element, next: \.surrounding)
        return elements.flatMap { [shown.standing(for: $0)?.destination, $0].compactMap { $0 } }
    }
}

extension UIResponder {
    /// The controller or view from which this one was shown, or else the one that contains it.
    fileprivate var surrounding: UIResponder? {
        guard let controller = self as? UIViewController else { return next }
        if let stack = (controller.parent as? UINavigationController)?.viewControllers,
            let index = stack.firstIndex(of: controller), index > 0
        {
            return stack[index - 1]
        }
        return controller.parent ?? controller.presentingViewController?.seen
    }
}
#endif
