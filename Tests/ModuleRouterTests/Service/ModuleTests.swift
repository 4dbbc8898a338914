// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

/// A module protocol whose configuration is a class of the module's own.
private protocol ReportModuleInput: AnyObject {
    var title: String { get set }
    var didMakeReport: ((any Report) -> Void)? { get set }
}

private protocol Report: AnyObject { var text: String { get set } }

/// A module protocol with required parameters.
private protocol LoginModuleInput: AnyObject {
    var makeDestinationWith: (_ account: String) throws -> (any Login)? { get }
    var constructDestination: (_ account: String) throws -> (any Login)? { get }
    var didMakeDestination: ((any Login) -> Void)? { get set }
}

private protocol Login: AnyObject {
    var account: String { get }
    var log: [String] { get set }
}

extension RoutableServiceModule where Protocol == any ReportModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any LoginModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class TextReport: Report {
    var text: String
    init(text: String) { self.text = text }
}

private final class ReportConfiguration: ReportModuleInput {
    var title = "untitled"
    var didMakeReport: ((any Report) -> Void)?
}

private struct ReportRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableServiceModule<any ReportModuleInput>()) { $0 } }
    static func makeConfiguration() -> ReportConfiguration { ReportConfiguration() }
    func makeDestination(with configuration: ReportConfiguration) -> TextReport? {
        AServiceRouter.behaviour == .succeeds ? TextReport(text: configuration.title) : nil
    }
    func didFinishPreparing(_ destination: TextReport, with configuration: ReportConfiguration) {
        configuration.didMakeReport?(destination)
    }
}

private final class AccountLogin: Login {
    let account: String
    var log: [String] = []
    init(account: String) { self.account = account }
}

private typealias LoginConfiguration = ServiceMakeableConfiguration<any Login, (String) throws -> (any Login)?>

extension ServiceMakeableConfiguration: LoginModuleInput
where Destination == any Login, Constructor == (String) throws -> (any Login)? {}

private struct LoginRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableServiceModule<any LoginModuleInput>()) { $0 } }

    static func makeConfiguration() -> LoginConfiguration {
        let configuration = LoginConfiguration { maker in
            { account in
                guard !account.isEmpty else { return nil }
                return try maker.make {
                    if account == "unknown" { throw Failing() }
                    return AccountLogin(account: account)
                }
            }
        }
        configuration.prepareDestination = { $0.log.append("module prepares") }
        return configuration
    }

    func prepare(_ destination: any Login, with configuration: LoginConfiguration) {
        destination.log.append("provider prepares")
    }

    func didFinishPreparing(_ destination: any Login, with configuration: LoginConfiguration) {
        destination.log.append("provider has finished")
    }
}

/// Its closure makes a destination that the configuration never hears of.
private struct ForgetfulRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableServiceModule<any LoginModuleInput>()) { $0 } }
    static func makeConfiguration() -> LoginConfiguration {
        LoginConfiguration { _ in { AccountLogin(account: $0) } }
    }
}

struct ModuleTests {
    private let report = RoutableServiceModule<any ReportModuleInput>()
    private let login = RoutableServiceModule<any LoginModuleInput>()

    @Test func parametersReachTheProviderAndTheDestinationComesBackTyped() {
        with {
            ReportRouter.self
        } _: {
            var made: (any Report)?
            let destination = Router.makeDestination(to: report) { module in
                module.title = "Quarter"
                module.didMakeReport = { made = $0 }
            }
            #expect(made?.text == "Quarter")
            #expect(destination as AnyObject === made)
        }
    }

