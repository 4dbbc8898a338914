// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import Testing

private struct DraftRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        URLPattern("notes://open/:note", fileID: "Editor/DraftRouter.swift", line: 7, column: 9)
        URLPattern("notes://edit/:id(Int)", fileID: "Editor/DraftRouter.swift", line: 8, column: 9)
        URLPattern("notes://show/:id(Integer)", fileID: "Editor/DraftRouter.swift", line: 9, column: 9)
    }
    func makeDestination(with configuration: ViewRouteConfiguration) -> HeadlessScreen? { HeadlessScreen() }
}

private struct LoginRouter: ServiceRouteProvider {
    struct Configuration { var id = 0 }

    static var routes: ServiceRoutes<Self> {
        URLPattern("NOTES://{open|login}/:user", fileID: "Account/LoginRouter.swift", line: 3, column: 9) { _, _ in }
        URLPattern("notes://edit/\(\.id)", fileID: "Account/LoginRouter.swift", line: 4, column: 9)
        URLPattern("notes://edit/:name(new|old)", fileID: "Account/LoginRouter.swift", line: 5, column: 9) { _, _ in }
    }
    static func makeConfiguration() -> Configuration { Configuration() }
    func makeDestination(with configuration: Configuration) -> Int? { configuration.id }
}

@Suite struct URLPatternFaultTests {
    /// Those of patterns: other tests of the process declare what nobody provides.
    private func faults(of registry: RouteRegistry) -> [RouteFault] {
        registry.validate().filter { $0.id == .urlPatternClash || $0.id == .urlPatternInvalid }
    }

    @Test func clashesAndWhatCannotBeReadAreFaults() {
        let registry = RouteRegistry {
            DraftRouter.self
            LoginRouter.self
        }
        #expect(
            faults(of: registry).map(\.description) == [
                """
                Account/LoginRouter.swift:3:9: error: url-pattern-clash: 'NOTES://{open|login}/:user' of LoginRouter matches the same URLs as 'notes://open/:note' of DraftRouter
                  DraftRouter has 'notes://open/:note' at Editor/DraftRouter.swift:7:9
                  help: tell the two apart by a part of the URL that is no placeholder, or remove one of them
                """,
                """
                Account/LoginRouter.swift:4:9: error: url-pattern-clash: 'notes://edit/\\(…)' of LoginRouter matches the same URLs as 'notes://edit/:id(Int)' of DraftRouter
                  DraftRouter has 'notes://edit/:id(Int)' at Editor/DraftRouter.swift:8:9
                  help: tell the two apart by a part of the URL that is no placeholder, or remove one of them
                """,
                """
                Editor/DraftRouter.swift:9:9: error: url-pattern-invalid: 'notes://show/:id(Integer)' has a placeholder ':id' of an unknown type 'Integer'; there are String, Int, UInt, Double, Bool, UUID and alternatives as in '(one|two)'
                  help: correct the pattern; as it is, no URL leads here
                """,
            ])
    }

    @Test func aRedirectionThatCannotBeWrittenIsAFault() {
        let registry = RouteRegistry()
        registry.redirectURL(
            "notes://old/:name", to: "notes://new/:title", fileID: "App/main.swift", line: 1, column: 1)
        registry.redirectURL("notes://older", to: "nowhere", fileID: "App/main.swift", line: 2, column: 1)
        registry.redirectURL("notes://oldest", to: "notes://old/x", fileID: "App/main.swift", line: 3, column: 1)
        #expect(
            faults(of: registry).map(\.message) == [
                "'notes://old/:name' has no placeholder ':title', which a redirection to 'notes://new/:title' needs",
                "'notes://older' leads to a pattern that begins with no scheme, which is written out, as in 'app://'",
            ])
    }

    @Test func aChildsPatternsClashWithThoseOfItsParent() {
        let parent = RouteRegistry { DraftRouter.self }
        let child = RouteRegistry(parent: parent) { LoginRouter.self }
        #expect(faults(of: child).filter { $0.id == .urlPatternClash }.count == 2)
    }
}
