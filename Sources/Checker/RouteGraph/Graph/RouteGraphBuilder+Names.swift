// SPDX-License-Identifier: Apache-2.0

extension RouteGraphBuilder {
    /// Distributes what concerns all named providers of a protocol: the uses of all of them, and adapters to their protocol.
    mutating func resolveNames(_ providers: [RouteGraph.Provider], _ adapters: inout [RouteGraph.Adapter]) {
        var named = NamedRoutes()
        let closures = routes.lazy.filter { !$0.closures.isEmpty }.map(\.id)
        let provided = Set(providers.flatMap(\.provides).map(\.route) + closures)
        for number in routes.indices where keys[number].name != nil && provided.contains(routes[number].id) {
            named.add(number, keys[number])
        }
        if !named.isEmpty { adaptNames(of: &named, provided, &adapters) }
        for (number, uses) in usesOfAllNames {
            let numbers = named[keys[number]]
            if numbers.isEmpty { routes[number].uses += uses.map(\.ofEmptyList) }
            for named in numbers { routes[named].uses += uses }
        }
    }

    /// Adds the lines by which adapters of a protocol adapt its named providers.
    private mutating func adaptNames(
        of named: inout NamedRoutes, _ provided: Set<String>, _ adapters: inout [RouteGraph.Adapter]
    ) {
        var hasNew = true
        while hasNew {
            hasNew = false
            for adapter in adapters.indices {
                for line in adapters[adapter].lines {
                    guard let (required, target) = unnamedKeys(of: line) else { continue }
                    for adaptee in named[target] {
                        var key = required
                        key.name = keys[adaptee].name
                        guard let number = route(key), named.add(number, key) else { continue }
                        hasNew = true
                        adapters[adapter].lines.append(
                            .init(
                                route: routes[number].id, adaptee: .route(routes[adaptee].id), location: line.location))
                    }
                }
            }
        }
        // A line to a protocol that has only named providers leads to nothing without a name.
        for adapter in adapters.indices {
            adapters[adapter].lines.removeAll { line in
                guard let (_, target) = unnamedKeys(of: line) else { return false }
                return !provided.contains(target.id) && !named[target].isEmpty
            }
        }
    }

    /// Returns the required and the provided key of an adapter's line; nil if one of them has a name, or if the line leads to a
    /// provider.
    private func unnamedKeys(of line: RouteGraph.Adapter.Line) -> (required: ResolvedKey, target: ResolvedKey)? {
        guard case .route(let adaptee) = line.adaptee, let required = routeNumbers[line.route],
            let target = routeNumbers[adaptee], keys[required].name == nil, keys[target].name == nil
        else { return nil }
        return (keys[required], keys[target])
    }
}

extension RouteGraph.Use {
    /// The use of a list without providers. A provider without a name is not in the list, so that the list makes and keeps nothing.
    fileprivate var ofEmptyList: RouteGraph.Use {
        var use = self
        use.isNeededToMake = false
        use.keptIn = nil
        return use
    }
}

/// A place that may request a key with names.
struct PossibleNames {
    /// The number of the key's route; nil if the compiler infers the key.
    let number: Int?
    let names: RequestedNames
    let position: SourcePosition
    let file: FileScope

    init(_ number: Int?, _ names: RequestedNames, _ position: SourcePosition, _ file: FileScope) {
        self.number = number
        self.names = names
        self.position = position
        self.file = file
    }
}

extension RouteGraphBuilder {
    /// Records the possible uses of named providers.
    ///
    /// Code that the checker does not follow may request each of them. A name that no provider has is wrong for each key.
    mutating func addPossibleNames(_ providers: [RouteGraph.Provider]) {
        if possibleNames.isEmpty { return }
        let provided = Set(providers.flatMap(\.provides).map(\.route))
        let isProvided = { (route: RouteGraph.Route) in provided.contains(route.id) || !route.closures.isEmpty }
        var named: [ResolvedKey: [Int]] = [:]
        for number in routes.indices where keys[number].name != nil && isProvided(routes[number]) {
            named[keys[number].unnamed, default: []].append(number)
        }
        let known = Set(named.values.joined().compactMap { keys[$0].name })
        // No provider of any key has these names.
        let unknown = (model.following?.namesOfUnwrittenKeys() ?? []).subtracting(known)
        for place in possibleNames {
            guard let number = place.number else {
                // The compiler infers the key. A name of another key's provider proves nothing.
                for name in place.names.names.subtracting(known).sorted() {
                    for key in named.keys.sorted(by: { $0.id < $1.id }) { addPossibleName(name, of: key, place) }
                }
                continue
            }
            for name in place.names.names.sorted() { addPossibleName(name, of: keys[number], place) }
            guard !place.names.areAll || place.names.isOfAllNames else { continue }
            if !place.names.areAll, named[keys[number].unnamed] != nil {
                for name in unknown.sorted() { addPossibleName(name, of: keys[number], place) }
            }
            for named in named[keys[number].unnamed] ?? [] {
                addPossibleUse(.name, of: named, at: place.position, in: place.file)
            }
        }
    }

    private mutating func addPossibleName(_ name: String, of key: ResolvedKey, _ place: PossibleNames) {
        guard let number = route(ResolvedKey(kind: key.kind, type: key.type, name: name)) else { return }
        addPossibleUse(.name, of: number, at: place.position, in: place.file)
    }
}

/// The routes of named providers, by the key without the name.
private struct NamedRoutes {
    private var numbers: [ResolvedKey: [Int]] = [:]

    var isEmpty: Bool { numbers.isEmpty }

    subscript(unnamed: ResolvedKey) -> [Int] { numbers[unnamed] ?? [] }

    /// Adds a route, and returns whether it is new.
    @discardableResult
    mutating func add(_ number: Int, _ key: ResolvedKey) -> Bool {
        guard !self[key.unnamed].contains(number) else { return false }
        numbers[key.unnamed, default: []].append(number)
        return true
    }
}
