// SPDX-License-Identifier: Apache-2.0

#if Macros
import Testing

/// The required form of `makeDestination`, which `@AutoRegister` adds beside a shorter one.
struct MakeDestinationExpansionTests {
    private func expect(
        _ function: String, of provider: String = "ServiceRouteProvider", adds added: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let indented = added.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        expectExpansion(
            of: """
                @AutoRegister struct ClockRouter: \(provider) {
                    \(function)
                }
                """,
            is: """
                struct ClockRouter: \(provider) {
                    \(function)

                \(indented)

                \(providerRecord(of: "Self", named: "ClockRouter"))
                }
                """, sourceLocation: sourceLocation)
    }

    @Test func resultThatIsNotOptional() {
        expect(
            "func makeDestination(with configuration: RouteConfiguration) -> SystemClock { SystemClock() }",
            adds: """
                typealias ProvidedDestination = SystemClock

                func makeDestination(with configuration: RouteConfiguration) -> SystemClock? {
                    let destination: SystemClock = makeDestination(with: configuration)
                    return destination
                }
                """)
    }

    @Test func throwingPublicFunction() {
        expect(
            "public func makeDestination(with input: ClockInput) throws -> any Clock { try clock(input) }",
            adds: """
                public typealias ProvidedDestination = any Clock

                public func makeDestination(with configuration: ClockInput) throws -> (any Clock)? {
                    let destination: any Clock = try makeDestination(with: configuration)
                    return destination
                }
                """)
    }

    @Test func functionWithoutConfiguration() {
        expect(
            "func makeDestination() -> SystemClock? { SystemClock() }",
            adds: """
                func makeDestination(with configuration: ModuleRouter.RouteConfiguration) -> SystemClock? {
                    let destination: SystemClock? = makeDestination()
                    return destination
                }
                """)
    }

    @Test func viewThatIsNotOptional() {
        expect(
            "func makeDestination(with configuration: RouteConfiguration) -> ClockScreen { ClockScreen() }",
            of: "ViewRouteProvider",
            adds: """
                typealias ProvidedDestination = ClockScreen

                typealias MadeDestination = ClockScreen

                func makeDestination(with configuration: RouteConfiguration) -> ClockScreen? {
                    let destination: ClockScreen = makeDestination(with: configuration)
                    return destination
                }
                """)
    }

    @Test func viewWithoutConfigurationThatIsNotOptional() {
        expect(
            "@MainActor func makeDestination() -> ClockScreen { ClockScreen() }", of: "ViewRouteProvider",
            adds: """
                typealias ProvidedDestination = ClockScreen

                @MainActor func makeDestination(with configuration: ModuleRouter.RouteConfiguration) -> ClockScreen? {
                    let destination: ClockScreen = makeDestination()
                    return destination
                }
                """)
    }

    @Test func anAsynchronousProvider() {
        expect(
            "func makeDestination() async throws -> SystemClock { try await clock() }",
            of: "AsyncServiceRouteProvider",
            adds: """
                typealias ProvidedDestination = SystemClock

                func makeDestination() async throws -> SystemClock? {
                    let destination: SystemClock = try await makeDestination()
                    return destination
                }
                """)
    }

    @Test func aProviderOfAnAsynchronousFunction() {
        expect(
            "func makeDestination(with zone: String) async throws -> SystemClock { try await clock(zone) }",
            of: "AsyncFunctionRouteProvider",
            adds: """
                typealias ProvidedDestination = SystemClock

                func makeDestination(with configuration: String) async throws -> SystemClock? {
                    let destination: SystemClock = try await makeDestination(with: configuration)
                    return destination
                }
                """)
    }
}
#endif
