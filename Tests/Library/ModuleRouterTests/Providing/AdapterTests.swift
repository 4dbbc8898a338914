// SPDX-License-Identifier: Apache-2.0

import ModuleRouterChecks
import ModuleRouter
import RouteTables
import TestSupport
import Testing

// The protocols that a module provides, and the protocols that other modules require.
private protocol ProvidedLogin: AnyObject {
    var notifyString: String? { get set }
    var delegate: (any ProvidedLoginDelegate)? { get set }
}
private protocol ProvidedLoginDelegate: AnyObject { func didLogin() }

private protocol RequiredLogin: AnyObject { var message: String? { get set } }
private protocol NotesLogin: AnyObject { var message: String? { get set } }
private protocol ShopLogin: AnyObject { var message: String? { get set } }
private protocol RequiredPrice: Sendable { var amount: Int { get } }

/// The type of its delegate differs, so no extension can conform the provided login to it.
private protocol DelegatingLogin: AnyObject { var delegate: (any RequiredLoginDelegate)? { get set } }
private protocol RequiredLoginDelegate: AnyObject { func didFinishLogin() }

extension RoutableService where Protocol == any ProvidedLogin {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any RequiredLogin {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any NotesLogin {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any ShopLogin {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any RequiredPrice {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any DelegatingLogin {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class LoginService: ProvidedLogin, @unchecked Sendable {  // Used by one thread in these tests.
    var notifyString: String?
    weak var delegate: (any ProvidedLoginDelegate)?
    func finish() { delegate?.didLogin() }
}

// In an app, this extension stands beside the adapter. The module does not know it.
extension LoginService: RequiredLogin {
    var message: String? {
        get { notifyString }
        set { notifyString = newValue }
    }
}

private struct LoginRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any ProvidedLogin>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> LoginService? { LoginService() }
}

private struct SharedLoginRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { Provides(RoutableService<any ProvidedLogin>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> LoginService? { LoginService() }
}

/// The simplest adapter: the app knows the provider, and its destination conforms.
private enum RouterAdapter: RouteAdapter {
    static var routes: RouteList<Self> { Adapts(RoutableService<any RequiredLogin>(), to: LoginRouter.self) { $0 } }
}

private enum SharedRouterAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any RequiredLogin>(), to: SharedLoginRouter.self) { $0 }
    }
}

private struct Price: RequiredPrice { var amount = 10 }

private struct SharedPriceRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> { ProviderIdentifier("com.example.price") }
    func makeDestination(with configuration: RouteConfiguration) -> Price? { Price() }
}

/// Returns a new value of the same type for each request.
private enum PriceAdapter: RouteAdapter {
    @TaskLocal static var rate = 1

    static var routes: RouteList<Self> {
        Adapts(RoutableService<any RequiredPrice>(), to: SharedPriceRouter.self) {
            Price(amount: $0.amount * rate)
        }
    }
}

private final class NotesProxy: NotesLogin {
    let login: any ProvidedLogin
    init(_ login: any ProvidedLogin) { self.login = login }
    var message: String? {
        get { login.notifyString }
        set { login.notifyString = newValue.map { "notes: \($0)" } }
    }
}

private final class ShopProxy: ShopLogin {
    let login: any NotesLogin
    init(_ login: any NotesLogin) { self.login = login }
    var message: String? {
        get { login.message }
        set { login.message = newValue.map { "shop: \($0)" } }
    }
}

/// A chain of two, each a proxy around the next.
private enum ChainAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any ShopLogin>(), to: RoutableService<any NotesLogin>()) { ShopProxy($0) }
        Adapts(RoutableService<any NotesLogin>(), to: RoutableService<any ProvidedLogin>()) { NotesProxy($0) }
    }
}

private final class DelegatingProxy: DelegatingLogin, ProvidedLoginDelegate {
    let login: any ProvidedLogin
    weak var delegate: (any RequiredLoginDelegate)?
    init(_ login: any ProvidedLogin) {
        self.login = login
        login.delegate = self
    }
    func didLogin() { delegate?.didFinishLogin() }
}

private enum DelegatingAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any DelegatingLogin>(), to: RoutableService<any ProvidedLogin>()) { DelegatingProxy($0) }
    }
}

private final class Listener: RequiredLoginDelegate {
    var finished = 0
    func didFinishLogin() { finished += 1 }
}

