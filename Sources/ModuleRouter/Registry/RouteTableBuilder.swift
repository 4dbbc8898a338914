// SPDX-License-Identifier: Apache-2.0

/// Collects registrations and seals them into a table. The first registration of a key wins. Further ones are faults.
struct RouteTableBuilder {
    /// Whether all registrations have been added.
    var isComplete = true
    private var entries: [RouteID: RouteEntry] = Dictionary()
    private var identifiers: [String: RouteEntry] = Dictionary()
    private var viewIdentifiers: [String: RouteEntry] = Dictionary()
    private var classes: [RouteTable.ClassRoutes] = []
    /// The positions in `classes`. Services and views are separate, because a class may be made as both.
    private var classIndex: [RouteID: Int] = Dictionary()
    private var providers: [any RouteProvider.Type] = []
    private var viewProviders: [any RouteProvider.Type] = []
    private var factories: [ObjectIdentifier: any AnyObject & Sendable] = Dictionary()
    private var adaptations: [AdaptationRegistration] = []
    private var adaptationIndex: [RouteID: Int] = Dictionary()
    private var urlPatterns: [any URLRegistration] = []
    private var conflicts: [RouteFault] = []
    private var checks: [any RegistrationCheck] = []

    mutating func add(_ entry: RouteEntry) {
        if let first = place(of: entry.key.id) {
            conflicts.append(.duplicateProvider(RegistrationPlace(entry), first: first))
        } else {
            entries[entry.key.id] = entry
        }
    }

    mutating func add(_ registered: AdaptationRegistration) {
        let adaptation = registered.adaptation
        if let first = place(of: adaptation.key.id) {
            let second = RegistrationPlace(adaptation)
            if first != second { conflicts.append(.duplicateProvider(second, first: first)) }
        } else {
            adaptationIndex[adaptation.key.id] = adaptations.count
            adaptations.append(registered)
        }
    }

    /// Adds a provider with all its registrations. A provider that was registered by hand and by its record is added once.
    mutating func add(
        _ provider: any RouteProvider.Type, _ installation: ProviderRegistration.Installation,
        in registry: RouteRegistry
    ) {
        guard factories[ObjectIdentifier(provider)] == nil else { return }
        factories[ObjectIdentifier(provider)] = installation.factory.value
        for registration in installation.registrations { registration.add(to: &self, in: registry) }
        if let ownClass = installation.ownClass(of: provider) { add(ownClass, in: registry) }
        if installation.factory.isOfViews { viewProviders.append(provider) } else { providers.append(provider) }
    }

    mutating func add(_ detail: DetailRegistration.Detail, in registry: RouteRegistry) {
        switch detail {
        case .identifier(let name, let entry):
            let isService = entry.key.kind.isService
            if let first = isService ? identifiers[name] : viewIdentifiers[name] {
                conflicts.append(
                    .duplicateIdentifier(name, RegistrationPlace(entry), first: RegistrationPlace(first)))
            } else if isService {
                identifiers[name] = entry
            } else {
                viewIdentifiers[name] = entry
            }
        case .destinationClass(let binding, let entry):
            bind(binding, entry())
        case .url(let pattern):
            urlPatterns.append(pattern)
        case .fault(let fault):
            conflicts.append(fault)
        case .late(let id, let location):
            if let entry = registry.ownEntry(id) {
                conflicts.append(.lateRegistration(RegistrationPlace(entry), askedAt: location))
            }
        case .check(let check):
            checks.append(check)
        }
    }

    private func place(of id: RouteID) -> RegistrationPlace? {
        entries[id].map(RegistrationPlace.init)
            ?? adaptationIndex[id].map { RegistrationPlace(adaptations[$0].adaptation) }
    }

    private mutating func bind(_ binding: ClassBinding, _ entry: RouteEntry) {
        let id = RouteID(entry.key.kind.isService ? .service : .view, binding.type)
        guard let index = classIndex[id] else {
            classIndex[id] = classes.count
            classes.append(.init(binding: binding, entries: [entry], owner: binding.isExclusive ? entry : nil))
            return
        }
        let isOther = { (other: RouteEntry) in !other.isOfSameProvider(as: entry) }
        if let owner = classes[index].owner, isOther(owner) {
            conflicts.append(
                .exclusiveConflict(binding.type, RegistrationPlace(entry), owner: RegistrationPlace(owner)))
        } else if binding.isExclusive {
            for other in classes[index].entries.filter(isOther) {
                conflicts.append(
                    .exclusiveConflict(binding.type, RegistrationPlace(other), owner: RegistrationPlace(entry)))
            }
            classes[index].entries = [entry]
            classes[index].owner = entry
        } else if classes[index].entries.allSatisfy(isOther) {
            classes[index].entries.append(entry)
        }
    }

    /// Returns the table of everything that was added.
    func sealed(in registry: RouteRegistry) -> RouteTable {
        var entries = entries
        var deadEnds: [RouteTable.DeadEnd] = []
        for registered in adaptations {
            let id = registered.adaptation.key.id
            if let entry = registered.knownEntry {
                entries[id] = entry
                continue
            }
            let chain = AdapterChain(from: registered, in: registry)
            if let entry = chain.makeEntry() {
                entries[id] = entry
            } else {
                deadEnds.append(.init(chain: chain.links.map(\.adaptation), isCycle: chain.isCycle))
            }
        }
        return RouteTable(
            entries: entries, identifiers: identifiers, viewIdentifiers: viewIdentifiers, destinationClasses: classes,
            providers: providers, viewProviders: viewProviders, factories: factories,
            adaptations: adaptations.map(\.adaptation), deadEnds: deadEnds, urlPatterns: urlPatterns,
            conflicts: conflicts, checks: checks)
    }
}

/// The key, provider and location of a registration.
struct RegistrationPlace: Hashable {
    let key: String
    let provider: String
    let location: RouteLocation
    /// The name of the provider that this one replaces.
    let replacedProvider: String?

    init(_ entry: RouteEntry) {
        key = entry.key.description
        provider = ProviderName.of(entry.provider)
        location = entry.location
        replacedProvider = (entry.provider as? any RouteProvider.Type)?.replacedProvider?.description
    }

    init(_ adaptation: RouteAdaptation) {
        key = adaptation.key.description
        provider = ProviderName.of(adaptation.adapter)
        location = adaptation.location
        replacedProvider = nil
    }
}
