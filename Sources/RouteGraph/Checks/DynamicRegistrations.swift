// SPDX-License-Identifier: Apache-2.0

/// The keys that may be provided in a way that the source does not show: by a line that was not understood, such as a call of a
/// function that returns lines, or by a closure whose key is a parameter.
///
/// The function names its keys in a module that the provider's module sees. A key that is named there counts as provided,
/// unless it is only passed to the router. This avoids false alarms for correct apps. If the compiler infers the key, every key
/// that the module sees counts. In return, some faults beside such a line are found only at run time.
struct DynamicRegistrations {
    private struct Incomplete {
        let module: String
        /// Whether its other lines are for views or for services; nil if unknown.
        let isView: Bool?
        let hasInferredKey: Bool
    }

    private let incomplete: [Incomplete]
    /// Whether some closure is registered for a key that is passed as a parameter.
    private let hasUnseenKeys: Bool
    /// Whether some closure is registered for a key that the compiler infers, so that no source names it.
    private let hasInferredKeys: Bool
    /// The modules that each module of `incomplete` sees, including itself.
    private let visible: [String: Set<String>]

    init(in graph: RouteGraph, _ modules: [String: RouteGraph.Module]) {
        let reasons = Set(graph.unresolved.map(\.reason))
        hasUnseenKeys =
            reasons.contains(RouteGraph.Unresolved.Reason.unseenKey.rawValue)
            || reasons.contains { ObjectiveCDoubt(reason: $0)?.mayRegister == true }
        hasInferredKeys = reasons.contains(RouteGraph.Unresolved.Reason.inferredKey.rawValue)
        let kinds = Dictionary(graph.routes.map { ($0.id, $0.kind) }) { first, _ in first }
        let isView = { (routes: [String]) in routes.lazy.compactMap { kinds[$0]?.isView }.first }
        incomplete =
            graph.providers.filter { $0.isIncomplete && !$0.registrations.isEmpty }
            .map {
                Incomplete(
                    module: $0.module, isView: $0.isView ?? isView($0.provides.map(\.route)),
                    hasInferredKey: $0.hasInferredKey)
            }
            + graph.adapters.filter { $0.isIncomplete && !$0.registrations.isEmpty }
            .map {
                Incomplete(
                    module: $0.module, isView: isView($0.lines.map(\.route)), hasInferredKey: $0.hasInferredKey)
            }
        visible = Dictionary(
            uniqueKeysWithValues: Set(incomplete.map(\.module)).map { ($0, RouteGraph.modules(seenBy: $0, modules)) })
    }

    func mayInclude(_ route: RouteGraph.Route) -> Bool {
        if hasInferredKeys { return true }
        guard hasUnseenKeys || !incomplete.isEmpty else { return false }
        let places = Set(route.uses.filter { !$0.isRequest }.map(\.module) + route.strayLines)
        if hasUnseenKeys, !places.isEmpty { return true }
        let declaring = Set(route.declarations.map(\.module))
        return incomplete.contains { one in
            let visible = visible[one.module] ?? []
            return (one.isView ?? route.kind.isView) == route.kind.isView
                && (!visible.isDisjoint(with: places)
                    || one.hasInferredKey && (declaring.isEmpty || !visible.isDisjoint(with: declaring)))
        }
    }
}

extension RouteKind {
    var isView: Bool {
        switch self {
        case .view, .viewModule: true
        case .service, .serviceModule, .asyncService: false
        }
    }
}

extension RouteGraph {
    /// Returns a module and the modules that it is linked with, directly or not.
    static func modules(seenBy module: String, _ modules: [String: Module]) -> Set<String> {
        var seen: Set = [module]
        var next = [module]
        while let one = next.popLast() {
            for dependency in modules[one]?.dependencies ?? [] where seen.insert(dependency).inserted {
                next.append(dependency)
            }
        }
        return seen
    }
}
