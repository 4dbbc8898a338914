// SPDX-License-Identifier: Apache-2.0

// The methods are optional in Objective-C. On other systems, they have empty default implementations.

#if canImport(ObjectiveC)
/// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>
@MainActor @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
    @objc(navigationController:willShowViewController:animated:)
    optional func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    @objc(navigationController:didShowViewController:animated:)
    optional func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    func willShow(_ controller: UIViewController, in navigation: UINavigationController, _ animated: Bool) {
        navigationController?(navigation, willShow: controller, animated: animated)
    }
    func didShow(_ controller: UIViewController, in navigation: UINavigationController, _ animated: Bool) {
        navigationController?(navigation, didShow: controller, animated: animated)
    }
}
#else
/// <https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate>
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}

    func willShow(_ controller: UIViewController, in navigation: UINavigationController, _ animated: Bool) {
        navigationController(navigation, willShow: controller, animated: animated)
    }
    func didShow(_ controller: UIViewController, in navigation: UINavigationController, _ animated: Bool) {
        navigationController(navigation, didShow: controller, animated: animated)
    }
}
#endif
