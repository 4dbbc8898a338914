// SPDX-License-Identifier: Apache-2.0

@_exported public import ModuleRouterChecks
public import ModuleRouterViews
public import Testing

/// Fails the test for each fault in the routes that this test program links. Each fault is one issue, in the format of a
/// compiler error.
///
/// ```swift
/// @Test func everyRouteIsProvided() { expectValidRoutes() }
/// ```
///
/// Call it in a test target that depends on the app or on all of its modules. A test program links only the dependencies of its
/// test targets. A key therefore has no provider here unless a test target depends on the module that provides it.
/// `swift package routes check` checks the app itself.
///
/// A key that is declared in a test module needs no provider here: the tests that use the key register one.
///
/// A key that code of the app registers when it starts, as `main` registers a value, has no provider in a test program, which does not
/// run that code. Name such keys:
///
/// ```swift
/// expectValidRoutes(registeredAtLaunch: RoutableService<ServerConfiguration>())
/// ```
///
/// - Parameters:
///   - registry: The registry to check. Defaults to the shared one.
///   - keys: The keys that the app registers when it starts. Defaults to none.
///   - testModules: The other test targets of the package that declare keys. SwiftPM links all test targets of a package into
///     one program. The caller's module is always included.
public func expectValidRoutes(
    in registry: RouteRegistry = .shared, registeredAtLaunch keys: any RoutableKey...,
    ignoring testModules: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
    let testModules = Set(testModules + [sourceLocation.moduleName])
    for fault in registry.validate() where !fault.isDeclared(in: testModules) && !fault.isRegistered(by: keys) {
        Issue.record(Comment(rawValue: fault.textInTests), sourceLocation: sourceLocation)
    }
}

extension RouteFault {
    /// Whether the fault is a missing provider for a key of one of these modules.
    func isDeclared(in modules: Set<String>) -> Bool {
        guard id == .missingProvider, let file = location?.fileID else { return false }
        return modules.contains(String("\(file)".prefix { $0 != "/" }))
    }

    /// Whether the fault is a missing provider for one of these keys, which code of the app registers.
    func isRegistered(by keys: [any RoutableKey]) -> Bool {
        id == .missingProvider && keys.contains { $0.key.description == subject }
    }

    /// The text of the fault in a test program, which links less than the app.
    var textInTests: String {
        guard id == .missingProvider else { return description }
        let place = location.map { "\($0): " } ?? ""
        let lines =
            ["\(place)error: no module that these tests link provides \(subject) [\(id.rawValue)]"]
            + chain.map { "  \($0)" }
            + nearMisses.map { "  near miss: \($0)" }
            + [
                "  help: let a test target depend on the module that provides it, or on the app;",
                "    if the app registers it when it starts: expectValidRoutes(registeredAtLaunch: \(subject)());",
                "    'swift package routes check' says whether the app provides it",
            ]
        return lines.joined(separator: "\n")
    }
}
