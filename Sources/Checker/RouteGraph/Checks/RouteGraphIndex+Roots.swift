// SPDX-License-Identifier: Apache-2.0

extension RouteGraphIndex {
    /// The roots to report.
    ///
    /// An app is responsible for all its keys. A test bundle is linked with interfaces whose implementations it leaves out, so it
    /// is responsible only for the keys that its own code requests.
    var reportedRoots: Set<RouteRoot> {
        guard isTest else { return Set(roots.values) }
        return Set(graph.routes.filter { !requestsOfTests(for: $0).isEmpty }.compactMap { roots[$0.id] })
    }

    /// Returns the places where a test bundle's own code makes a key, in source order.
    func requestsOfTests(for route: RouteGraph.Route) -> [RouteGraph.Use] {
        route.uses.filter { $0.module == graph.entryPoint && $0.form != .mention && !$0.isOptional }
            .sorted { $0.location < $1.location }
    }

    /// The missing keys to report, each with the kind of its fault.
    var missing: [(route: RouteGraph.Route, fault: MissingKey)] {
        let reported = reportedRoots
        return graph.routes.compactMap { route in
            guard reported.contains(.missing(route.id)), let fault = fault(of: route) else { return nil }
            return (route, fault)
        }
    }

    enum MissingKey {
        /// Code uses the key.
        case used
        /// Only adapters need the key.
        case adaptedOnly
        /// The entry point declares the key, but nothing uses it. No other module can.
        case unused
    }

    private func fault(of route: RouteGraph.Route) -> MissingKey? {
        guard !route.isUnconstrained else { return nil }
        let isAdapted = adaptations[route.id] != nil
        if route.declarations.isEmpty {
            // The key's declaration is in a module without source, which may also provide it.
            guard isOfKnownModules(route) else { return nil }
            return route.uses.contains { $0.form == .call && !$0.isOptional } ? .used : isAdapted ? .adaptedOnly : nil
        }
        // A constant that only optional requests use is not needed.
        let isAskedFor = route.uses.contains { $0.isOptional && $0.isRequest }
        let mayBeNeeded = route.uses.filter { !$0.isOptional && !(isAskedFor && $0.form == .mention) }
        if mayBeNeeded.contains(where: { $0.isRequest || !hasNamedProvider(route) }) {
            return .used
        }
        if isAdapted { return .adaptedOnly }
        if !route.uses.isEmpty || hasNamedProvider(route) { return nil }
        // A shared module may declare keys that this app does not need.
        return route.declarations.contains { $0.module == graph.entryPoint } ? .unused : nil
    }

    /// Returns whether a protocol has providers with names.
    private func hasNamedProvider(_ route: RouteGraph.Route) -> Bool {
        graph.routes.contains { $0.providerName != nil && $0.unnamedID == route.id && !registered($0.id).isEmpty }
    }

    /// Returns whether the source of all modules in a key's id was read.
    private func isOfKnownModules(_ route: RouteGraph.Route) -> Bool {
        var id = route.id[...]
        if let open = id.firstIndex(of: "<") { id = id[id.index(after: open)...] }
        if id.hasPrefix("any ") { id = id.dropFirst(4) }
        return id.split(separator: "&").allSatisfy { part in
            let name = part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            // The name of a type with source begins with its module.
            guard let dot = name.firstIndex(of: ".") else { return false }
            return modules[String(name[..<dot])] != nil
        }
    }
}

extension RouteGraph.Route {
    /// Whether the route stands for a declaration of many protocols, and not for a key.
    var isUnconstrained: Bool { declarations.contains { $0.form == .unconstrained } }
}
