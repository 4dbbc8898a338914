// SPDX-License-Identifier: Apache-2.0

/// The code that may register routes in a way that the checker does not follow: a line of `routes` that makes its key elsewhere, or
/// a closure for a key that comes from outside the source.
///
/// A key that such code may mean counts as provided, and as unproven. The code names the key in a module that its own module
/// sees, and does not only pass it to the router. If the compiler infers the key, every key that the module sees counts.
struct DynamicRegistrations {
    /// One piece of such code.
    struct Doubt {
        enum Kind {
            /// A closure for a key that comes from outside the source, or that the compiler infers.
            case closure(text: String, isInferred: Bool)
            /// A provider or an adapter with a line that was not understood.
            case line(of: String, isView: Bool?, isInferred: Bool)
            /// Objective-C code.
            case objectiveC
        }

        let kind: Kind
        /// The module of the code; nil if it may mean a key of any module.
        let module: String?
        let location: SourceLocation
    }

    let doubts: [Doubt]
    /// The modules that each module of a doubt sees, including itself.
    private let visible: [String: Set<String>]

    init(in graph: RouteGraph, _ modules: [String: RouteGraph.Module]) {
        let kinds = Dictionary(graph.routes.map { ($0.id, $0.kind) }) { first, _ in first }
        let isView = { (routes: [String]) in routes.lazy.compactMap { kinds[$0]?.isView }.first }
        var doubts: [Doubt] = graph.unresolved.compactMap { unresolved in
            switch RouteGraph.Unresolved.Reason(rawValue: unresolved.reason) {
            case .unseenKey:
                Doubt(
                    kind: .closure(text: unresolved.text, isInferred: false), module: nil, location: unresolved.location
                )
            case .inferredKey:
                Doubt(
                    kind: .closure(text: unresolved.text, isInferred: true), module: unresolved.module,
                    location: unresolved.location)
            default:
                ObjectiveCDoubt(reason: unresolved.reason)?.mayRegister == true
                    ? Doubt(kind: .objectiveC, module: nil, location: unresolved.location) : nil
            }
        }
        doubts += graph.providers.filter { $0.isIncomplete && !$0.registrations.isEmpty }.map {
            Doubt(
                kind: .line(
                    of: $0.name, isView: $0.isView ?? isView($0.provides.map(\.route)), isInferred: $0.hasInferredKey),
                module: $0.module, location: $0.location)
        }
        doubts += graph.adapters.filter { $0.isIncomplete && !$0.registrations.isEmpty }.map {
            Doubt(
                kind: .line(of: $0.name, isView: isView($0.lines.map(\.route)), isInferred: $0.hasInferredKey),
                module: $0.module, location: $0.location)
        }
        self.doubts = doubts
        visible = Dictionary(
            uniqueKeysWithValues: Set(doubts.compactMap(\.module)).map {
                ($0, RouteGraph.modules(seenBy: $0, modules))
            })
    }

    func mayInclude(_ route: RouteGraph.Route) -> Bool { doubts.contains { mayMean($0, route) } }

    /// Returns whether some code may register a route.
    func mayMean(_ doubt: Doubt, _ route: RouteGraph.Route) -> Bool {
        let visible = doubt.module.flatMap { self.visible[$0] }
        func isVisible(_ modules: Set<String>) -> Bool { visible.map { !$0.isDisjoint(with: modules) } ?? true }
        let places = Set(route.uses.filter { !$0.isRequest }.map(\.module) + route.strayLines)
        let declaring = Set(route.declarations.map(\.module))
        switch doubt.kind {
        case .closure(_, isInferred: true): return declaring.isEmpty || isVisible(declaring)
        case .closure, .objectiveC: return !places.isEmpty
        case .line(_, let isView, let isInferred):
            return (isView ?? route.kind.isView) == route.kind.isView
                && (!places.isEmpty && isVisible(places) || isInferred && (declaring.isEmpty || isVisible(declaring)))
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
