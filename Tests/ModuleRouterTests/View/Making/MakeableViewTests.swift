// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

@MainActor private protocol Login: AnyObject {
    var account: String { get }
    var log: [String] { get }
}

/// A module protocol with required parameters.
private protocol LoginModuleInput: AnyObject {
    var makeDestinationWith: (_ account: String) throws -> (any Login)? { get }
    var constructDestination: (_ account: String) throws -> (any Login)? { get }
    var didMakeLogin: ((any Login) -> Void)? { get set }
}

extension RoutableViewModule where Protocol == any LoginModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class LoginScreen: HeadlessScreen, Login {
    let account: String
    var log: [String] = []
    init(account: String) {
        self.account = account
        super.init("login")
    }
}

private final class LoginConfiguration: ViewMakeableConfiguration<LoginScreen, (String) throws -> (any Login)?>,
    LoginModuleInput
{
    var didMakeLogin: ((any Login) -> Void)? {
        didSet { didMakeDestination = didMakeLogin.map { didMake in { didMake($0) } } }
    }
}

private struct LoginRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> { Provides(RoutableViewModule<any LoginModuleInput>()) { $0 } }

    static func makeConfiguration() -> LoginConfiguration {
        let configuration = LoginConfiguration { maker in
            { account in
                guard !account.isEmpty else { return nil }
                return try maker.make {
                    if account == "unknown" { throw Failing() }
                    return LoginScreen(account: account)
                }
            }
        }
        configuration.prepareDestination = { screen in
            MainActor.assumeIsolated { screen.log.append("module prepares") }
        }
        return configuration
    }

    func prepare(_ destination: LoginScreen, with configuration: LoginConfiguration) {
        destination.log.append("provider prepares")
    }

    func didFinishPreparing(_ destination: LoginScreen, with configuration: LoginConfiguration) {
        destination.log.append("provider has finished")
    }
}

/// Views whose configuration makes them, from parameters that the caller has to give.
@MainActor @Suite(.routes(unprovided: .isExpected, unheard: .isExpected) { LoginRouter.self })
struct MakeableViewTests {
    let window = HeadlessWindow()
    private let login = RoutableViewModule<any LoginModuleInput>()

    @Test func makeDestinationWithTakesTheParametersAndKeepsTheType() throws {
        let login: any Login = try Router.destination(for: self.login) { try $0.makeDestinationWith("ada") }
        #expect(login.account == "ada")
        #expect(login.log == ["module prepares", "provider prepares", "provider has finished"])
    }

    @Test func whatWasMadeAtOnceIsShownAndNotMadeAgain() throws {
        var made: (any Login)?
        let router = try #require(
            Router.perform(
                to: login, path: .push(from: window.root),
                preparation: { made = try? $0.makeDestinationWith("ada") }))
        #expect(router.state == .routed)
        #expect(window.topScreen === made)
        #expect(made?.log == ["module prepares", "provider prepares", "provider has finished"])
    }

    @Test func makeDestinationWithMakesAViewAfterTheCallToo() throws {
        var makeDestinationWith: ((String) throws -> (any Login)?)?
        _ = try Router.destination(for: login) { module in
            makeDestinationWith = module.makeDestinationWith
            return try module.makeDestinationWith("ada")
        }
        #expect(try makeDestinationWith?("grace")?.account == "grace")
    }

    @Test func thePerformerPreparesBeforeTheModule() throws {
        var log: [String] = []
        Router.perform(
            to: login, path: .push(from: window.root),
            configuring: { configuration, prepareModule in
                configuration.prepareDestination = { log = ($0 as? any Login)?.log ?? ["no login"] }
                prepareModule { _ = try? $0.makeDestinationWith("ada") }
            })
        #expect(log == [])
    }

    @Test func constructDestinationHandsTheDestinationOutLaterAndOnce() throws {
        var logins: [String] = []
        let router = try #require(
            Router.perform(
                to: login, path: .push(from: window.root),
                preparation: { module in
                    _ = try? module.constructDestination("grace")
                    module.didMakeLogin = { logins.append("\($0.account) \($0.log.last ?? "")") }
                }))
        #expect(logins == ["grace provider has finished"])
        router.removeRoute()
        router.performRoute()
        #expect(router.state == .routed)
        #expect(logins.count == 1)
    }

    @Test func anotherPerformMakesAnotherFromTheSameParameters() throws {
        let router = try #require(
            Router.perform(
                to: login, path: .push(from: window.root), preparation: { _ = try? $0.makeDestinationWith("ada") }))
        let first = window.topScreen
        router.removeRoute()
        router.performRoute()
        #expect(window.topScreen !== first)
        #expect((window.topScreen as? LoginScreen)?.account == "ada")
    }

    @Test func withoutParametersNothingIsMade() throws {
        let router = try #require(Router.perform(to: login, path: .push(from: window.root)))
        #expect(router.state == .unrouted)
        #expect(router.error?.code == "invalidConfiguration")
        #expect(
            router.error?.failure.reason == """
                the configuration of RoutableViewModule<any LoginModuleInput> does not know how to make its destination: \
                makeDestination is not set
                """)
    }

    @Test func parametersThatMakeNothingAreAnInvalidConfiguration() {
        let error = #expect(throws: RouteError.self) {
            try Router.destination(for: login, fileID: "App/main.swift", line: 3, column: 5) {
                try $0.makeDestinationWith("")
            }
        }
        #expect(
            error?.description == """
                invalidConfiguration: RoutableViewModule<any LoginModuleInput> made nothing from the parameters it was given
                  asked for at App/main.swift:3:5
                """)
    }

    @Test func whatMakingThrowsIsTheCause() {
        let error = #expect(throws: RouteError.self) {
            try Router.destination(for: login) { try $0.makeDestinationWith("unknown") }
        }
        #expect(error?.code == "destinationUnavailable")
        #expect(error?.failure.underlyingError is Failing)
    }

    @Test func aModuleCanBeRegisteredWithoutAProviderType() throws {
        let registry = RouteRegistry()
        registry.register(
            viewModule: RoutableViewModule<any LoginModuleInput>(), supportedPaths: [.push, .makeDestination],
            makingConfiguration: { LoginRouter.makeConfiguration() }
        ) { $0 }
        try registry.run {
            let router = try #require(
                Router.perform(
                    to: login, path: .push(from: window.root), preparation: { _ = try? $0.makeDestinationWith("alan") })
            )
            #expect(router.state == .routed)
            #expect((window.topScreen as? LoginScreen)?.log == ["module prepares"])
            Router.perform(
                to: login, path: .presentModally(from: window.root),
                preparation: { _ = try? $0.makeDestinationWith("alan") })
            #expect(window.presented == nil)
        }
    }

    @Test func anUnprovidedModuleIsAnError() {
        RouteRegistry().run {
            #expect(Router.to(login) == nil)
            #expect(Router.perform(to: login, path: .push(from: window.root)) == nil)
            #expect(Router.makeDestination(to: login) == nil)
            let error = #expect(throws: RouteError.self) {
                try Router.destination(for: login) { try $0.makeDestinationWith("ada") }
            }
            #expect(error?.failure.reason == "no provider for RoutableViewModule<any LoginModuleInput>")
        }
    }

    @Test func theConfigurationDoesNotKeepWhatItHasMade() throws {
        weak var screen: AnyObject?
        let router = try #require(
            Router.perform(
                to: login, path: .push(from: window.root), preparation: { screen = try? $0.makeDestinationWith("ada") })
        )
        #expect(screen != nil)
        router.removeRoute()
        #expect(screen == nil)
    }
}
