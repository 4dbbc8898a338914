// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

@MainActor public protocol NoteViewInput: AnyObject {}
@MainActor public protocol LoginViewInput: AnyObject { var user: ViewRouteResult<String> { get } }
@MainActor public protocol MaintenanceViewInput: AnyObject {}

@RoutableAs("note") extension RoutableView where Protocol == any NoteViewInput {}
@RoutableAs("login") extension RoutableView where Protocol == any LoginViewInput {}
@RoutableAs("maintenance") extension RoutableView where Protocol == any MaintenanceViewInput {}

final class LoginScreen: HeadlessScreen, LoginViewInput { let user = ViewRouteResult<String>() }
final class MaintenanceScreen: HeadlessScreen, MaintenanceViewInput {}

@AutoRegister
struct LoginViewRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.login) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? { LoginScreen("Login") }
}

@AutoRegister
struct MaintenanceViewRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.maintenance) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> MaintenanceScreen? {
        MaintenanceScreen("Back soon")
    }
}

// snippet.hooks
final class NoteScreen: HeadlessScreen, NoteViewInput {}

@AutoRegister
struct NoteViewRouter: ObservingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.note) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> NoteScreen? { NoteScreen("Note") }

    static func observe(_ event: ViewRouteEvent, of note: NoteScreen) {
        switch event.phase {
        case .willPerform: print("provider: \(note.title) will be shown by \(event.kind)")
        case .didRemove: print("provider: \(note.title) was removed by \(event.initiator)")
        default: break
        }
    }
}
// snippet.end

let window = HeadlessWindow()

// snippet.leak
RouteRegistry.shared.viewLeakHandler = { view, message in print("leak:", message) }

var forgotten: (any LoginViewInput)?
let route = Router.perform(
    to: .login, path: .push(from: window.root), preparation: { forgotten = $0 })
route?.remove()
RouteRegistry.shared.reportViewLeaks()
// → leak: LoginScreen, shown by RoutableView<any LoginViewInput>, was removed and is still alive: it is still referenced
// snippet.end
forgotten = nil

// snippet.observe
RouteRegistry.shared.addViewRouteObserver { event in
    guard let screen = event.destination as? HeadlessScreen else { return }
    print("observer: \(event.phase) \(screen.title), \(event.initiator)")
}

Router.perform(to: .note, path: .push(from: window.root))
// → observer: willPerform Note, router
// → provider: Note will be shown by push
// → observer: didPerform Note, router

window.user.goBack()
// → observer: willRemove Note, user
// → observer: didRemove Note, user
// → provider: Note was removed by user

window.push(HeadlessScreen("About"))
// → observer: willPerform About, code
// → observer: didPerform About, code
// snippet.end
window.pop()
// → observer: willRemove About, code
// → observer: didRemove About, code

// snippet.redirect
@MainActor final class Service { var isDown = true }
let service = Service()

RouteRegistry.shared.addViewRouteInterceptor("maintenance") { request in
    service.isDown ? .redirect(to: RoutableView<any MaintenanceViewInput>()) : .proceed
}

do {
    try await Router.route(to: .note, path: .push(from: window.root))
} catch let error as RouteError where error.code == .redirected {
    print(error.reason)
}
// → observer: willPerform Back soon, router
// → observer: didPerform Back soon, router
// → the interceptor 'maintenance' redirected RoutableView<any NoteViewInput> to RoutableView<any MaintenanceViewInput>
// snippet.end

service.isDown = false
window.pop()
// → observer: willRemove Back soon, code
// → observer: didRemove Back soon, code

// snippet.loginFirst
@MainActor final class Session {
    private var user: String?
    private var login: Task<Void, any Error>?

    /// Shows the login once: callers that come while it is shown wait for it too.
    func logIn(from source: (any ViewRouteSource)?) async throws {
        guard user == nil else { return }
        if login == nil {
            login = Task {
                defer { login = nil }
                user = try await Router.result(
                    of: .login, path: .presentModally(from: source), awaiting: { $0.user })
            }
        }
        try await login?.value
    }
}

let session = Session()

RouteRegistry.shared.addViewRouteInterceptor("login first") { request in
    // The login, and the screens that it opens, need no login.
    guard !request.leads(to: RoutableView<any LoginViewInput>()),
        !request.leads(to: RoutableView<any MaintenanceViewInput>())
    else { return .proceed }
    try await session.logIn(from: request.path.source)
    return .proceed
}
// snippet.end

Task {
    while !(window.presented is LoginScreen) { await Task.yield() }
    (window.presented as? LoginScreen)?.user.finish("ada")
}

// snippet.note
try await Router.route(to: .note, path: .push(from: window.root))
// → observer: willPerform Login, router
// → observer: didPerform Login, router
// → observer: willRemove Login, router
// → observer: didRemove Login, router
// → observer: willPerform Note, router
// → provider: Note will be shown by push
// → observer: didPerform Note, router
// snippet.end

window.pop()
// → observer: willRemove Note, code
// → observer: didRemove Note, code
// → provider: Note was removed by code

struct NotAllowed: Error, CustomStringConvertible { let description = "notes are for members" }

// snippet.stop
RouteRegistry.shared.addViewRouteInterceptor("members") { request in
    guard request.leads(to: RoutableView<any NoteViewInput>()) else { return .proceed }
    throw NotAllowed()
}

do {
    try await Router.route(to: .note, path: .push(from: window.root))
} catch {
    print(error)
}
// → the interceptor 'members' stopped RoutableView<any NoteViewInput> [action-failed]
// →   requested at ObservingAndIntercepting/ObservingAndIntercepting.swift:172:27
// →   because of notes are for members
// snippet.end

@MainActor protocol ArchiveViewInput: AnyObject {}
@RoutableAs("archive") internal extension RoutableView where Protocol == any ArchiveViewInput {}
final class ArchiveScreen: HeadlessScreen, ArchiveViewInput {}

// snippet.own
@AutoRegister
struct ArchiveViewRouter: InterceptingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.archive) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> ArchiveScreen? { ArchiveScreen("Archive") }

    static func intercept(_ request: ViewRouteRequest) async throws -> ViewRouteDecision {
        try await session.logIn(from: request.path.source)
        return .proceed
    }
}
// snippet.end
