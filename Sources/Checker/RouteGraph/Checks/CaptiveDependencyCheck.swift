// SPDX-License-Identifier: Apache-2.0

import RouteFaultTexts

/// `captive-dependency`: a provider or a closure cannot make its destination without one that does not live as long, or its
/// destination keeps such a one in a stored property.
///
/// The destination that is needed is scoped, or is the value of a scope. The one that needs it is shared, weak or cached, or scoped
/// to a kind that is neither the same nor an inner one. Each step is a use that always runs while the destination is made, of a key
/// that only one provider or closure can answer for. Those between the two make their destinations for the caller: a kept one on the
/// way is reported itself.
enum CaptiveDependencyCheck: RouteCheck {
    static let id = RouteFinding.ID.captiveDependency

    static func findings(in index: RouteGraphIndex) -> [RouteFinding] {
        let makings = ProviderMakings(in: index) {
            $0.isNeededToMake && $0.isTried != true && $0.isInScope != true
        }
        let keepings = ProviderMakings(in: index) { $0.keptIn != nil }
        return index.makers.values.flatMap { maker -> [RouteFinding] in
            guard let lifetime = maker.lifetime, !maker.isScope else { return [] }
            let holder = Holder(maker: maker, lifetime: lifetime)
            return makings.ways(from: maker.id, keepings.steps[maker.id] ?? [], in: index).compactMap { way in
                guard let kept = way.end.lifetime else { return nil }
                switch (lifetime.kind, kept.kind) {
                case (.shared, .scoped), (.weak, .scoped), (.cached, .scoped):
                    return captive(holder, way, kept.scope, in: index)
                case (.shared, .weak), (.cached, .weak): return keeping(holder, way, in: index)
                case (.scoped, .scoped):
                    guard let own = lifetime.scope, let other = kept.scope,
                        let scopes = index.scopes(from: own), !scopes.contains(other)
                    else { return nil }
                    return captive(holder, way, other, in: index)
                default: return nil
                }
            }
        }
    }

    /// A provider or a closure whose destination lives longer than one that it needs.
    private struct Holder {
        let maker: RouteMaker
        let lifetime: RouteGraph.Lifetime
    }

    /// Returns the warning about a kept destination that keeps a weak one.
    private static func keeping(
        _ holder: Holder, _ way: ProviderMakings.Way, in index: RouteGraphIndex
    ) -> RouteFinding {
        let (name, captive) = (holder.maker.name, way.end.name)
        let time = holder.lifetime.kind == .shared ? "forever" : "as long as it is cached"
        var finding = finding(
            name,
            "\(name) is \(holder.lifetime.kind.rawValue) and may keep \(captive), which is weak, \(time)"
                + names(of: way, to: captive, in: index),
            at: way.steps[0].use.origin.location,
            chain: chain(of: holder, way, in: index) + [
                RouteFinding.Step("\(captive) is weak", at: way.end.lifetime?.location)
            ],
            remedy: "let \(captive) be shared, or request \(way.steps[0].route.name) when it is used")
        finding.severity = .warning
        return finding
    }

    /// - Parameter scope: The kind of the scope that ends too early; nil if it is unknown.
    private static func captive(
        _ holder: Holder, _ way: ProviderMakings.Way, _ scope: String?, in index: RouteGraphIndex
    ) -> RouteFinding {
        let kind = scope.map(index.scopeName)
        let (end, need, note) = captive(at: way, of: kind, in: index)
        let verb = way.steps[0].use.keptIn == nil ? "needs" : "keeps"
        return finding(
            holder.maker.name,
            "\(holder.maker.name) is \(holder.lifetime.words(in: index)) and \(verb) \(need)"
                + names(of: way, to: end, in: index),
            at: way.steps[0].use.origin.location,
            chain: chain(of: holder, way, in: index) + [note] + relation(of: holder, to: scope, in: index),
            remedy: remedy(for: holder, way, scope, in: index))
    }

    /// Returns the name of the captive, its name with its lifetime, and the note about its declaration.
    private static func captive(
        at way: ProviderMakings.Way, of kind: String?, in index: RouteGraphIndex
    ) -> (name: String, need: String, note: RouteFinding.Step) {
        guard way.end.isScope, let kind, let route = index.routes[way.key] else {
            let lifetime = "scoped" + (kind.map { " to \($0)" } ?? "")
            return (
                way.end.name, "\(way.end.name), which is \(lifetime)",
                RouteFinding.Step("\(way.end.name) is \(lifetime)", at: way.end.lifetime?.location)
            )
        }
        return (
            route.valueName, "\(route.valueName), a value of \(kind)",
            RouteFinding.Step("\(kind) provides \(route.name)", at: way.end.line(for: route.id))
        )
    }

    // MARK: The chain

