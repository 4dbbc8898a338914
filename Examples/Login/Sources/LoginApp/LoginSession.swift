// SPDX-License-Identifier: Apache-2.0

import AlertModule
import LoginGlue
public import ModuleRouterTesting
import ModuleRouterViews
import ZIKRouterBridge

/// The app in a window without a display. Commands take the place of the user.
@MainActor public final class LoginSession {
    public let window = HeadlessWindow()

    public init() {}

    /// Opens the login screen.
    public func open() {
        Router.perform(
            to: RoutableView<any Login>(), path: .presentModally(from: window.root),
            preparation: { $0.message = "Please log in to read this note." })
    }

    /// Opens the login screen by its URL.
    public func open(url: String) { Router.perform(url: url, from: window.root) }

    /// The front screen as text.
    public var text: String {
        switch window.topScreen {
        case let alert as AlertScreen:
            let buttons = alert.buttons.map { "[\($0.title)]" }.joined(separator: " ")
            return "\(alert.title): \(alert.message) \(buttons)"
        case let screen?:
            guard let login = login(screen) else { return "Home" }
            return "Login: \(LoginOfObjectiveC(login).message)"
        case nil: return "closed"
        }
    }

    /// Runs a command: `type PASSWORD`, `login`, `cancel`, or `press BUTTON`.
    ///
    /// - Returns: Whether the front screen knows the command.
    public func run(_ command: String) -> Bool {
        let words = command.split(separator: " ", maxSplits: 1).map(String.init)
        switch window.topScreen {
        case let alert as AlertScreen:
            guard words.first == "press", let button = alert.buttons.first(where: { $0.title == words.last }) else {
                return false
            }
            alert.press(button)
        case let screen?:
            guard let login = login(screen).map({ ObjectPointer.of($0) }) else { return false }
            switch words.first {
            case "type": login_type(login, words.last!)
            case "login": login_press(login)
            case "cancel": login_cancel(login)
            default: return false
            }
        case nil: return false
        }
        return true
    }

    private func login(_ screen: AnyObject) -> AnyObject? {
        #if canImport(ObjectiveC)
        login_is_screen(ObjectPointer.of(screen)) ? screen : nil
        #else
        (screen as? ForeignObject).flatMap { login_is_screen($0.pointer) ? $0 : nil }
        #endif
    }
}
