// SPDX-License-Identifier: Apache-2.0

/// Collects registrations and seals them into a table. The first registration of a key wins; what loses is a fault.
struct RouteTableBuilder {
    /// A class may be made as a service and as a view.
    private struct ClassKey: Hashable {
        let type: ObjectIdentifier
        let isService: Bool
    }

    private var entries: [ObjectIdentifier: RouteEntry] = [:]
    private var identifiers: [String: ServiceEntry<Any>] = [:]
    private var viewIdentifiers: [String: ViewEntry<Any>] = [:]
    private var classes: [RouteTable.ClassRoutes] = []
    private var classIndex: [ClassKey: Int] = [:]
    private var providers: [any RouteProvider.Type] = []
    private var viewProviders: [any RouteProvider.Type] = []
    private var sources: [ObjectIdentifier: any AnyObject & Sendable] = [:]
    private var adaptations: [RouteAdaptation] = []
    private var adaptationIndex: [ObjectIdentifier: Int] = [:]
    private var urlEntries: [URLEntry] = []
    private var conflicts: [RouteFault] = []
    private var conformanceChecks: [ConformanceCheck] = []

    mutating func add(_ registration: RouteRegistration) {
        switch registration {
        case .provider(let provider, let source, let registrations):
            if add(provider, source, registrations) { providers.append(provider) }
        case .viewProvider(let provider, let source, let registrations):
            if add(provider, source, registrations) { viewProviders.append(provider) }
        case .entry(let entry):
            if let first = place(of: entry.id) {
                conflicts.append(.duplicateProvider(RegisteredPlace(entry), first: first))
            } else {
                entries[entry.id] = entry
            }
        case .adaptation(let adaptation):
            if let first = place(of: adaptation.id) {
                let second = RegisteredPlace(adaptation)
                if first != second { conflicts.append(.duplicateProvider(second, first: first)) }
            } else {
                adaptationIndex[adaptation.id] = adaptations.count
                adaptations.append(adaptation)
            }
        case .identifier(let name, let entry):
            if let first = identifiers[name] {
                conflicts.append(
                    .duplicateIdentifier(name, RegisteredPlace(entry), first: RegisteredPlace(first)))
            } else {
                identifiers[name] = entry
            }
        case .viewIdentifier(let name, let entry):
            if let first = viewIdentifiers[name] {
                conflicts.append(
                    .duplicateIdentifier(name, RegisteredPlace(entry), first: RegisteredPlace(first)))
            } else {
                viewIdentifiers[name] = entry
            }
        case .destinationClass(let binding, let entry):
            bind(binding, entry)
        case .url(let entry):
            urlEntries.append(entry)
        case .fault(let fault):
            conflicts.append(fault)
        case .conformance(let check):
            conformanceChecks.append(check)
        }
    }

    /// Adds a provider with all it registers; returns false if it was there already.
    private mutating func add(
        _ provider: any RouteProvider.Type, _ source: any AnyObject & Sendable, _ registrations: [RouteRegistration]
    ) -> Bool {
        // Listed by hand and by its record: once is enough.
        guard sources[ObjectIdentifier(provider)] == nil else { return false }
        sources[ObjectIdentifier(provider)] = source
        for registration in registrations { add(registration) }
        return true
    }

    mutating func add(_ conflict: RouteFault) { conflicts.append(conflict) }

    private func place(of id: ObjectIdentifier) -> RegisteredPlace? {
        entries[id].map(RegisteredPlace.init) ?? adaptationIndex[id].map { RegisteredPlace(adaptations[$0]) }
    }

    private mutating func bind(_ binding: DestinationClass.Binding, _ entry: RouteEntry) {
        let id = ClassKey(type: ObjectIdentifier(binding.type), isService: entry.key.kind.isService)
        guard let index = classIndex[id] else {
            classIndex[id] = classes.count
            classes.append(.init(binding: binding, entries: [entry], owner: binding.isExclusive ? entry : nil))
            return
        }
        let isOther = { (other: RouteEntry) in other.provider != entry.provider }
        if let owner = classes[index].owner, isOther(owner) {
            conflicts.append(
                .exclusiveConflict(binding.type, RegisteredPlace(entry), owner: RegisteredPlace(owner)))
        } else if binding.isExclusive {
            for other in classes[index].entries.filter(isOther) {
                conflicts.append(
                    .exclusiveConflict(binding.type, RegisteredPlace(other), owner: RegisteredPlace(entry)))
            }
            classes[index].entries = [entry]
            classes[index].owner = entry
        } else if classes[index].entries.allSatisfy(isOther) {
            classes[index].entries.append(entry)
        }
    }

    /// The table of everything added so far. What `old` has resolved keeps its identity, and with it what it has made.
    ///
    /// - Parameter parent: Where an adapter finds what is not here.
    func sealed(after old: RouteTable, _ parent: RouteRegistry?, _ parentGeneration: Int) -> RouteTable {
        var entries = entries
        for adaptation in adaptations { entries[adaptation.id] = old.entries[adaptation.id] }
        var deadEnds: [ObjectIdentifier: RouteTable.DeadEnd] = [:]
        for adaptation in adaptations { resolve(adaptation, parent, into: &entries, &deadEnds) }
        return RouteTable(
            entries: entries, identifiers: identifiers, viewIdentifiers: viewIdentifiers, destinationClasses: classes,
            providers: providers, viewProviders: viewProviders, sources: sources, adaptations: adaptations,
            deadEnds: deadEnds, urlEntries: urlEntries, conflicts: conflicts,
            conformanceChecks: conformanceChecks, parentGeneration: parentGeneration)
    }

    /// Follows the chain from one adaptation to a provider, and makes the entries on the way back.
    private func resolve(
        _ adaptation: RouteAdaptation, _ parent: RouteRegistry?, into entries: inout [ObjectIdentifier: RouteEntry],
        _ deadEnds: inout [ObjectIdentifier: RouteTable.DeadEnd]
    ) {
        var chain: [RouteAdaptation] = []
        var adaptee: AnyObject? = entries[adaptation.id]
        var next: RouteAdaptation? = adaptation
        var isCycle = false
        while adaptee == nil, let link = next {
            isCycle = chain.contains { $0.id == link.id }
            if isCycle { break }
            chain.append(link)
            next = nil
            switch link.adaptee {
            case .provider(let provider):
                let id = ObjectIdentifier(provider)
                adaptee = sources[id] ?? parent?.first { $0.sources[id] }
            case .key(let id, _):
                next = adaptationIndex[id].map { adaptations[$0] }
                adaptee = entries[id] ?? (next == nil ? parent?.entry(id) : nil)
            }
        }
        guard var adaptee else {
            deadEnds[adaptation.id] = RouteTable.DeadEnd(chain: chain, isCycle: isCycle)
            return
        }
        for link in chain.reversed() {
            let entry = link.makeEntry(adaptee, link.adapter)
            entries[link.id] = entry
            adaptee = entry
        }
    }
}

/// Who registered something, and where.
struct RegisteredPlace: Hashable {
    let key: String
    let provider: String
    let location: RouteLocation

    init(_ entry: RouteEntry) {
        key = entry.key.description
        provider = ProviderName.of(entry.provider)
        location = entry.location
    }

    init(_ adaptation: RouteAdaptation) {
        key = adaptation.key.description
        provider = ProviderName.of(adaptation.adapter)
        location = adaptation.location
    }
}
