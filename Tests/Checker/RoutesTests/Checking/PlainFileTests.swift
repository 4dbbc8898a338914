// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

/// Apps whose files affect routes, but name nothing of the library.
@Suite struct PlainFileTests {
    @Test(arguments: apps) func correctAppHasNoFindings(app: WrittenApp) async throws {
        let found = try await app.findings()
        #expect(found == [])
    }

    @Test func anUnnamedProviderIsNotRegistered() async throws {
        let app = Self.app("named by nobody", provider: "struct R: ClockProviding {}", main: "RR.install()")
        let found = try await app.findings()
        #expect(found == ["unregistered-provider at App/R.swift:3:8"])
    }

    private static let apps = [
        app(
            "a provider by a protocol of the app", provider: "struct R: ClockProviding {}", main: "install(R.self)"),
        app(
            "a provider by a protocol of a protocol",
            provider: "protocol P: ClockProviding, Sendable {}\nfinal class R: @unchecked Sendable, P {}",
            main: "install(R.self)"),
        app(
            "a provider by an extension", provider: "struct R {}\nextension R: Sendable & ClockProviding {}",
            main: "install(R.self)"),
        app(
            "a provider by aliases",
            provider: """
                struct R: Provider {
                    static var routes: Routes<Self> { Provides(Key()) { $0 } }
                    func makeDestination(with configuration: Configuration) -> AppClock? { AppClock() }
                }
                """, main: "install(R.self)"),
        app("a provider that is told to register itself", provider: "struct R: ClockProviding {}", main: "R.install()"),
        app(
            "a provider as an argument of a type", provider: "struct R: ClockProviding {}",
            main: "Feature<R>.install()"),
        app("an instance of a provider", provider: "struct R: ClockProviding {}", main: "install(R())"),
    ]

    private static func app(_ description: String, provider: String, main: String) -> WrittenApp {
        WrittenApp(
            description,
            [
                "Core/Clock.swift": """
                @_exported import ModuleRouter
                public protocol Clock: Sendable {}
                public struct AppClock: Clock { public init() {} }
                extension RoutableService where Protocol == any Clock { public init() { self.init(declaredProtocol: Protocol.self) } }
                public func use() throws { _ = try Router.destination(for: RoutableService<any Clock>()) }

                public typealias Provider = ServiceRouteProvider
                public typealias Routes = ServiceRoutes
                public typealias Key = RoutableService<any Clock>
                public typealias Configuration = RouteConfiguration

                public protocol ClockProviding: ServiceRouteProvider {}
                extension ClockProviding {
                    public static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                    public func makeDestination(with configuration: RouteConfiguration) -> AppClock? { AppClock() }
                }

                extension RouteRegistrable { public static func install() { RouteRegistry.shared.register([self]) } }
                public func install<P: RouteRegistrable>(_: P.Type) { RouteRegistry.shared.register([P.self]) }
                public func install<P: ServiceRouteProvider>(_: P) { RouteRegistry.shared.register([P.self]) }
                public enum Feature<P: RouteRegistrable> { public static func install() { RouteRegistry.shared.register([P.self]) } }
                """,
                "App/R.swift": "import Core\n\n\(provider)\n",
                "App/main.swift": "import Core\n\n\(main)\ntry use()\n",
            ])
    }
}
#endif
