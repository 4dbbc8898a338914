// SPDX-License-Identifier: Apache-2.0

import UIKitHarness

extension UIViewController {
    /// Removes the controller from its container as code does with UIKit, without a route.
    func removeFromItsContainer(animated: Bool) {
        switch parent {
        case let navigation as UINavigationController:
            // A column-style split view controller has created it.
            if navigation.parent is UISplitViewController, navigation.viewControllers.first === self {
                return navigation.removeFromItsContainer(animated: animated)
            }
            let stack = navigation.viewControllers
            guard let index = stack.firstIndex(where: { $0 === self }), index > 0 else { return }
            navigation.popToViewController(stack[index - 1], animated: animated)
        case let tabs as UITabBarController:
            tabs.setViewControllers((tabs.viewControllers ?? []).filter { $0 !== self }, animated: false)
        case let split as UISplitViewController:
            split.setViewController(nil, for: .secondary)
        case nil:
            presentingViewController?.dismiss(animated: animated, completion: nil)
        default:
            willMove(toParent: nil)
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
        }
    }
}
