// SPDX-License-Identifier: Apache-2.0

/// The providers in modules that the app does not link. If a key has no provider, its finding names the module to link.
public struct UnlinkedProviders: Sendable {
    struct Provider {
        let name: String
        let module: UnlinkedModule
        let location: SourceLocation
    }

    /// The content of a finding about a missing key that unlinked modules provide.
    struct Result {
        let text: RouteFaultText
        let steps: [RouteFinding.Step]
        /// The change of the manifest that links the module; nil if several modules provide the key.
        let fix: RouteFix?
    }

    private let providers: [String: [Provider]]
    /// The ids of the routes that code in these modules uses.
    let used: Set<String>
    /// The entry point's target in the manifest; nil if it was not found.
    private let target: SourceLocation?

    /// - Parameters:
    ///   - graph: The graph of the app with the unlinked modules.
    ///   - target: The place of the entry point's target in the manifest; nil if it is unknown.
    public init(_ modules: [UnlinkedModule], in graph: RouteGraph, target: SourceLocation? = nil) {
        let modules = Dictionary(modules.map { ($0.module.name, $0) }) { first, _ in first }
        var providers: [String: [Provider]] = [:]
        for provider in graph.providers {
            guard let module = modules[provider.module] else { continue }
            for route in Set(provider.provides.map(\.route)) {
                providers[route, default: []].append(
                    Provider(name: provider.name, module: module, location: provider.location))
            }
        }
        self.providers = providers
        used = Set(graph.routes.filter { $0.uses.contains { modules[$0.module] != nil } }.map(\.id))
        self.target = target
    }

    /// Returns the text for a missing key that some unlinked modules provide; nil if none does.
    func text(
        for route: RouteGraph.Route, of program: String, _ message: String
    ) -> Result? {
        guard let found = providers[route.id]?.prefix(3) else { return nil }
        let steps = found.map { RouteFinding.Step("\($0.name) provides \(route.name)", at: $0.location) }
        let modules = Set(found.map(\.module.module.name)).sorted().joined(separator: " or ")
        let remedies = found.map { provider in
            "\(provider.name) in \(provider.module.module.name) provides it: add \(provider.module.dependency) to the "
                + "dependencies of \(program)"
        }
        var fix: RouteFix?
        if found.count == 1, let target {
            let module = found[0].module
            fix = RouteFix(.dependency(module: module.module.name, text: module.dependency), at: target)
        }
        return Result(
            text: RouteFaultText(message: message, remedy: remedies.joined(separator: "\nor ")),
            steps: steps + [RouteFinding.Step("\(program) does not link \(modules)", at: target)], fix: fix)
    }
}