    /// Returns the names of the providers on a way, if there are any between its ends.
    private static func names(of way: ProviderMakings.Way, to end: String, in index: RouteGraphIndex) -> String {
        let names = way.steps.map { index.makers[$0.provider]?.name ?? $0.provider } + [end]
        return names.count > 2 ? ": \(names.joined(separator: " → "))" : ""
    }

    private static func chain(
        of holder: Holder, _ way: ProviderMakings.Way, in index: RouteGraphIndex
    ) -> [RouteFinding.Step] {
        let own = "\(holder.maker.name) is \(holder.lifetime.words(in: index))"
        return [RouteFinding.Step(own, at: holder.lifetime.location)]
            + way.steps.flatMap { $0.notes(of: index.makers[$0.provider]?.name ?? $0.provider, in: index) }
    }

    /// Returns the note about two kinds of scopes.
    private static func relation(
        of holder: Holder, to scope: String?, in index: RouteGraphIndex
    ) -> [RouteFinding.Step] {
        guard let own = holder.lifetime.scope, let scope, let location = index.scopes[scope]?.location else {
            return []
        }
        let (ownName, name) = (index.scopeName(own), index.scopeName(scope))
        let isInner = index.scopes(from: scope)?.contains(own) == true
        return [
            RouteFinding.Step(
                isInner
                    ? "a scope of \(name) is in a scope of \(ownName), and ends earlier"
                    : "a scope of \(ownName) is not in a scope of \(name)", at: location)
        ]
    }

    // MARK: The remedy

    private static func remedy(
        for holder: Holder, _ way: ProviderMakings.Way, _ scope: String?, in index: RouteGraphIndex
    ) -> String {
        let kind = scope.map(index.scopeName) ?? "<#Kind#>"
        let lifetime = ".scoped(to: \(kind).self)"
        let stated =
            holder.maker.takesLifetime
            ? "lifetime: \(lifetime)" : "static var lifetime: RouteLifetime { \(lifetime) }"
        let change = "let \(holder.maker.name) " + (scope == nil ? "have the same lifetime" : "be scoped to \(kind)")
        if let own = holder.lifetime.scope, let scope {
            let ownKind = index.scopeName(own)
            if way.end.isScope, let route = index.routes[way.key] {
                return """
                    \(change), or move the line of \(route.valueName) from \(kind) to the routes of \(ownKind):
                    \(index.valueLine(for: route))
                    """
            }
            let isInner = index.scopes(from: scope)?.contains(own) != false
            if !isInner, index.scopes[own]?.outer == nil {
                return """
                    \(change), or let each scope of \(ownKind) be made in a scope of \(kind):
                    typealias Outer = \(kind)
                    """
            }
        }
        let place = scope == nil ? "the scope" : "a scope of \(kind)"
        return """
            \(change), or request \(way.steps[0].route.name) when it is used, inside \(place):
            \(stated)
            """
    }
}

// MARK: Explanation

extension CaptiveDependencyCheck {
    static let explanation = RouteExplanation(
        id,
        summary:
            "A provider needs or keeps a destination or a value that does not live as long as its own destination.",
        meaning: """
            The provider is shared, weak or cached and needs a scoped destination or the value of a scope; or it is scoped to \
            Session and needs what belongs to an inner or an unrelated kind of scope. It requests the other one whenever it makes \
            its own: in an initialiser, in makeDestination, or by a parameter of a class with @Provider. Or a stored property of \
            its destination keeps the other one: it is lazy, or code assigns the result of a request and no method sets it to nil \
            again. Closures with a lifetime, adapters, and providers that make their destinations for the caller count. A request \
            that names its scope is no fault. Nothing is reported about lifetimes that code computes. A shared or cached \
            provider that needs a weak destination is a warning.
            """,
        consequence: """
            The library makes shared, weak and cached destinations outside of all scopes, and scoped ones in their own scope and \
            its outer ones. Each request for the destination throws scope-unavailable. A destination that a property keeps is used \
            after its scope has ended.
            """,
        example: """
            Sources/ShopModule/CatalogueRouter.swift:12:22: error: CatalogueRouter is shared and needs CartRouter, which is scoped to Visit [captive-dependency]
            Sources/ShopModule/CatalogueRouter.swift:5:16: note: CatalogueRouter is shared
            Sources/ShopModule/CatalogueRouter.swift:12:22: note: CatalogueRouter needs RoutableService<any Cart>, in CatalogueRouter.makeDestination
            Sources/CartModule/CartRouter.swift:5:16: note: CartRouter is scoped to Visit
              help: let CatalogueRouter be scoped to Visit, or request RoutableService<any Cart> when it is used, inside a scope of Visit:
                static var lifetime: RouteLifetime { .scoped(to: Visit.self) }
              see: routes explain captive-dependency
            """,
        remedy: """
            Give the provider the scoped lifetime too. Or request the other destination later, in a method or a closure that \
            runs inside the scope. A class with @Provider takes a closure as a parameter of its initialiser, such as \
            () throws -> any Cart. A value that destinations of an outer scope need is a value of that scope.
            """)
}
