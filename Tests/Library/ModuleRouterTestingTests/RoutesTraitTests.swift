// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
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

private protocol Sentence: Sendable {}

extension RoutableService where Protocol == any Sentence {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct ClosedRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern("notes://closed", fileID: "Account/ClosedRouter.swift", line: 3, column: 9)
    }
    func makeDestination(with configuration: RouteConfiguration) -> Text? { Text(text: "closed") }
}

struct Text: Greeting, Farewell {
    var text: String
}

struct HelloRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Greeting>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Text? { Text(text: "hello") }
}

struct HiRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Greeting>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> Text? { Text(text: "hi") }
}

/// Uses another route, so its text shows the registry of its dependency.
struct GoodbyeRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any Farewell>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Text? {
        Text(text: try Router.destination(for: RoutableService<any Greeting>()).text + ", goodbye")
    }
}

struct RoutesTraitTests {
    @Test(.routes { HelloRouter.self })
    func givesATestItsOwnRoutes() throws {
        #expect(try Router.destination(for: RoutableService<any Greeting>()).text == "hello")
    }

    @Test(.routes {}, arguments: [true, false])
    func urlAnsweredByAFallbackFailsNoTest(isHandled: Bool) async {
        struct Unknown: Error {}
        await MainActor.run {
            RouteRegistry.current.addURLFallback { _, _ in isHandled ? .handled : .fail(Unknown()) }
        }
        await #expect(throws: RouteError.self) {
            try await Router.route(url: "notes://nowhere", from: HeadlessWindow().root)
        }
    }

    @Test(.routes { HiRouter.self })
    func givesAnotherTestOtherRoutesForTheSameKey() throws {
        #expect(try Router.destination(for: RoutableService<any Greeting>()).text == "hi")
    }

    @Test(.routes { HelloRouter.self })
    func reachesChildTasks() async throws {
        async let greeting = (try? Router.destination(for: RoutableService<any Greeting>()))?.text
        #expect(await greeting == "hello")
    }

    @Test(.routes { HelloRouter.self })
    func failsTheTestThatRequestsAMissingProvider() {
        withKnownIssue {
            #expect((try? Router.destination(for: RoutableService<any Farewell>())) == nil)
        } matching: { issue in
            "\(issue)".contains(
                "no provider for RoutableService<any Farewell>; list a provider of it in the test's .routes [missing-provider]"
            )
        }
    }

    @Test(.routes { GoodbyeRouter.self })
    func failsTheTestWhoseProviderRequestsAMissingProvider() {
        withKnownIssue {
            _ = try? Router.destination(for: RoutableService<any Farewell>())
        } matching: { issue in
            "\(issue)".contains(
                "no provider for RoutableService<any Greeting>; list a provider of it in the test's .routes [missing-provider]"
            )
        }
    }

    @Test(.routes(unprovided: .isExpected) { HelloRouter.self })
    func testMayExpectTheErrorOfAMissingProvider() {
        #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any Farewell>()) }
    }

    @Test(.routes { LoginRouter.self })
    @MainActor func failsTheTestIfNoHandlerReceivesAnError() {
        let window = HeadlessWindow(.plain)
        let failures = Locked<[String]>([])
        let line = #line
        withKnownIssue {
            Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: window.root))
            Router.perform(to: RoutableView<any LoginViewInput>(), path: .addAsSubview(from: window.root))
            Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: nil))
        } matching: { issue in
            let text = issue.comments.first?.rawValue.split(separator: "\n").first ?? ""
            failures.withLock { $0.append("\((issue.sourceLocation?.line ?? 0) - line): \(text)") }
            return true
        }
        #expect(
            failures.withLock { $0 } == [
                "2: no handler received RoutableView<any LoginViewInput> could not be shown in headless: it is in no navigation container [invalid-source]",
                "3: no handler received RoutableView<any LoginViewInput> cannot be shown by addAsSubview in headless: its provider LoginRouter does not support it [unsupported-path]",
                "4: no handler received RoutableView<any LoginViewInput> cannot be shown by push: there is no source [invalid-source]",
            ])
    }

    @Test(.routes { LoginRouter.self })
    @MainActor func errorWithAHandlerFailsNoTest() {
        let window = HeadlessWindow(.plain)
        var codes: [String] = []
        let path = ViewRoutePath.push(from: window.root)
        Router.perform(
            to: RoutableView<any LoginViewInput>(), path: path,
            completion: onFailure { codes.append($0.code.description) }
        )
        RouteRegistry.current.addErrorHandler { report in
            MainActor.assumeIsolated { codes.append("registry \(report.error.code)") }
        }
        Router.perform(to: RoutableView<any LoginViewInput>(), path: path)
        #expect(codes == ["invalid-source", "registry invalid-source"])
    }

    @Test(.routes(unheard: .isExpected) { LoginRouter.self })
    @MainActor func testMayExpectAnErrorWithoutAHandler() {
        let window = HeadlessWindow(.plain)
        let router = Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: window.root))
        #expect(router?.error?.code == .invalidSource)
    }

    @Test(.routes { ClosedRouter.self })
    @MainActor func issueOfAClosedURLExplainsHowToOpenIt() {
        let failures = Locked<[String]>([])
        let line = #line
        withKnownIssue {
            Router.perform(url: "notes://closed", from: nil)
        } matching: { issue in
            failures.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        #expect(
            failures.withLock { $0 } == [
                """
                no handler received 'notes://closed' leads to ClosedRouter, which only the app may open [missing-provider]
                  requested at ModuleRouterTestingTests/RoutesTraitTests.swift:\(line + 2):27
                  help: write URLPattern("notes://closed", by: .outside) at Account/ClosedRouter.swift:3:9, or open it by: .app
                """
            ])
    }

    @Test(.routes { ClosedRouter.self })
    @MainActor func thrownErrorOfAClosedURLFailsNoTest() {
        let error = #expect(throws: RouteError.self) { try Router.destination(url: "notes://closed") }
        #expect(error?.code == .missingProvider)
    }

    @Suite(.routes { HelloRouter.self })
    struct SuiteOfTests {
        @Test func givesEachTestOfASuiteTheRoutes() throws {
            #expect(try Router.destination(for: RoutableService<any Greeting>()).text == "hello")
        }

        @Test(.routes { GoodbyeRouter.self })
        func addsTheRoutesOfATestToTheRoutesOfItsSuite() throws {
            #expect(try Router.destination(for: RoutableService<any Farewell>()).text == "hello, goodbye")
        }

        @Test(.routes { GoodbyeRouter.self }, .routes { HiRouter.self })
        func prefersTheRoutesOfTheInnerTrait() throws {
            #expect(try Router.destination(for: RoutableService<any Farewell>()).text == "hi, goodbye")
        }

        @Test(.routes { GoodbyeRouter.self })
        func failsOnceForARouteThatIsMissingInBothTraits() {
            let failures = Locked(0)
            withKnownIssue {
                _ = try? Router.destination(for: RoutableService<any Sentence>())
            } matching: { _ in
                failures.withLock { $0 += 1 }
                return true
            }
            #expect(failures.withLock { $0 } == 1)
        }
    }

    @Suite(.routes(unprovided: .isExpected) { HelloRouter.self })
    struct SuiteThatExpects {
        @Test(.routes { HiRouter.self })
        func testInheritsTheExpectationOfItsSuite() {
            #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any Farewell>()) }
        }

        @Test(.routes(unprovided: .fails) { HiRouter.self })
        func testMayRevokeTheExpectationOfItsSuite() {
            withKnownIssue { _ = try? Router.destination(for: RoutableService<any Farewell>()) }
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
            return (try? Router.destination(for: RoutableService<any Greeting>()))?.text
        }
        #expect(text == "hi")
    }

    @Test(.routes { HelloRouter.self })
    func replacementsMayBeNested() throws {
        let texts = withRoutes {
            $0.register(RoutableService<any Greeting>()) { _ in Text(text: "outer") }
        } operation: {
            let inner = withRoutes {
                $0.register(RoutableService<any Greeting>()) { _ in Text(text: "inner") }
            } operation: {
                (try? Router.destination(for: RoutableService<any Greeting>()))?.text
            }
            return [inner, (try? Router.destination(for: RoutableService<any Greeting>()))?.text]
        }
        #expect(texts == ["inner", "outer"])
    }

    @Test func replacementLeavesTheSharedRegistryUnchanged() throws {
        let text = withRoutes {
            $0.register(RoutableService<any Greeting>()) { _ in Text(text: "here") }
        } operation: {
            (try? Router.destination(for: RoutableService<any Greeting>()))?.text
        }
        #expect(text == "here")
        #expect(throws: RouteError.self) { try Router.destination(for: RoutableService<any Greeting>()) }
    }
}
