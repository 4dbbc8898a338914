// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ModuleRouterViews
import ModuleRouterUIKit
import NoteListInterface
import UIKit

extension UIWindow {
    /// Returns a window with the list of notes on UIKit screens. A scene delegate calls it when the scene connects.
    static func notes(in scene: UIWindowScene) throws -> UIWindow {
        RouteRegistry.current.addScreens(.uiKit)
        let list = try Router.destination(for: .noteList)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = (list as? UIViewController).map(UINavigationController.init(rootViewController:))
        UIKitHost.of(window)
        return window
    }

    /// Opens a URL that the system passes to the scene, from the visible screen.
    func openNote(_ url: URL) {
        _ = Router.perform(url: url.absoluteString, from: self) { [weak self] result in
            LinkFailure.tell(result, from: self)
        }
    }
}
#endif
