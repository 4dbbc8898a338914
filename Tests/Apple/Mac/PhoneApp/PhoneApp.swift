// SPDX-License-Identifier: Apache-2.0

import ModuleRouterSwiftUI
import ModuleRouterUIKit
import ModuleRouterViews
import SwiftUI
import UIKit

/// An app with a screen in UIKit and a screen in SwiftUI.
@main final class PhoneApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        LaunchReport.write()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        let note = NoteController()
        note.text = "Note"
        let settings = NavigationModel(ScreenStack(root: SettingsScreen()))
        let tabs = UITabBarController()
        tabs.setViewControllers(
            [UINavigationController(rootViewController: note), UIHostingController(rootView: RoutedWindow(settings))],
            animated: false)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        _ = UIKitHost.of(window)
    }
}
