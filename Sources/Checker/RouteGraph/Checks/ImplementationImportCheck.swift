// SPDX-License-Identifier: Apache-2.0

/// `implementation-import`, a warning: a library imports the module with another one's implementation. It is an error if the author
/// declares the imported module as an implementation.
///
/// A composition root may import every module: a program, a test bundle, or a library that registers or adapts the routes of others.
/// A module that also declares protocols may be imported for them. One finding covers all imports of a module by another.
enum ImplementationImportCheck: RouteCheck {
    static let id = RouteFinding.ID.implementationImport
    static let severity = RouteFinding.Severity.warning
    /// The largest number of further imports that are listed.
    private static let mostImports = 2

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let imports = (index.graph.crossings ?? []).filter { $0.provider == nil }
        let byModules = Dictionary(grouping: imports) { [$0.module, $0.implementation] }
        return byModules.values.map { crossings in
            let first = crossings[0]
            let implementation = ImplementationText(of: first, in: index)
            var finding = finding(
                first.implementation, message(first, implementation), at: first.location,
                chain: implementation.providers + others(crossings.dropFirst()),
                remedy: remedy(first, implementation))
            finding.severity = index.severity(of: first)
            return finding
        }
    }

    private static func message(_ crossing: RouteGraph.Crossing, _ implementation: ImplementationText) -> String {
        let role = implementation.keys.map { "the implementation of \($0)" } ?? "an implementation module"
        guard let through = crossing.through else {
            return "\(crossing.module) imports \(crossing.implementation), \(role)"
        }
        return "\(crossing.module) imports \(through), which exports \(crossing.implementation), \(role)"
    }

    private static func others(_ crossings: ArraySlice<RouteGraph.Crossing>) -> [RouteFinding.Step] {
        let listed = crossings.prefix(mostImports).map { RouteFinding.Step("also imported here", at: $0.location) }
        let rest = crossings.count - mostImports
        return rest > 0 ? listed + [RouteFinding.Step("and \(rest) more")] : listed
    }

    private static func remedy(_ crossing: RouteGraph.Crossing, _ implementation: ImplementationText) -> String {
        var lines: [String] = []
        if let interfaces = implementation.interfaces, let request = implementation.request {
            lines = ["import \(interfaces) instead, and request the route: \(request)"]
        } else {
            lines = ["declare the protocols in an interface module, import it instead, and request the routes"]
        }
        return
            (lines + [
                "or, if both modules are one feature, allow the import in RouteCheck.json:",
                "{ \"boundaries\": { \"allowed\": [{ \"from\": \"\(crossing.module)\", \"to\": \"\(crossing.implementation)\" }] } }",
            ]).joined(separator: "\n")
    }
}

// MARK: Explanation

extension ImplementationImportCheck {
    static let explanation = RouteExplanation(
        id, .warning,
        summary: "A module imports the implementation of another module.",
        meaning: """
            An implementation module has providers and declares no key or protocol for other modules. Only a composition root \
            may import it: a program, a test bundle, or a library that registers or adapts the routes of other modules. Also \
            allowed are a library without routes that exports the modules it imports, and a library without routes that imports \
            all implementation modules. A module with both protocols and providers may be imported. The file RouteCheck.json can \
            declare implementation modules, interface modules and allowed imports. If it declares the imported module as an \
            implementation, the finding is an error. Imports of modules in other packages are checked, imports in other packages \
            are not. In a test bundle, only declared implementations are checked. A module that imports another one in several \
            files is one finding.
            """,
        consequence: """
            The module cannot be built or tested without the other module's implementation and its dependencies, and a change of \
            the implementation rebuilds both.
            """,
        example: """
            Sources/NotesModule/StoredNotes.swift:2:1: warning: NotesModule imports TimeModule, the implementation of RoutableService<any Clock> [implementation-import]
            Sources/TimeModule/ClockRouter.swift:4:8: note: ClockRouter provides RoutableService<any Clock>
              help: import TimeInterface instead, and request the route: try Router.destination(for: .clock)
                or, if both modules are one feature, allow the import in RouteCheck.json:
                { "boundaries": { "allowed": [{ "from": "NotesModule", "to": "TimeModule" }] } }
              see: routes explain implementation-import
            """,
        remedy: """
            Import the module that declares the protocols, and request the route. Move other shared declarations to an interface \
            module. If the module is no implementation, declare it under "interfaces" in RouteCheck.json.
            """)
}
