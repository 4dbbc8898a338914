// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// Collects registrations and seals them into a table. The first registration of a key wins. Further ones are faults.
final class RouteTableBuilder {
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
    /// The registrations of the adapters.
    private var adaptations: [Registration] = []
    private var adaptationIndex: [RouteID: Int] = Dictionary()
    private var conflicts: [RouteFault] = []
    private var details: [any RouteDetail] = []

    /// Adds a registration. Installs its provider.
    func add(_ registration: Registration, in registry: RouteRegistry) {
        switch registration.content {
        case .provider(let type, _, _, _): add(type, registration, in: registry)
        case .installed(let type, _, _): add(type, registration, in: registry)
        case .adaptation(let adaptation): add(adaptation, registration)
        case .entry(let entry): add(entry)
        case .destinationClass(let binding, let entry): bind(binding, entry())
        case .late(let id, let location):
            guard let entry = registry.ownEntry(id) else { return }
            add(.lateRegistration(RegistrationPlace(entry), askedAt: location))
        case .detail(let detail as RegisteredIdentifier): add(detail.name, detail.entry)
        case .detail(let fault as RouteFault): add(fault)
        case .detail(let detail): details.append(detail)
        case .replacement: break
        }
    }

    private func add(_ type: any RouteProvider.Type, _ registration: Registration, in registry: RouteRegistry) {
        guard let installation = registration.installation(in: registry) else {
            isComplete = false
            return
        }
        // A provider that was registered by hand and by its record is added once.
        guard factories[ObjectIdentifier(type)] == nil else { return }
        factories.store(installation.factory.value, for: ObjectIdentifier(type))
        for registration in installation.registrations { add(registration, in: registry) }
        if let ownClass = registration.ownClass(in: registry) { add(ownClass, in: registry) }
        if installation.factory.isOfViews { viewProviders.append(type) } else { providers.append(type) }
    }

    private func add(_ entry: RouteEntry) {
        if let first = place(of: entry.key.id) {
            add(.duplicateProvider(RegistrationPlace(entry), first: first))
        } else {
            entries.store(entry, for: entry.key.id)
        }
    }

    private func add(_ adaptation: RouteAdaptation, _ registration: Registration) {
        if let first = place(of: adaptation.key.id) {
            let known = adaptationIndex[adaptation.key.id].map { adaptations[$0] }
            if known?.isSame(as: registration) != true {
                add(.duplicateProvider(RegistrationPlace(adaptation), first: first))
            }
        } else {
            adaptationIndex.store(adaptations.count, for: adaptation.key.id)
            adaptations.append(registration)
        }
    }

    /// Adds an identifier. Those of services and of views are separate.
    private func add(_ identifier: String, _ entry: RouteEntry) {
        let isService = entry.key.kind.isService
        if let first = isService ? identifiers[identifier] : viewIdentifiers[identifier] {
            add(.duplicateIdentifier(identifier, RegistrationPlace(entry), first: RegistrationPlace(first)))
        } else if isService {
            identifiers.store(entry, for: identifier)
        } else {
            viewIdentifiers.store(entry, for: identifier)
        }
    }

    private func add(_ fault: RouteFault) { conflicts.append(fault) }

    private func place(of id: RouteID) -> RegistrationPlace? {
        entries[id].map(RegistrationPlace.init)
            ?? adaptationIndex[id].flatMap { adaptations[$0].adaptation }.map { RegistrationPlace($0) }
    }

    /// Adds an entry that makes a class of destinations.
    private func bind(_ binding: ClassBinding, _ entry: RouteEntry) {
        let id = RouteID(entry.key.kind.isService ? .service : .view, binding.type)
        guard let index = classIndex[id] else {
            classIndex.store(classes.count, for: id)
            classes.append(.init(binding: binding, entry))
            return
        }
        let routes = classes[index]
        let isOther = { (other: RouteEntry) in !other.isOfSameProvider(as: entry) }
        if let owner = routes.owner, isOther(owner) {
            add(.exclusiveConflict(binding.type, RegistrationPlace(entry), owner: RegistrationPlace(owner)))
        } else if binding.isExclusive {
            for other in routes.entries where isOther(other) {
                add(.exclusiveConflict(binding.type, RegistrationPlace(other), owner: RegistrationPlace(entry)))
            }
            routes.entries = [entry]
            routes.owner = entry
        } else if routes.entries.allSatisfy(isOther) {
            routes.entries.append(entry)
        }
    }

    /// Returns the table of everything that was added.
    func sealed(in registry: RouteRegistry) -> RouteTable {
        var entries = entries
        var deadEnds: [AdapterChain] = []
        for registration in adaptations {
            guard let id = registration.adaptation?.key.id else { continue }
            let chain = AdapterChain(from: registration, in: registry)
            if let entry = registration.knownAdaptation ?? chain.makeEntry() {
                entries.store(entry, for: id)
            } else {
                deadEnds.append(chain)
            }
        }
        return RouteTable(
            entries: entries, identifiers: identifiers, viewIdentifiers: viewIdentifiers, destinationClasses: classes,
            providers: providers, viewProviders: viewProviders, factories: factories,
            adaptations: adaptations.compactMap(\.adaptation), deadEnds: deadEnds,
            conflicts: conflicts, details: details)
    }
}

/// The key, provider and location of a registration.
final class RegistrationPlace {
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
