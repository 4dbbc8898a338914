// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

// An editor that requires a login, and the screen to log in.

@MainActor protocol EditorInput: AnyObject { var title: String { get set } }
@MainActor protocol GuestInput: AnyObject {}
@MainActor protocol SignInInput: AnyObject { var user: ViewRouteResult<String> { get } }

extension RoutableView where Protocol == any EditorInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any GuestInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any SignInInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class EditorScreen: HeadlessScreen, EditorInput {}
final class GuestScreen: HeadlessScreen, GuestInput {}
final class SignInScreen: HeadlessScreen, SignInInput {
    let user = ViewRouteResult<String>()
}

struct EditorRouter: InterceptingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any EditorInput>()) { $0 } }
    static func intercept(_ request: ViewRouteRequest) async throws -> ViewRouteDecision {
        try await logging("provider's")(request)
    }

    func makeDestination(with configuration: RouteConfiguration) -> EditorScreen? {
        ViewLog.add("made")
        return EditorScreen("editor")
    }
}

struct GuestRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any GuestInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> GuestScreen? { GuestScreen("guest") }
}

struct SignInRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any SignInInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> SignInScreen? { SignInScreen("sign in") }
}

struct NotAllowed: Error, CustomStringConvertible {
    var description: String { "nobody is logged in" }
}

/// Returns an interceptor that logs and allows every route.
func logging(_ name: String) -> @MainActor @Sendable (ViewRouteRequest) async throws -> ViewRouteDecision {
    { request in
        ViewLog.add("\(name): \(request.key) by \(request.path.kind)")
        return .proceed
    }
}
