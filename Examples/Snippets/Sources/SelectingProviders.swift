// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import SelectingProvidersInterface
import Testing

// snippet.replacing
// The module for customers.
@Provider(of: .payments)
struct CardPayments: Payments {
    func pay(_ amount: Int) -> String { "charged \(amount)" }
}

// A module for demonstrations, linked with the same app.
@Provider(of: .payments, replacing: "CardPayments", when: .launchArgument("--demo"))
struct DemoPayments: Payments {
    func pay(_ amount: Int) -> String { "pretended to charge \(amount)" }
}
// snippet.end

// snippet.previews
@Provider(of: .payments, replacing: "CardPayments", when: .previews)
struct PreviewPayments: Payments {
    func pay(_ amount: Int) -> String { "" }
}
// snippet.end

// snippet.router
@AutoRegister
struct SandboxPaymentsRouter: ServiceRouteProvider {
    static var replacedProvider: StaticString? { "CardPayments" }
    static var condition: RouteCondition { .environment("PAYMENTS", is: "sandbox") }
    static var routes: RouteList<Self> { Provides(.payments) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> SandboxPayments? { SandboxPayments() }
}
// snippet.end
struct SandboxPayments: Payments {
    func pay(_ amount: Int) -> String { "charged \(amount) in the sandbox" }
}

// snippet.use
let payments = try Router.destination(for: .payments)
print(payments.pay(3))
// → charged 3
// snippet.end

// snippet.test
@Test(
    .routes(conditions: [.launchArgument("--demo")]) {
        CardPayments.self; DemoPayments.self
    })
func demonstrationsChargeNothing() throws {
    #expect(try Router.destination(for: .payments).pay(3) == "pretended to charge 3")
}
// snippet.end

// snippet.requires
@MainActor @Provider(of: .account, requires: [.login])
final class AccountScreen: HeadlessScreen, AccountView {
    init() { super.init("Account") }
}
// snippet.end

enum Hidden {
    // snippet.requiresLong
    struct AccountRouter: ViewRouteProvider {
        static var routes: RouteList<Self> {
            Provides(.account) { $0 }.requires(.login)
        }

        func makeDestination(with configuration: RouteConfiguration) -> AccountScreen? { AccountScreen() }
    }
    // snippet.end
}

let window = HeadlessWindow()
// snippet.interceptor
@MainActor final class Session { var user: String? }
let session = Session()

RouteRegistry.shared.addViewRouteInterceptor("login") { request in
    if request.requirements.contains(.login), session.user == nil { throw LoginNeeded() }
    return .proceed
}

do {
    try await Router.route(to: .account, path: .push(from: window.root))
} catch let error as RouteError where error.code == .actionFailed {
    print(error.reason)
}
// → the interceptor 'login' stopped RoutableView<any AccountView>
// snippet.end

struct LoginNeeded: Error {}
