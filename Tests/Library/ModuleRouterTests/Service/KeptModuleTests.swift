// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import TestSupport
import Testing

private protocol Database: AnyObject, Sendable { var name: String { get } }

/// A module protocol whose configuration is a class of the module.
private protocol NamedModuleInput: AnyObject {
    var name: String { get set }
}

private protocol AdaptedModuleInput: AnyObject {
    var title: String { get set }
}

extension RoutableService where Protocol == any Database {
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

private struct DatabaseRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .shared }
    static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any NamedModuleInput>()) { $0 }
        Provides(RoutableService<any Database>()) { $0 }
    }
    static func makeConfiguration() -> NameConfiguration { NameConfiguration() }
    func makeDestination(with configuration: NameConfiguration) -> FileDatabase? { FileDatabase(configuration.name) }
}

private final class NameConfiguration: NamedModuleInput { var name = "unnamed" }

private struct NamedRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .weak }
    static var routes: RouteList<Self> { Provides(RoutableServiceModule<any NamedModuleInput>()) { $0 } }
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

private enum NamedAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableServiceModule<any AdaptedModuleInput>(), to: RoutableServiceModule<any NamedModuleInput>()) {
            AdaptedModule($0)
        }
    }
}

/// Modules whose destination is kept. It is made once, with the parameters of the first request.
struct KeptModuleTests {
    private let database = RoutableService<any Database>()
    private let module = RoutableServiceModule<any NamedModuleInput>()

    @Test func allRequestsReturnTheDestinationOfTheFirstParameters() throws {
        try with {
            DatabaseRouter.self
        } _: {
            let first = try Router.destination(for: module) { $0.name = "first" } as? FileDatabase
            #expect(first?.name == "first")
            #expect(try Router.destination(for: database) === first)
            #expect(try Router.destination(for: module) as AnyObject === first)
        }
    }

    @Test func parametersOfALaterRequestAreAnError() throws {
        try with {
            DatabaseRouter.self
        } _: {
            _ = try Router.destination(for: module) { $0.name = "first" }
            let error = #expect(throws: RouteError.self) {
                try Router.destination(for: module, fileID: "App/main.swift", line: 3, column: 5) { $0.name = "second" }
            }
            #expect(
                error?.description == """
                    the parameters of RoutableServiceModule<any NamedModuleInput> have no effect: DatabaseRouter keeps its destination and has already made it [invalid-configuration]
                      requested at App/main.swift:3:5
                      help: pass the parameters with the first request, and request the destination without them elsewhere
                    """)
        }
    }

    @Test func destinationMadeAgainReceivesNewParameters() throws {
        try with {
            NamedRouter.self
        } _: {
            for name in ["first", "second"] {
                let made = try Router.destination(for: module) { $0.name = name } as? FileDatabase
                #expect(made?.name == name)
            }
        }
    }

    @Test func parametersOfALaterRequestForAnAdaptedModuleAreAnError() throws {
        try with {
            NamedRouter.self; NamedAdapter.self
        } _: {
            let adapted = RoutableServiceModule<any AdaptedModuleInput>()
            let first = try #require(try Router.destination(for: adapted) { $0.title = "first" } as? FileDatabase)
            #expect(first.name == "first")
            let error = #expect(throws: RouteError.self) {
                try Router.destination(for: adapted) { $0.title = "second" }
            }
            #expect(error?.code == .invalidConfiguration)
            #expect(try Router.destination(for: adapted) as AnyObject === first)
        }
    }
}
