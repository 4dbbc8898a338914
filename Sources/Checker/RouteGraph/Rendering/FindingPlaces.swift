// SPDX-License-Identifier: Apache-2.0

/// A part of a graph that findings can refer to.
enum RoutePlace: Hashable {
    case route(String)
    case provider(String)
    case adapter(String)
    case closure(SourceLocation)
    case module(String)

    var isRoute: Bool {
        if case .route = self { true } else { false }
    }
}

/// The findings about each part of a graph.
///
/// A finding names its subject as written in source. If two modules use the same name, the finding's location distinguishes them.
struct FindingPlaces {
    /// For each part, the indices of its findings, in ascending order.
    private(set) var findings: [RoutePlace: [Int]] = [:]

    private var named: [String: Set<RoutePlace>] = [:]
    /// The parts that own a location. A finding there is about its owner.
    private var owners: [SourceLocation: Set<RoutePlace>] = [:]
    /// The parts that a location mentions.
    private var mentioned: [SourceLocation: Set<RoutePlace>] = [:]

    init(_ graph: RouteGraph, _ findings: [RouteFinding]) {
        guard !findings.isEmpty else { return }
        for route in graph.routes { add(route) }
        for provider in graph.providers { add(provider) }
        for adapter in graph.adapters { add(adapter) }
        for crossing in graph.crossings ?? [] { own(.module(crossing.module), crossing.location) }
        for (index, finding) in findings.enumerated() {
            for place in places(of: finding) { self.findings[place, default: []].append(index) }
        }
    }

    private func places(of finding: RouteFinding) -> Set<RoutePlace> {
        var places = named[finding.subject] ?? []
        guard let location = finding.location else { return places }
        let narrowed = places.intersection(mentioned[location] ?? [])
        if !narrowed.isEmpty { places = narrowed }
        let hasRoute = places.contains(where: \.isRoute)
        return places.union((owners[location] ?? []).filter { !($0.isRoute && hasRoute) })
    }

    private mutating func add(_ route: RouteGraph.Route) {
        let place = RoutePlace.route(route.id)
        named[route.name, default: []].insert(place)
        named[route.id, default: []].insert(place)
        for declaration in route.declarations { own(place, declaration.location) }
        for use in route.uses { mentioned[use.location, default: []].insert(place) }
        for closure in route.closures {
            own(.closure(closure.location), closure.location)
            mentioned[closure.location, default: []].insert(place)
        }
    }

    private mutating func add(_ provider: RouteGraph.Provider) {
        let place = RoutePlace.provider(provider.id)
        named[provider.name, default: []].insert(place)
        named[provider.id, default: []].insert(place)
        own(place, provider.location)
        for line in provider.provides {
            own(place, line.location)
            mentioned[line.location, default: []].insert(.route(line.route))
        }
        for literal in provider.identifiers + provider.urlPatterns { own(place, literal.location) }
        for registration in provider.registrations { own(place, registration.location) }
    }

    private mutating func add(_ adapter: RouteGraph.Adapter) {
        let place = RoutePlace.adapter(adapter.id)
        named[adapter.name, default: []].insert(place)
        named[adapter.id, default: []].insert(place)
        own(place, adapter.location)
        for line in adapter.lines {
            own(place, line.location)
            mentioned[line.location, default: []].insert(.route(line.route))
        }
        for registration in adapter.registrations { own(place, registration.location) }
    }

    private mutating func own(_ place: RoutePlace, _ location: SourceLocation) {
        owners[location, default: []].insert(place)
        mentioned[location, default: []].insert(place)
    }
}
