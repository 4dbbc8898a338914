// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(watchOS)
import Foundation
import ModuleRouterViews
import ModuleRouterUIKit
import UIKit

// snippet.hide
@MainActor protocol LoginViewInput: AnyObject {
    var message: String? { get set }
    var user: ViewRouteResult<String> { get }
}

extension RoutableView where Protocol == any LoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
    static var login: Self { Self() }
}

// snippet.show
// snippet.screen
final class LoginViewController: UIViewController, LoginViewInput {
    var message: String?
    let user = ViewRouteResult<String>()
}

struct LoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.login) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> LoginViewController? { LoginViewController() }
}
// snippet.end

final class NoteViewController: UIViewController {
    // snippet.route
    func logIn() async throws -> String {
        var path = ViewRoutePath.presentModally(from: self)
        path.options[UIKitPresentationStyle.self] = .fullScreen
        return try await Router.result(of: .login, path: path, awaiting: { $0.user })
    }
    // snippet.end

    // snippet.segue
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepareRoute(for: segue, sender: sender)
    }

    func edit() {
        let editor = UIStoryboard(name: "Notes", bundle: nil).instantiateViewController(withIdentifier: "editor")
        prepareRoute(to: editor)
        navigationController?.pushViewController(editor, animated: true)
    }
    // snippet.end
}

final class PhotoViewController: UIViewController {
    let cell = UIView()

    // snippet.sheet
    func showFilters() {
        var path = ViewRoutePath.presentAsSheet(from: self)
        path.options.detents = [.medium, .large]
        path.options.isDismissalAllowed = false
        path.options.dismissalAttemptHandler = { [weak self] in self?.askWhetherToDiscard() }
        Router.perform(to: .login, path: path)
    }
    // snippet.end

    // snippet.zoom
    func showDetails() {
        var path = ViewRoutePath.push(from: self)
        path.options[UIKitTransition.self] = .zoom(from: cell)
        Router.perform(to: .login, path: path)
    }
    // snippet.end

    // snippet.share
    func share(_ photo: UIActivityViewController, from button: UIBarButtonItem) {
        photo.popoverPresentationController?.sourceItem = button
        present(photo, animated: true)
    }
    // snippet.end

    private func askWhetherToDiscard() {}
}

// snippet.restoring
@MainActor final class RestoredScene {
    let window: UIWindow

    init(window: UIWindow) { self.window = window }

    /// Part of `stateRestorationActivity(for:)`
    func stored() throws -> Data { try JSONEncoder().encode(UIKitHost.of(window).state) }

    /// Part of `scene(_:willConnectTo:options:)`, after the window is visible.
    func restore(_ data: Data) async throws {
        await UIKitHost.of(window).restore(try JSONDecoder().decode(NavigationState.self, from: data))
    }
}
// snippet.end

// snippet.connection
final class SceneDelegate: UIResponder {
    var window: UIWindow?

    /// Part of `scene(_:willConnectTo:options:)`, after the window is visible.
    func open(_ options: UIScene.ConnectionOptions) { Router.perform(options, from: window) }

    /// `windowScene(_:performActionFor:)`
    func perform(_ item: UIApplicationShortcutItem) -> Bool { Router.perform(item, from: window) }
}
// snippet.end

// snippet.window
extension UIWindow {
    /// Opens a URL that the scene delegate has received. The route starts from the visible screen.
    func open(_ url: String) { Router.perform(url: url, from: self) }
}
// snippet.end
#endif
