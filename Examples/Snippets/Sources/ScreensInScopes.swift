// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews

public struct User: Sendable { public let name: String }

public protocol Mail: AnyObject, Sendable { var owner: String { get } }

@MainActor public protocol InboxInput: AnyObject {
    var owner: String { get }
    var chosen: ViewRouteResult<String> { get }
}

@RoutableAs("user") extension RoutableService where Protocol == User {}
@RoutableAs("mail") extension RoutableService where Protocol == any Mail {}
@RoutableAs("inbox") extension RoutableView where Protocol == any InboxInput {}

/// The time during which a user is logged in.
@AutoRegister
struct Session: ScopeValues {
    let user: User
    static var routes: RouteList<Self> { Provides(.user) { $0.user } }
}

final class SessionMail: Mail {
    let owner: String
    init(owner: String) { self.owner = owner }
}

// snippet.provider
@AutoRegister
struct MailRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Session.self) }
    static var routes: RouteList<Self> { Provides(.mail) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> SessionMail? {
        SessionMail(owner: try Router.destination(for: .user).name)
    }
}

@AutoRegister
struct InboxRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.inbox) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> InboxScreen? {
        InboxScreen(mail: try Router.destination(for: .mail))
    }
}
// snippet.end

// snippet.screen
final class InboxScreen: HeadlessScreen, InboxInput {
    let mail: any Mail
    let chosen = ViewRouteResult<String>()
    /// Requested at the first use, in the scopes in which the screen was made.
    let user = RoutedDestination(RoutableService<User>())
    var owner: String { mail.owner }

    init(mail: any Mail) {
        self.mail = mail
        super.init("Inbox of \(mail.owner)")
    }

    func tapUser() throws { print(try user.get().name) }

    func tapFolder() { Router.perform(to: .inbox, path: .push(from: self)) }
}
// snippet.end

let window = HeadlessWindow()

// snippet.path
let session = RouteScope(Session(user: User(name: "Ada")))
let inbox = try await Router.route(to: .inbox, path: .push(from: window.root, in: session))
print(inbox.owner)  // → Ada
// snippet.end
(inbox as? InboxScreen)?.tapFolder()
print((window.topScreen as? InboxScreen)?.owner ?? "")  // → Ada
try (inbox as? InboxScreen)?.tapUser()  // → Ada

// snippet.window
window.scope = session
Router.perform(to: .inbox, path: .presentModally(from: window.root))
// snippet.end
print((window.presented as? InboxScreen)?.owner ?? "")  // → Ada

let choice = Task {
    try await Router.result(
        of: .inbox, path: .presentModally(from: window.presented as? InboxScreen), awaiting: { $0.chosen })
}
try await window.screen(InboxScreen.self)
for _ in 0..<10 { await Task.yield() }

// snippet.logOut
@MainActor func logOut() async throws {
    try await session.removeScreensAndEnd()
    window.scope = nil
}
// snippet.end
try await logOut()
do { _ = try await choice.value } catch { print(error) }
// → the scope of RoutableView<any InboxInput> ended before its view delivered a result [scope-unavailable]
// →   requested at ScreensInScopes/ScreensInScopes.swift:89:28
// →   help: start the route in a scope that is in use
print(window.topScreen === window.root)  // → true

// snippet.ended
do {
    try await Router.route(to: .inbox, path: .push(from: window.root, in: session))
} catch { print(error) }
// → the scope of RoutableView<any InboxInput> ended before it was performed [scope-unavailable]
// →   requested at ScreensInScopes/ScreensInScopes.swift:110:27
// →   help: start the route in a scope that is in use
// snippet.end
