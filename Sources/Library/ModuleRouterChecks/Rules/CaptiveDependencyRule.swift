// SPDX-License-Identifier: Apache-2.0

#if DEBUG
import ModuleRouter
import RouteFaultTexts
import RouteTables

/// `captive-dependency`: no destination needs one that does not live as long.
///
/// It knows the dependencies of classes with `@Provider` in debug builds. Providers that make their destinations for the caller count
/// between the two.
enum CaptiveDependencyRule {
    static func faults(in inventory: RouteInventory) -> [RouteFault] {
        let table = inventory.table
        let needs = table.needs
        return needs.compactMap { first in
            guard first.need.use != .closure, let holder = Place(of: lifetime(of: first.provider, in: table)),
                let way = way(from: first, as: holder, needs, in: table)
            else { return nil }
            return fault(of: holder, way, in: table)
        }
    }

    /// The owner of a kept destination: a registry, or a scope of a kind.
    private enum Place {
        case registry(String)
        case scope(any ScopeValues.Type)

        init?(of lifetime: ServiceLifetimeKind?) {
            guard let lifetime, !lifetime.isTransient, !lifetime.isOfGraph else { return nil }
            if let scope = lifetime.scope {
                self = .scope(scope)
            } else {
                self = .registry(lifetime.isWeak ? "weak" : lifetime.isCached ? "cached" : "shared")
            }
        }

        var words: String {
            switch self {
            case .registry(let lifetime): lifetime
            case .scope(let kind): RouteFaultText.scoped(to: TypeSpelling.name(of: kind))
            }
        }

        /// Returns whether a destination here may need one of a scope: of the same kind, or of an outer one.
        func reaches(_ other: any ScopeValues.Type) -> Bool {
            guard case .scope(var kind) = self else { return false }
            while kind != Never.self {
                if kind == other { return true }
                kind = Self.outer(of: kind)
            }
            return false
        }

        private static func outer<Values: ScopeValues>(of _: Values.Type) -> any ScopeValues.Type { Values.Outer.self }
    }

    private struct Way {
        var needs: [ProviderNeed]
        let end: RouteEntry
        let scope: any ScopeValues.Type
    }

    private static func lifetime(of provider: Any.Type, in table: RouteTable) -> ServiceLifetimeKind? {
        table.entries.values.first { $0.provider == provider }?.lifetime
    }

    /// Returns the way from a dependency to a destination that does not live as long; nil if there is none.
    private static func way(
        from first: ProviderNeed, as holder: Place, _ needs: [ProviderNeed], in table: RouteTable
    ) -> Way? {
        var ways = [[first]]
        var checked = 0
        while checked < ways.count {
            let way = ways[checked]
            checked += 1
            for entry in entries(of: way[way.count - 1], in: table) {
                if let place = Place(of: entry.lifetime) {
                    guard case .scope(let kind) = place, !holder.reaches(kind) else { continue }
                    return Way(needs: way, end: entry, scope: kind)
                }
                for need in needs where need.provider == entry.provider && need.need.use == .parameter {
                    let isKnown = ways.contains { $0.contains { $0.need.location == need.need.location } }
                    if !isKnown { ways.append(way + [need]) }
                }
            }
        }
        return nil
    }

    /// Returns the entries of a dependency: of its key, or of all named providers of its protocol.
    private static func entries(of need: ProviderNeed, in table: RouteTable) -> [RouteEntry] {
        let entries = table.entries.values.filter { entry in
            guard need.isOf(entry.key) else { return false }
            return (entry.key.name != nil) == (need.need.number == .all)
        }
        return entries.sorted(byText: { $0.key.description })
    }

    private static func fault(of holder: Place, _ way: Way, in table: RouteTable) -> RouteFault {
        let first = way.needs[0]
        let name = ProviderName.of(first.provider)
        let kind = TypeSpelling.name(of: way.scope)
        let isValue = way.end.provider == way.scope
        let end = isValue ? way.end.key.protocolName : ProviderName.of(way.end.provider)
        let names = way.needs.map { ProviderName.of($0.provider) } + [end]
        let key = entries(of: first, in: table).first?.key.description ?? ""
        return RouteFault(
            .captiveDependency, name,
            .captiveDependency(
                name, holder.words,
                needs: isValue
                    ? RouteFaultText.value(end, of: kind) : "\(end), which is \(RouteFaultText.scoped(to: kind))",
                way: names.count > 2 ? ": " + names.joined(separator: " → ") : "", key: key, of: kind,
                stated: "lifetime: .scoped(to: \(kind).self)"),
            at: first.need.location, chain: ["\(end) is made at \(way.end.location)"])
    }
}
#endif
