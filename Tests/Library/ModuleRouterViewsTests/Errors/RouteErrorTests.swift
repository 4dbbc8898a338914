// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter
import ModuleRouterViews
import RouteTables
import TestSupport
import Testing

private protocol Clock: Sendable {}
private protocol Colck: Sendable {}
private protocol Watch: Sendable {}

extension RoutableService where Protocol == any Clock {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Colck {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Watch {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct Item: Clock, Watch {}

private struct WatchRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Watch>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Item? {
        _ = try Router.destination(
            for: RoutableService<any Colck>(), fileID: "Watch/WatchRouter.swift", line: 8, column: 24)
        return Item()
    }
}

private struct ClockRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Clock>()) { $0 }
        ProviderIdentifier("clock")
    }
    func makeDestination(with configuration: RouteConfiguration) -> Item? { nil }
}

struct RouteErrorTests {
    @Test func missingProviderNamesKeyLocationCallerAndNearMiss() throws {
        try with {
            WatchRouter.self; ClockRouter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any Watch>())
            }
            // Only debug builds search for similar keys.
            #if DEBUG
            let help = "RoutableService<any ModuleRouterViewsTests.Clock> is provided; did you mean it?"
            #else
            let help = "register a provider of it, or let an adapter lead to one"
            #endif
            #expect(
                error.description == """
                    no provider for RoutableService<any Colck> [missing-provider]
                      requested at Watch/WatchRouter.swift:8:24
                      needed by RoutableService<any Watch>
                      help: \(help)
                    """)
        }
    }

    @Test func missingProviderWithoutNearMissHasAHint() throws {
        try with {
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any Watch>(), fileID: "App/main.swift", line: 3, column: 5)
            }
            #expect(
                error.description == """
                    no provider for RoutableService<any Watch> [missing-provider]
                      requested at App/main.swift:3:5
                      help: register a provider of it, or let an adapter lead to one
                    """)
        }
    }

    @Test func nilDestinationNamesTheProvider() throws {
        try with {
            ClockRouter.self
        } _: {
            let error = try #require(throws: RouteError.self) {
                try Router.destination(for: RoutableService<any Clock>(), fileID: "App/main.swift", line: 3, column: 5)
            }
            #expect(
                error.description == """
                    ClockRouter returned nil for RoutableService<any Clock> [destination-unavailable]
                      requested at App/main.swift:3:5
                      help: throw an error with the reason from makeDestination(with:), instead of returning nil
                    """)
        }
    }

    @Test func errorOfTheProviderIsTheCause() throws {
        try with {
            AServiceRouter.self
        } _: {
            try AServiceRouter.$behaviour.withValue(.throwsError) {
                let error = try #require(throws: RouteError.self) {
                    try Router.destination(
                        for: RoutableService<any AServiceInput>(), fileID: "App/main.swift", line: 3, column: 5)
                }
                #expect(
                    error.description == """
                        the provider of RoutableService<any AServiceInput> failed [destination-unavailable]
                          requested at App/main.swift:3:5
                          because of the provider was told to fail
                        """)
            }
        }
    }

    @Test func unknownIdentifierHasANearMiss() {
        let registry = RouteRegistry { ClockRouter.self }
        #if DEBUG
        let help = "'clock' is registered; did you mean it?"
        #else
        let help = "write Identifier(\"clok\") in the routes of a provider"
        #endif
        #expect(
            registry.noIdentifier("clok", ofViews: false).description == """
                no provider has registered the identifier 'clok' [missing-provider]
                  help: \(help)
                """)
        #expect(
            registry.noIdentifier("calendar", ofViews: false).description == """
                no provider has registered the identifier 'calendar' [missing-provider]
                  help: write Identifier("calendar") in the routes of a provider
                """)
    }
}
