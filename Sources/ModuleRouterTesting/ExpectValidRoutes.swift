// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter
public import Testing

/// Fails the test for each fault of the routes that this program of tests links. Each fault is one issue, as a compiler would
/// print it.
///
/// ```swift
/// @Test func everyRouteIsProvided() { expectValidRoutes() }
/// ```
///
/// It belongs into a test target that depends on the app, or on all of its modules. A program of tests links only the modules that
/// its test targets depend on, so a key of an interface has no provider here unless one of them depends on the module that
/// provides it. `swift package routes check` reads the app itself.
///
/// A declaration that stands in a module of tests needs no provider: the tests that use it bring one.
///
/// - Parameters:
///   - registry: The registry to check. Defaults to the shared one.
///   - testModules: The other test targets of the package that declare keys. SwiftPM links all test targets of a package into one
///     program. The module of the caller counts as one of them.
public func expectValidRoutes(
    in registry: RouteRegistry = .shared, ignoring testModules: String...,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let testModules = Set(testModules + [sourceLocation.moduleName])
    for fault in registry.validate() where !fault.isDeclared(in: testModules) {
        Issue.record(Comment(rawValue: fault.textInTests), sourceLocation: sourceLocation)
    }
}

extension RouteFault {
    /// Whether the fault is that a key of one of these modules has no provider.
    func isDeclared(in modules: Set<String>) -> Bool {
        guard id == .missingProvider, let file = location?.fileID else { return false }
        return modules.contains(String("\(file)".prefix { $0 != "/" }))
    }

    /// The fault as it is told of a program of tests, which links less than the app.
    var textInTests: String {
        guard id == .missingProvider else { return description }
        let place = location.map { "\($0): " } ?? ""
        let steps = chain.map { step in "  \(step.text)" + (step.location.map { " at \($0)" } ?? "") }
        let lines =
            ["\(place)error: \(id.rawValue): no module that these tests link provides \(subject)"] + steps
            + nearMisses.map { "  near miss: \($0)" }
            + [
                "  help: let a test target depend on the module that provides it, or on the app;",
                "    'swift package routes check' says whether the app links a provider",
            ]
        return lines.joined(separator: "\n")
    }
}
