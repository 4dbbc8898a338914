// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import Testing

private protocol Database: AnyObject, Sendable { var name: String { get } }

/// A module protocol with parameters that must be given.
private protocol DatabaseModuleInput: AnyObject {
    var makeDestinationWith: (_ name: String) -> (any Database)? { get }
    var constructDestination: (_ name: String) -> (any Database)? { get }
    var didMakeDestination: ((any Database) -> Void)? { get set }
}

/// A module protocol whose configuration is a class of the module's own.
private protocol NamedModuleInput: AnyObject {
    var name: String { get set }
}

private protocol AdaptedModuleInput: AnyObject {
    var title: String { get set }
}

extension RoutableService where Protocol == any Database {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any DatabaseModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any NamedModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any AdaptedModuleInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class FileDatabase: Database {
    let name: String
    init(_ name: String) { self.name = name }
}

private typealias DatabaseConfiguration = ServiceMakeableConfiguration<any Database, (String) -> (any Database)?>

extension ServiceMakeableConfiguration: DatabaseModuleInput
where Destination == any Database, Constructor == (String) -> (any Database)? {}

private struct DatabaseRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: ServiceRoutes<Self> {
        Provides(RoutableServiceModule<any DatabaseModuleInput>()) { $0 }
        Provides(RoutableService<any Database>()) { $0 }
    }
    static func makeConfiguration() -> DatabaseConfiguration {
        DatabaseConfiguration { maker in { name in maker.make { FileDatabase(name) } } }
    }
}

private final class NameConfiguration: NamedModuleInput { var name = "unnamed" }

private struct NamedRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .weak }
    static var routes: ServiceRoutes<Self> { Provides(RoutableServiceModule<any NamedModuleInput>()) { $0 } }
    static func makeConfiguration() -> NameConfiguration { NameConfiguration() }
    func makeDestination(with configuration: NameConfiguration) -> FileDatabase? { FileDatabase(configuration.name) }
}

private final class AdaptedModule: AdaptedModuleInput {
    let module: any NamedModuleInput
    init(_ module: any NamedModuleInput) { self.module = module }
    var title: String {
        get { module.name }
        set { module.name = newValue }
    }
}

private enum NamedAdapter: ServiceRouteAdapter {
    static var routes: ServiceAdapters {
        Adapts(RoutableServiceModule<any AdaptedModuleInput>(), to: RoutableServiceModule<any NamedModuleInput>()) {
            AdaptedModule($0)
        }
    }
}

/// Modules whose destination is kept: made once, from the parameters of whoever asks first.
struct KeptModuleTests {
    private let database = RoutableService<any Database>()
    private let databaseModule = RoutableServiceModule<any DatabaseModuleInput>()
    private let namedModule = RoutableServiceModule<any NamedModuleInput>()

    @Test func theFirstParametersMakeWhatAllOthersGet() throws {
        try with {
            DatabaseRouter.self
        } _: {
            let first = try Router.destination(for: databaseModule) { $0.makeDestinationWith("first") }
            #expect(first.name == "first")
            #expect(try Router.destination(for: database) === first)
            #expect(Router.makeDestination(to: databaseModule) as AnyObject === first)
        }
    }

    @Test func parametersThatComeTooLateAreAnError() throws {
        try with {
            DatabaseRouter.self
        } _: {
            _ = try Router.destination(for: databaseModule) { $0.makeDestinationWith("first") }
            let error = #expect(throws: RouteError.self) {
                try Router.destination(for: databaseModule, fileID: "App/main.swift", line: 3, column: 5) {
                    $0.makeDestinationWith("second")
                }
            }
            #expect(
                error?.description == """
                    invalidConfiguration: the parameters of RoutableServiceModule<any DatabaseModuleInput> come too late: \
                    DatabaseRouter keeps its destination, and that is made already
                      asked for at App/main.swift:3:5
                      help: give the parameters where the destination is first asked for, and ask for it without them elsewhere
                    """)
        }
    }

    @Test func parametersForLaterThatComeTooLateAreAnErrorToo() throws {
        try with {
            DatabaseRouter.self
        } _: {
            _ = try Router.destination(for: databaseModule) { $0.makeDestinationWith("first") }
            let router = try #require(
                Router.perform(to: databaseModule) { _ = $0.constructDestination("second") })
            #expect(router.state == .unrouted)
            #expect(router.error?.code == "invalidConfiguration")
        }
    }

    @Test func whoGivesNoParametersIsHandedTheKeptDestination() throws {
        try with {
            DatabaseRouter.self
        } _: {
            let first = try Router.destination(for: databaseModule) { $0.makeDestinationWith("first") }
            var handedOut: [any Database] = []
            Router.perform(to: databaseModule) { $0.didMakeDestination = { handedOut.append($0) } }
            #expect(handedOut.count == 1)
            #expect(handedOut.first === first)
        }
    }

    @Test func parametersThatCameInTimeAreGoodForEveryPerform() throws {
        try with {
            DatabaseRouter.self
        } _: {
            let router = try #require(
                Router.perform(to: databaseModule) { _ = $0.constructDestination("first") })
            router.performRoute()
            #expect(router.state == .routed)
            #expect(router.error == nil)
        }
    }

    @Test func aConfigurationOfTheModulesOwnIsOpenedTooLate() {
        with {
            NamedRouter.self
        } _: {
            let first = Router.makeDestination(to: namedModule) { $0.name = "first" } as? FileDatabase
            #expect(first?.name == "first")
            var codes: [String] = []
            Router.perform(
                to: namedModule,
                configuring: { configuration, prepareModule in
                    configuration.errorHandler = { codes.append($1.code) }
                    prepareModule { $0.name = "second" }
                })
            #expect(codes == ["invalidConfiguration"])
            #expect(Router.makeDestination(to: namedModule) as AnyObject === first)
        }
    }

    @Test func whatNobodyHoldsAnyLongerTakesParametersAgain() {
        with {
            NamedRouter.self
        } _: {
            for name in ["first", "second"] {
                let made = Router.makeDestination(to: namedModule) { $0.name = name } as? FileDatabase
                #expect(made?.name == name)
            }
        }
    }

    @Test func anAdaptedModuleIsOpenedTooLateAsWell() throws {
        try with {
            NamedRouter.self; NamedAdapter.self
        } _: {
            let adaptedModule = RoutableServiceModule<any AdaptedModuleInput>()
            let first = try #require(
                Router.makeDestination(to: adaptedModule) { $0.title = "first" } as? FileDatabase)
            #expect(first.name == "first")
            let router = try #require(Router.perform(to: adaptedModule) { $0.title = "second" })
            #expect(router.error?.code == "invalidConfiguration")
            #expect(Router.makeDestination(to: adaptedModule) as AnyObject === first)
        }
    }
}
