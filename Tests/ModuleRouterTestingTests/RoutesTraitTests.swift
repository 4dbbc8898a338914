// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import Testing

protocol Greeting: Sendable { var text: String { get } }
protocol Farewell: Sendable { var text: String { get } }

extension RoutableService where Protocol == any Greeting {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Farewell {
    init() { self.init(declaredProtocol: Protocol.self) }
}

struct Text: Greeting, Farewell {
    var text: String
}

struct HelloRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Greeting>()) { $0 } }
    func makeDestination(with configuration: ServiceRouteConfiguration) -> Text? { Text(text: "hello") }
}

struct HiRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Greeting>()) { $0 } }
    func makeDestination(with configuration: ServiceRouteConfiguration) -> Text? { Text(text: "hi") }
}

/// Made of another route, so it shows which registry its dependency comes from.
struct GoodbyeRouter: ServiceRouteProvider {
    static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Farewell>()) { $0 } }
    func makeDestination(with configuration: ServiceRouteConfiguration) throws -> Text? {
        Text(text: try Router.destination(for: RoutableService<any Greeting>()).text + ", goodbye")
    }
}

struct RoutesTraitTests {
    @Test(.routes { HelloRouter.self })
    func givesATestItsOwnRoutes() throws {
        #expect(try Router.destination(for: RoutableService<any Greeting>()).text == "hello")
    }

    @Test(.routes { HiRouter.self })
    func givesAnotherTestOtherRoutesForTheSameKey() throws {
        #expect(try Router.destination(for: RoutableService<any Greeting>()).text == "hi")
    }

    @Test(.routes { HelloRouter.self })
    func reachesChildTasks() async throws {
        async let greeting = Router.makeDestination(to: RoutableService<any Greeting>())?.text
        #expect(await greeting == "hello")
    }

    @Test(.routes { HelloRouter.self })
    func failsTheTestThatAsksForAnotherRouteWithItsName() {
        withKnownIssue {
            #expect(Router.makeDestination(to: RoutableService<any Farewell>()) == nil)
        } matching: { issue in
            "\(issue)".contains(
                "nobody provides RoutableService<any Farewell>; list a provider of it in the test's .routes")
        }
    }

    @Test(.routes { GoodbyeRouter.self })
    func failsTheTestWhoseProviderAsksForAnotherRoute() {
        withKnownIssue {
            _ = try? Router.destination(for: RoutableService<any Farewell>())
        } matching: { issue in
            "\(issue)".contains(
                "nobody provides RoutableService<any Greeting>; list a provider of it in the test's .routes")
        }
    }

    @Test(.routes(unprovided: .isExpected) { HelloRouter.self })
    func letsATestExpectTheError() {
        #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any Farewell>()) }
    }

    @Suite(.routes { HelloRouter.self })
    struct SuiteOfTests {
        @Test func givesEachTestOfASuiteTheRoutes() throws {
            #expect(try Router.destination(for: RoutableService<any Greeting>()).text == "hello")
        }
    }
}

struct WithRoutesTests {
    @Test(
        .routes {
            HelloRouter.self; GoodbyeRouter.self
        })
    func replacesOneRouteAndKeepsTheOthers() throws {
        let replaced = try withRoutes {
            $0.register(RoutableService<any Greeting>()) { _ in Text(text: "good evening") }
        } operation: {
            try Router.destination(for: RoutableService<any Farewell>()).text
        }
        #expect(replaced == "good evening, goodbye")
        #expect(try Router.destination(for: RoutableService<any Farewell>()).text == "hello, goodbye")
    }

    @Test(.routes { HelloRouter.self })
    func replacesRoutesInAsynchronousCode() async throws {
        let text = await withRoutes {
            $0.register { HiRouter.self }
        } operation: {
            await Task.yield()
            return Router.makeDestination(to: RoutableService<any Greeting>())?.text
        }
        #expect(text == "hi")
    }

    @Test(.routes { HelloRouter.self })
    func nests() throws {
        let texts = withRoutes {
            $0.register(RoutableService<any Greeting>()) { _ in Text(text: "outer") }
        } operation: {
            let inner = withRoutes {
                $0.register(RoutableService<any Greeting>()) { _ in Text(text: "inner") }
            } operation: {
                Router.makeDestination(to: RoutableService<any Greeting>())?.text
            }
            return [inner, Router.makeDestination(to: RoutableService<any Greeting>())?.text]
        }
        #expect(texts == ["inner", "outer"])
    }

    @Test func leavesTheSharedRegistryAsItWas() throws {
        let text = withRoutes {
            $0.register(RoutableService<any Greeting>()) { _ in Text(text: "here") }
        } operation: {
            Router.makeDestination(to: RoutableService<any Greeting>())?.text
        }
        #expect(text == "here")
        #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any Greeting>()) }
    }
}
