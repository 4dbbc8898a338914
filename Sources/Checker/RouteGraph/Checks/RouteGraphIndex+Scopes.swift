// SPDX-License-Identifier: Apache-2.0

extension RouteGraphIndex {
    /// Returns the ids of a kind of scope and of its outer kinds, innermost first; nil if one of them is unknown.
    func scopes(from id: String) -> [String]? {
        var ids: [String] = []
        var next: String? = id
        while let current = next {
            guard let scope = scopes[current], scope.hasUnknownOuter != true, !ids.contains(current) else { return nil }
            ids.append(current)
            next = scope.outer
        }
        return ids
    }

    /// Returns the name of a kind of scope for messages, with its module if another kind has the same name.
    func scopeName(_ id: String) -> String {
        guard let name = scopes[id]?.name else { return id }
        return scopes.values.contains { $0.name == name && $0.id != id } ? id : name
    }

    /// Returns whether some code makes a scope of a kind, or may make one.
    func isMade(_ scope: String) -> Bool {
        graph.unknownScopes != nil || scopes[scope]?.makings.isEmpty == false
    }

    /// Returns the code that makes a scope of a kind: `RouteScope(Session(<#values#>))`.
    func making(of scope: String) -> String {
        let outer = scopes[scope]?.outer.map { ", in: <#scope of \(scopeName($0))#>" } ?? ""
        return "RouteScope(\(scopeName(scope))(<#values#>)\(outer))"
    }

    /// Returns the line with which a kind of scope provides a value.
    func valueLine(for route: RouteGraph.Route) -> String {
        let key = route.shortName.map { ".\($0)" } ?? "\(route.name)()"
        return "Provides(\(key)) { $0.<#property#> }"
    }

    /// Returns the kind of scope whose destinations always need a key of a service, directly or through the destinations of
    /// transient providers; nil if there is none.
    func scope(needing route: RouteGraph.Route) -> String? {
        guard route.kind == .service, route.providerName == nil else { return nil }
        var seen: Set<String> = []
        var waiting = [route.id]
        var position = 0
        while position < waiting.count {
            for use in routes[waiting[position]]?.uses ?? [] where use.isNeededToMake && use.isInScope != true {
                guard let maker = (use.closure?.description ?? use.provider).flatMap({ makers[$0] }),
                    seen.insert(maker.id).inserted
                else { continue }
                if maker.isOfCaller {
                    waiting += maker.keys.filter { !waiting.contains($0) }
                } else if let scope = maker.lifetime?.scope {
                    return scopeName(scope)
                }
            }
            position += 1
        }
        return nil
    }
}

extension RouteGraph.Route {
    /// The type of a value in a sentence: `User` for `RoutableService<any User>`.
    var valueName: String { type.hasPrefix("any ") ? String(type.dropFirst(4)) : type }
}

extension RouteGraph.Lifetime {
    /// The lifetime in a sentence: `shared`, `scoped to Session`.
    func words(in index: RouteGraphIndex) -> String {
        kind.rawValue + (scope.map { " to \(index.scopeName($0))" } ?? "")
    }
}

extension ProviderMakings {
    /// A way from a provider or a closure to another one, whose destination it needs whenever it makes its own.
    struct Way {
        let steps: [Step]
        let end: RouteMaker

        /// The key of the last step, after its adapters.
        var key: String {
            guard let step = steps.last else { return "" }
            if case .route(let adaptee)? = step.adaptations.last?.adaptee { return adaptee }
            return step.route.id
        }
    }

    /// Returns the shortest way from a provider or a closure to each one with a lifetime of its own that it needs. Those between the
    /// two make their destinations for the caller.
    ///
    /// - Parameter others: Other steps of the provider with which a way may begin.
    func ways(from start: String, _ others: [Step] = [], in index: RouteGraphIndex) -> [Way] {
        var ways: [Way] = []
        var reached: [String: Step] = [:]
        var waiting = [start]
        var position = 0
        while position < waiting.count {
            for step in (steps[waiting[position]] ?? []) + (position == 0 ? others : []) {
                guard step.next != start, reached[step.next] == nil, let next = index.makers[step.next] else {
                    continue
                }
                reached[step.next] = step
                if next.isOfCaller {
                    waiting.append(step.next)
                    continue
                }
                var way = [step]
                while let first = way.first, first.provider != start, let previous = reached[first.provider] {
                    way.insert(previous, at: 0)
                }
                ways.append(Way(steps: way, end: next))
            }
            position += 1
        }
        return ways
    }
}
