// SPDX-License-Identifier: Apache-2.0

/// The graph as nodes and arrows.
///
/// Arrows follow the direction of a call: the user of a route → the route → its provider → the routes that the provider needs; or
/// the route → its adapter → the adaptee.
struct RouteDiagram {
    struct Node {
        enum Kind: String {
            case route, provider, adapter
            /// A kind of scope. Its routes are the values of its scopes.
            case scope
            /// A registration without a provider type.
            case closure
            /// A module whose code uses routes outside providers, or which crosses the boundary of another module.
            case module
        }

        var kind: Kind
        /// The id in the graph; the location of a closure; the name of a module.
        var id: String
        var label: String
        /// The module that contains the part; nil for an undeclared route.
        var module: String?
        /// The indices of the node's findings in the list of all findings.
        var findings: [Int] = []
    }

    struct Edge: Hashable {
        enum Kind: String {
            /// From a module, or from a provider that can make its destination without the route.
            case uses
            /// From a provider that cannot make its destination without the route.
            case needs
            /// From a route to its provider or closure.
            case providedBy
            /// From a route to an adapter.
            case adaptedBy
            /// From an adapter to its adaptee.
            case adapts
            /// From a provider or a closure to the kind of scope that it is scoped to, or from a kind of scope to its outer one.
            case belongsTo
            /// From a module to an implementation module that it imports, or to a provider that it names.
            case crosses
        }

        var from: Int
        var to: Int
        var kind: Kind
    }

    private(set) var nodes: [Node] = []
    private(set) var edges: [Edge] = []
    private var places: [RoutePlace: Int] = [:]

    init(_ graph: RouteGraph, findings: [RouteFinding]) {
        for route in graph.listedRoutes(findings) {
            add(.route, .route(route.id), route.id, route.name, in: route.module)
        }
        for scope in graph.scopes ?? [] {
            add(.scope, .provider(scope.id), scope.id, "\(scope.name) (scope)", in: scope.module)
        }
        let remarks = graph.remarksByProvider
        for provider in graph.providers {
            let remark = remarks[provider.id].map { " (\($0))" } ?? ""
            add(.provider, .provider(provider.id), provider.id, provider.name + remark, in: provider.module)
        }
        for adapter in graph.adapters {
            add(.adapter, .adapter(adapter.id), adapter.id, adapter.name, in: adapter.module)
        }

        for route in graph.routes { connect(route) }
        for provider in graph.providers {
            for line in provider.provides { connect(.route(line.route), .provider(provider.id), .providedBy) }
        }
        for adapter in graph.adapters {
            for line in adapter.lines {
                connect(.route(line.route), .adapter(adapter.id), .adaptedBy)
                switch line.adaptee {
                case .route(let id): connect(.adapter(adapter.id), .route(id), .adapts)
                case .provider(let id): connect(.adapter(adapter.id), .provider(id), .adapts)
                }
            }
        }
        for scope in graph.scopes ?? [] {
            for provider in scope.contents { connect(.provider(provider), .provider(scope.id), .belongsTo) }
            for closure in scope.closures ?? [] { connect(.closure(closure), .provider(scope.id), .belongsTo) }
            if let outer = scope.outer { connect(.provider(scope.id), .provider(outer), .belongsTo) }
        }
        for crossing in graph.crossings ?? [] { connect(crossing) }
        edges = Self.unique(edges)

        for (place, indices) in FindingPlaces(graph, findings).findings {
            if let node = places[place] { nodes[node].findings = indices }
        }
    }

    private mutating func connect(_ route: RouteGraph.Route) {
        for closure in route.closures {
            let place = RoutePlace.closure(closure.location)
            let location = closure.location
            add(
                .closure, place, location.description, "closure at \(location.fileName):\(location.line)",
                in: closure.module)
            connect(.route(route.id), place, .providedBy)
        }
        for use in route.uses {
            if let provider = use.provider, places[.provider(provider)] != nil {
                connect(.provider(provider), .route(route.id), use.isNeededToMake ? .needs : .uses)
            } else if let adapter = use.provider, places[.adapter(adapter)] != nil {
                connect(.adapter(adapter), .route(route.id), .uses)
            } else {
                add(.module, .module(use.module), use.module, use.module, in: use.module)
                connect(.module(use.module), .route(route.id), .uses)
            }
        }
    }

    private mutating func connect(_ crossing: RouteGraph.Crossing) {
        add(.module, .module(crossing.module), crossing.module, crossing.module, in: crossing.module)
        if let provider = crossing.provider {
            connect(.module(crossing.module), .provider(provider), .crosses)
        } else {
            let name = crossing.implementation
            add(.module, .module(name), name, name, in: name)
            connect(.module(crossing.module), .module(name), .crosses)
        }
    }

    private mutating func add(_ kind: Node.Kind, _ place: RoutePlace, _ id: String, _ label: String, in module: String?)
    {
        guard places[place] == nil else { return }
        places[place] = nodes.count
        nodes.append(Node(kind: kind, id: id, label: label, module: module))
    }

    private mutating func connect(_ from: RoutePlace, _ to: RoutePlace, _ kind: Edge.Kind) {
        guard let from = places[from], let to = places[to] else { return }
        edges.append(Edge(from: from, to: to, kind: kind))
    }

    /// Returns the edges without duplicates. If a provider both needs and uses a route, only the need remains.
    private static func unique(_ edges: [Edge]) -> [Edge] {
        let needed = Set(edges.filter { $0.kind == .needs })
        var seen: Set<Edge> = []
        return edges.filter { edge in
            if edge.kind == .uses, needed.contains(Edge(from: edge.from, to: edge.to, kind: .needs)) { return false }
            return seen.insert(edge).inserted
        }
    }
}

extension RouteDiagram {
    /// The nodes of each module, sorted by the module's name. Nodes without a module come last.
    var modules: [(name: String?, nodes: [Int])] {
        let byModule = Dictionary(grouping: nodes.indices) { nodes[$0].module }
        let named = byModule.keys.compactMap { $0 }.sorted().map { (name: $0 as String?, nodes: byModule[$0] ?? []) }
        guard let homeless = byModule[nil] else { return named }
        return named + [(name: nil, nodes: homeless)]
    }

    /// Returns the highest severity of the node's findings; nil if there are none.
    func severity(of node: Node, in findings: [RouteFinding]) -> RouteFinding.Severity? {
        let severities = node.findings.map { findings[$0].severity }
        return severities.contains(.error) ? .error : severities.first
    }
}
