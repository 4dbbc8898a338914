// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

// An editor that nobody may see who is not logged in, and the screen where one logs in.

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
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any EditorInput>()) { $0 } }
    static var interceptors: [ViewRouteInterceptor] { [.logging("provider's")] }

    func makeDestination(with configuration: ViewRouteConfiguration) -> EditorScreen? {
        ViewLog.add("made")
        return EditorScreen("editor")
    }
}

struct GuestRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any GuestInput>()) { $0 } }
    func makeDestination(with configuration: ViewRouteConfiguration) -> GuestScreen? { GuestScreen("guest") }
}

struct SignInRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableView<any SignInInput>()) { $0 } }
    func makeDestination(with configuration: ViewRouteConfiguration) -> SignInScreen? { SignInScreen("sign in") }
}

struct NotAllowed: Error, CustomStringConvertible {
    var description: String { "nobody is logged in" }
}

extension ViewRouteInterceptor {
    /// Lets every route go on.
    static func logging(_ name: String) -> ViewRouteInterceptor {
        ViewRouteInterceptor(name) { request in
            ViewLog.add("\(name): \(request.key) by \(request.path.kind)")
            return .proceed
        }
    }
}
