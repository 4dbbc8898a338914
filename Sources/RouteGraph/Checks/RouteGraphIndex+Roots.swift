// SPDX-License-Identifier: Apache-2.0

extension RouteGraphIndex {
    /// The faults to speak of because of which keys are not provided.
    ///
    /// An app answers for all its keys. A bundle of tests is linked with interfaces whose modules it leaves out: it answers for
    /// the keys that its own code asks for.
    var reportedRoots: Set<RouteRoot> {
        guard isTest else { return Set(roots.values) }
        return Set(graph.routes.filter { !requestsOfTests(for: $0).isEmpty }.compactMap { roots[$0.id] })
    }

    /// Where the code of a bundle of tests makes a key, in the order of the source.
    func requestsOfTests(for route: RouteGraph.Route) -> [RouteGraph.Use] {
        route.uses.filter { $0.module == graph.entryPoint && $0.form != .mention }
            .sorted { $0.location < $1.location }
    }

    /// The missing keys to speak of, each with the kind of its fault.
    var missing: [(route: RouteGraph.Route, fault: MissingKey)] {
        let reported = reportedRoots
        return graph.routes.compactMap { route in
            guard reported.contains(.missing(route.id)), let fault = fault(of: route) else { return nil }
            return (route, fault)
        }
    }

    enum MissingKey {
        /// Code asks for it.
        case used
        /// Adapters lead to it, and nothing else.
        case adaptedOnly
        /// The entry point declares it, which nobody else can use, and nobody wants it.
        case unused
    }

    private func fault(of route: RouteGraph.Route) -> MissingKey? {
        guard !route.isUnconstrained else { return nil }
        let isAdapted = adaptations[route.id] != nil
        if route.declarations.isEmpty {
            // Declared where nobody has looked, in a module without source: perhaps it is provided there as well.
            guard isOfKnownModules(route) else { return nil }
            return route.uses.contains { $0.form == .call } ? .used : isAdapted ? .adaptedOnly : nil
        }
        if !route.uses.isEmpty { return .used }
        if isAdapted { return .adaptedOnly }
        // A module that others share may declare what this app does not need.
        return route.declarations.contains { $0.module == graph.entryPoint } ? .unused : nil
    }

    /// Whether the modules that a key's id names were all looked at.
    private func isOfKnownModules(_ route: RouteGraph.Route) -> Bool {
        var id = route.id[...]
        if let open = id.firstIndex(of: "<") { id = id[id.index(after: open)...] }
        if id.hasPrefix("any ") { id = id.dropFirst(4) }
        return id.split(separator: "&").allSatisfy { part in
            let name = part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            // A type whose source was read has its module's name.
            guard let dot = name.firstIndex(of: ".") else { return false }
            return modules[String(name[..<dot])] != nil
        }
    }
}

extension RouteGraph.Route {
    /// Whether it stands for a declaration of many protocols, and is no key.
    var isUnconstrained: Bool { declarations.contains { $0.form == .unconstrained } }
}
