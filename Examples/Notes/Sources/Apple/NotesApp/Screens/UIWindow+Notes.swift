// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ModuleRouterMacros
import ModuleRouterUIKit
import NoteListInterface
import UIKit

extension UIWindow {
    /// A window with the list of notes, on screens of UIKit: what a scene's delegate makes when the scene connects.
    static func notes(in scene: UIWindowScene) throws -> UIWindow {
        RouteRegistry.current.addScreens(.uiKit)
        let list = try Router.destination(for: RoutableView<any NoteListViewInput>())
        let window = UIWindow(windowScene: scene)
        window.rootViewController = (list as? UIViewController).map(UINavigationController.init(rootViewController:))
        UIKitHost.of(window)
        return window
    }

    /// Opens a URL that the system gives to the scene, from what is seen.
    func openNote(_ url: URL) {
        _ = Router.perform(url: url.absoluteString, from: self) { [weak self] result in
            LinkFailure.tell(result, from: self)
        }
    }
}
#endif
