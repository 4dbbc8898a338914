// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews

public protocol Clock: Sendable { var time: String { get } }
@Routable extension RoutableService where Protocol == any Clock {}

@MainActor public protocol LoginViewInput: AnyObject { var message: String? { get set } }
@Routable extension RoutableView where Protocol == any LoginViewInput {}

@MainActor public protocol NoteModuleInput: AnyObject { var name: String { get set } }
@Routable extension RoutableViewModule where Protocol == any NoteModuleInput {}

struct SystemClock: Clock { let time = "ten past ten" }

struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }

    // snippet.makeDestination
    func makeDestination(with configuration: RouteConfiguration) throws -> SystemClock? { SystemClock() }
    // snippet.end
}

final class LoginScreen: HeadlessScreen, LoginViewInput {
    var message: String?
}

@AutoRegister
struct LoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any LoginViewInput>()) { $0 } }

    // snippet.mainActor
    @MainActor func makeDestination() -> LoginScreen { LoginScreen("Login") }
    // snippet.end
}

// snippet.configuration
final class NoteConfiguration: NoteModuleInput {
    var name = ""
}
// snippet.end

@AutoRegister
struct NoteRouter: ViewRouteProvider {
    // snippet.closed
    static var routes: RouteList<Self> {
        Provides(RoutableViewModule<any NoteModuleInput>()) { $0 }
        URLPattern("notes://note/\(\.name)", by: .outside)
    }
    // snippet.end
    static func makeConfiguration() -> NoteConfiguration { NoteConfiguration() }
    func makeDestination(with configuration: NoteConfiguration) -> LoginScreen? { LoginScreen(configuration.name) }
}

// snippet.register
RouteRegistry.shared.register {
    ClockRouter.self
}
// snippet.end

// snippet.later
final class Diary {
    /// Requested when it is used, not while the diary is made.
    var clock: (any Clock)? { try? Router.destination(for: RoutableService<any Clock>()) }
}
// snippet.end

// snippet.handler
RouteRegistry.shared.addErrorHandler { report in print(report.error) }
// snippet.end

let window = HeadlessWindow()

// snippet.reason
let route = Router.perform(
    to: RoutableView<any LoginViewInput>(), path: .push(from: window.root),
    completion: { result in
        if case .failure(let error) = result { print(error) }
    })

if let reason = route?.reasonNotToRemove { print(reason) }
// snippet.end