private enum CircleAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any ShopLogin>(), to: RoutableService<any NotesLogin>()) { ShopProxy($0) }
        Adapts(RoutableService<any NotesLogin>(), to: RoutableService<any ShopLogin>()) { _ in throw Failing() }
    }
}

// Module protocols.
private protocol ProvidedAlertModule: AnyObject {
    var title: String { get set }
    func addButton(withTitle title: String)
}
private protocol RequiredAlertModule: AnyObject {
    var title: String { get set }
    func addCancelButtonTitle(_ title: String)
}

extension RoutableServiceModule where Protocol == any ProvidedAlertModule {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any RequiredAlertModule {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class AlertConfiguration: ProvidedAlertModule {
    var title = ""
    var buttons: [String] = []
    func addButton(withTitle title: String) { buttons.append(title) }
}

private struct AlertRouter: ServiceRouteProvider {
    struct Alert: Equatable { var text: String }
    static var routes: RouteList<Self> { Provides(RoutableServiceModule<any ProvidedAlertModule>()) { $0 } }
    static func makeConfiguration() -> AlertConfiguration { AlertConfiguration() }
    func makeDestination(with configuration: AlertConfiguration) -> Alert? {
        Alert(text: "\(configuration.title) [\(configuration.buttons.joined(separator: "|"))]")
    }
}

private final class AlertModuleProxy: RequiredAlertModule {
    let module: any ProvidedAlertModule
    init(_ module: any ProvidedAlertModule) { self.module = module }
    var title: String {
        get { module.title }
        set { module.title = newValue }
    }
    func addCancelButtonTitle(_ title: String) { module.addButton(withTitle: title) }
}

private enum AlertModuleAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableServiceModule<any RequiredAlertModule>(), to: RoutableServiceModule<any ProvidedAlertModule>()) {
            AlertModuleProxy($0)
        }
    }
}

extension AlertConfiguration: RequiredAlertModule {
    func addCancelButtonTitle(_ title: String) { buttons.insert(title, at: 0) }
}

private enum AlertRouterAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableServiceModule<any RequiredAlertModule>(), to: AlertRouter.self) { $0 }
    }
}

struct AdapterTests {
    @Test func providerIsFoundByARequiredProtocol() throws {
        try with {
            LoginRouter.self; RouterAdapter.self
        } _: {
            let login = try Router.destination(for: RoutableService<any RequiredLogin>())
            login.message = "hello"
            #expect((login as? LoginService)?.notifyString == "hello")
        }
    }

    @Test func requiredProtocolFindsTheSameSharedService() throws {
        try with {
            SharedLoginRouter.self; SharedRouterAdapter.self
        } _: {
            let required = try Router.destination(for: RoutableService<any RequiredLogin>())
            let provided = try Router.destination(for: RoutableService<any ProvidedLogin>())
            #expect(required as? LoginService === provided as? LoginService)
        }
    }

    @Test func structProxyIsMadeForEachRequest() throws {
        try with {
            SharedPriceRouter.self; PriceAdapter.self
        } _: {
            var amounts: [Int] = []
            for rate in 1...3 {
                try PriceAdapter.$rate.withValue(rate) {
                    amounts.append(try Router.destination(for: RoutableService<any RequiredPrice>()).amount)
                }
            }
            #expect(amounts == [10, 20, 30])
        }
    }

    @Test func theOrderOfRegistrationDoesNotMatter() {
        with {
            ChainAdapter.self; RouterAdapter.self; LoginRouter.self
        } _: {
            #expect((try? Router.destination(for: RoutableService<any ShopLogin>())) != nil)
            #expect((try? Router.destination(for: RoutableService<any RequiredLogin>())) != nil)
        }
    }

    @Test func chainOfAdaptersWrapsInOrder() throws {
        try with {
            LoginRouter.self; ChainAdapter.self
        } _: {
            let login = try Router.destination(for: RoutableService<any ShopLogin>())
            login.message = "hello"
            #expect(login.message == "notes: shop: hello")
        }
    }

    @Test func aProxyJoinsDelegatesOfDifferentTypes() throws {
        try with {
            LoginRouter.self; DelegatingAdapter.self
        } _: {
            let listener = Listener()
            let login = try Router.destination(for: RoutableService<any DelegatingLogin>())
            login.delegate = listener
            ((login as? DelegatingProxy)?.login as? LoginService)?.finish()
            #expect(listener.finished == 1)
        }
    }