    @Test func aClosureThatOnlySetsParametersReturnsTheDestination() throws {
        try with {
            ReportRouter.self
        } _: {
            let destination = try Router.destination(for: report) { $0.title = "Quarter" }
            #expect((destination as? TextReport)?.text == "Quarter")
            let failing: RouteError? = #expect(throws: RouteError.self) {
                _ = try Router.destination(for: report) { module in
                    module.title = "Quarter"
                    throw Failing()
                }
            }
            #expect(failing?.failure.underlyingError is Failing)
        }
    }

    @Test func performGivesARouterThatKnowsItsModule() throws {
        try with {
            ReportRouter.self
        } _: {
            var report: (any Report)?
            let router = try #require(
                Router.perform(
                    to: self.report,
                    configuring: { configuration, prepareModule in
                        prepareModule { module in
                            module.title = "Year"
                            module.didMakeReport = { report = $0 }
                        }
                        configuration.prepareDestination = { ($0 as? TextReport)?.text += "!" }
                    }))
            #expect(router.state == .routed)
            #expect(router.module?.title == "Year")
            #expect(report?.text == "Year!")
        }
    }

    @Test func aFailingModuleTellsTheHandlers() throws {
        try with {
            ReportRouter.self
        } _: {
            try AServiceRouter.$behaviour.withValue(.returnsNil) {
                var calls: [String] = []
                let router = try #require(
                    Router.perform(
                        to: report,
                        completion: { ok, _, action, error in
                            calls.append("\(ok) \(action) \(error?.code ?? "")")
                        }))
                #expect(router.state == .unrouted)
                #expect(calls == ["false performRoute destinationUnavailable"])
                #expect(Router.makeDestination(to: report) == nil)
            }
        }
    }

    @Test func makeDestinationWithTakesRequiredParametersAndKeepsTheType() throws {
        try with {
            LoginRouter.self
        } _: {
            let login: any Login = try Router.destination(for: self.login) { try $0.makeDestinationWith("ada") }
            #expect(login.account == "ada")
            #expect(login.log == ["module prepares", "provider prepares", "provider has finished"])
        }
    }

    @Test func whatWasMadeAtOnceIsPreparedAndNotMadeAgain() throws {
        try with {
            LoginRouter.self
        } _: {
            var made: (any Login)?
            let login = try Router.destination(for: self.login) { module in
                made = try module.makeDestinationWith("ada")
                return made
            }
            #expect(login === made)
        }
    }

    @Test func constructDestinationHandsTheDestinationOutLaterAndOnce() throws {
        try with {
            LoginRouter.self
        } _: {
            var logins: [any Login] = []
            let router = try #require(
                Router.perform(
                    to: login,
                    preparation: { module in
                        _ = try? module.constructDestination("grace")
                        module.didMakeDestination = { logins.append($0) }
                    }))
            #expect(logins.map(\.account) == ["grace"])
            #expect(logins[0].log.last == "provider has finished")
            router.performRoute()
            #expect(logins.count == 1)
            #expect(router.state == .routed)
        }
    }

    @Test func parametersThatMakeNothingAreAnInvalidConfiguration() throws {
        try with {
            LoginRouter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: login) { try $0.makeDestinationWith("") }
            }
            #expect(error.code == "invalidConfiguration")
            #expect(Router.makeDestination(to: login) == nil)
        }
    }

    @Test func whatMakingFromTheParametersThrowsIsInTheError() throws {
        try with {
            LoginRouter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: login) { try $0.makeDestinationWith("unknown") }
            }
            #expect(error.code == "destinationUnavailable")
            #expect(error.failure.underlyingError is Failing)
        }
    }

    @Test func makeDestinationWithMakesADestinationAfterTheCallToo() throws {
        try with {
            LoginRouter.self
        } _: {
            var makeDestinationWith: ((String) throws -> (any Login)?)?
            let login = try Router.destination(for: self.login) { module in
                makeDestinationWith = module.makeDestinationWith
                return try module.makeDestinationWith("ada")
            }
            let later = try #require(try makeDestinationWith?("grace"))
            #expect(later.account == "grace")
            #expect(login.account == "ada")
        }
    }

    @Test func constructDestinationPromisesNothingAfterTheCall() throws {
        try with {
            LoginRouter.self
        } _: {
            var constructDestination: ((String) throws -> (any Login)?)?
            _ = try Router.destination(for: login) { module in
                constructDestination = module.constructDestination
                return try module.makeDestinationWith("ada")
            }
            let construct = try #require(constructDestination)
            #expect(try construct("grace") === nil)
        }
    }

    @Test func theParametersThatAreGivenLastCount() {
        with {
            LoginRouter.self
        } _: {
            var accounts: [String] = []
            Router.perform(to: login) { module in
                _ = try? module.makeDestinationWith("ada")
                _ = try? module.constructDestination("grace")
                module.didMakeDestination = { accounts.append($0.account) }
            }
            #expect(accounts == ["grace"])
        }
    }

    @Test func aConfigurationIsNotKeptByItsClosures() throws {
        weak var configuration: LoginConfiguration?
        do {
            let made = LoginRouter.makeConfiguration()
            #expect(try made.makeDestinationWith("ada")?.account == "ada")
            #expect(try made.constructDestination("grace") === nil)
            configuration = made
        }
        #expect(configuration == nil)
    }

    @Test func aClosureThatSetsNothingIsSaidToHaveForgottenIt() {
        with {
            ForgetfulRouter.self
        } _: {
            let error = #expect(throws: RouteError.self) {
                try Router.destination(for: login, fileID: "App/main.swift", line: 3, column: 5) {
                    try $0.makeDestinationWith("ada")
                }
            }
            #expect(
                error?.description == """
                    invalidConfiguration: the configuration of RoutableServiceModule<any LoginModuleInput> does not know how to \
                    make its destination: makeDestination is not set
                      asked for at App/main.swift:3:5
                      help: call the closure of the module that takes the parameters; in the provider, let that closure make \
                    the destination by maker.make
                    """)
        }
    }

    @Test func closuresCanBeReplaced() throws {
        let configuration = LoginRouter.makeConfiguration()
        configuration.makeDestinationWith = { AccountLogin(account: $0 + "!") }
        configuration.constructDestination = { AccountLogin(account: $0 + "?") }
        #expect(try configuration.makeDestinationWith("ada")?.account == "ada!")
        #expect(try configuration.constructDestination("ada")?.account == "ada?")
    }

    @Test func aModuleCanBeRegisteredWithoutAProviderType() throws {
        let registry = RouteRegistry()
        registry.register(
            RoutableServiceModule<any LoginModuleInput>(), makingConfiguration: { LoginRouter.makeConfiguration() }
        ) { $0 }
        try registry.run {
            let login = try Router.destination(for: self.login) { try $0.makeDestinationWith("alan") }
            #expect(login.account == "alan")
            #expect(login.log == ["module prepares"])
        }
    }

    @Test func anUnprovidedModuleIsAnError() throws {
        try with {
        } _: {
            #expect(Router.to(login) == nil)
            #expect(Router.makeDestination(to: login) == nil)
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: login) { try $0.makeDestinationWith("ada") }
            }
            #expect(error.failure.reason == "no provider for RoutableServiceModule<any LoginModuleInput>")
        }
    }
}