    @Test func aModuleProtocolIsAdaptedByAProxy() {
        with {
            AlertRouter.self; AlertModuleAdapter.self
        } _: {
            let alert = try? Router.destination(for: RoutableServiceModule<any RequiredAlertModule>()) { module in
                module.title = "Quit?"
                module.addCancelButtonTitle("No")
            }
            #expect(alert as? AlertRouter.Alert == AlertRouter.Alert(text: "Quit? [No]"))
        }
    }

    @Test func aModuleProtocolIsAdaptedByAnExtensionOfTheConfiguration() {
        with {
            AlertRouter.self; AlertRouterAdapter.self
        } _: {
            let alert = try? Router.destination(for: RoutableServiceModule<any RequiredAlertModule>()) { module in
                module.title = "Quit?"
                module.addCancelButtonTitle("No")
            }
            #expect(alert as? AlertRouter.Alert == AlertRouter.Alert(text: "Quit? [No]"))
        }
    }

    @Test func adapterWithoutProviderIsAnErrorWithTheWholeChain() throws {
        try with {
            ChainAdapter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any ShopLogin>())
            }
            #expect(error.code == .missingProvider)
            #expect(
                error.reason
                    == "RoutableService<any ShopLogin> is adapted to a route without a provider: "
                    + "RoutableService<any ShopLogin> → RoutableService<any NotesLogin> → RoutableService<any ProvidedLogin>"
            )
        }
    }

    @Test func adapterCycleIsAnErrorWithTheWholeChain() throws {
        try with {
            CircleAdapter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any ShopLogin>())
            }
            #expect(error.code == .infiniteRecursion)
            #expect(
                error.reason
                    == "the adapters of RoutableService<any ShopLogin> form a cycle: "
                    + "RoutableService<any ShopLogin> → RoutableService<any NotesLogin> → RoutableService<any ShopLogin>"
            )
        }
    }

    @Test func throwingAdapterIsAnErrorOfItsKey() throws {
        try with {
            LoginRouter.self; ThrowingAdapter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any NotesLogin>())
            }
            #expect(error.code == .destinationUnavailable)
            #expect(error.route == "RoutableService<any NotesLogin>")
            #expect(error.underlyingError is Failing)
        }
    }

    @Test func replacingARouteReplacesItForAdaptedKeys() {
        let app = RouteRegistry {
            LoginRouter.self; ChainAdapter.self; AlertRouter.self; AlertModuleAdapter.self
        }
        let test = RouteRegistry(parent: app)
        test.register(RoutableService<any ProvidedLogin>()) { _ in
            let login = LoginService()
            login.notifyString = "replaced"
            return login
        }
        let messages = [app, test].map { registry in
            registry.run { (try? Router.destination(for: RoutableService<any ShopLogin>()))?.message }
        }
        #expect(messages == [nil, "replaced"])
    }

    @Test func adapterOfAChildFindsProvidersOfTheParent() throws {
        let child = RouteRegistry(parent: RouteRegistry { LoginRouter.self }) {
            ChainAdapter.self; RouterAdapter.self
        }
        try child.run {
            _ = try Router.destination(for: RoutableService<any ShopLogin>())
            _ = try Router.destination(for: RoutableService<any RequiredLogin>())
        }
        let ids: Set<RouteFault.ID> = [.adapterWithoutProvider, .duplicateProvider]
        #expect(child.validate().filter { ids.contains($0.id) } == [])
    }

    @Test func mutualAdaptersOfTwoRegistriesAreAnError() {
        let parent = RouteRegistry {
            LoginRouter.self; ChainAdapter.self
        }
        let child = RouteRegistry(parent: parent) { BackwardAdapter.self }
        child.run {
            let error = #expect(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any ShopLogin>())
            }
            #expect(error?.code == .infiniteRecursion)
        }
    }

    @Test func adapterFindsAProviderThatIsRegisteredLater() throws {
        let registry = RouteRegistry { ChainAdapter.self }
        try registry.run {
            #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any ShopLogin>()) }
            registry.register { LoginRouter.self }
            _ = try Router.destination(for: RoutableService<any ShopLogin>())
        }
    }
}

private enum ThrowingAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any NotesLogin>(), to: RoutableService<any ProvidedLogin>()) { _ in throw Failing() }
    }
}

private final class BackwardProxy: NotesLogin {
    var message: String?
    init(_ login: any ShopLogin) { message = login.message }
}

private enum BackwardAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableService<any NotesLogin>(), to: RoutableService<any ShopLogin>()) { BackwardProxy($0) }
    }
}
