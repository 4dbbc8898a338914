// SPDX-License-Identifier: Apache-2.0

/// What was registered, by its keys: immutable, read by any thread without a lock.
final class RouteIndex: Sendable {
    /// Where each key was registered first.
    private let keys: RouteKeyTable
    /// Everything, in the order of its registration.
    private let origins: [RouteOrigin]
    /// The parent's generation when this index was made.
    let parentGeneration: Int
    private let madeTable = KeptReference<RouteTable>()
    private let madeViewClasses = KeptReference<ViewClassIndex>()

    init(keys: RouteKeyTable = RouteKeyTable(), origins: [RouteOrigin] = [], parentGeneration: Int = 0) {
        self.keys = keys
        self.origins = origins
        self.parentGeneration = parentGeneration
    }

    /// The index of these registrations and of others, which come after them.
    func adding(_ added: RoutePending, parentGeneration: Int) -> RouteIndex {
        var keys = keys
        keys.add(added.keys)
        return RouteIndex(
            keys: keys, origins: origins.isEmpty ? added.origins : origins + added.origins,
            parentGeneration: parentGeneration)
    }

    func origin(of id: RouteID) -> RouteOrigin? { keys[id] }

    func source(of provider: any RouteProvider.Type, in registry: RouteRegistry) -> (any AnyObject & Sendable)? {
        origins.lazy.compactMap { $0.source(of: provider, in: registry) }.first
    }

    /// Who makes a class of views or a superclass of it: those of the class itself first. No other provider is looked into.
    func viewEntries(ofClass type: AnyClass, in registry: RouteRegistry) -> [RouteEntry] {
        var builder = RouteTableBuilder()
        let classes = madeViewClasses.value ?? madeViewClasses.keep(ViewClassIndex(origins, in: registry))
        for origin in classes.origins(ofClass: type) { origin.add(to: &builder, in: registry) }
        return builder.sealed(in: registry).entries(ofClass: type, isService: false)
    }

    /// Whether a table was made of it that has adapters which lead nowhere. A parent may have what they lead to since.
    var hasDeadEnds: Bool { madeTable.value.map { !$0.deadEnds.isEmpty } ?? false }

    /// All there is to what was registered, put together when it is first needed: by whoever looks for a route by another thing
    /// than its key, and by the checks.
    func table(in registry: RouteRegistry) -> RouteTable {
        if let table = madeTable.value { return table }
        var builder = RouteTableBuilder()
        for origin in origins { origin.add(to: &builder, in: registry) }
        let table = builder.sealed(in: registry)
        // Within a `routes` that asks for its own routes, those are not there yet: the next one who asks looks again.
        return builder.isComplete ? madeTable.keep(table) : table
    }

    /// Reads the table, and counts no reference to it.
    func readingTable<Result>(in registry: RouteRegistry, _ read: (RouteTable) -> Result) -> Result {
        madeTable.reading(read) ?? read(table(in: registry))
    }
}

/// Registrations that no index has yet, in order.
struct RoutePending: Sendable {
    private(set) var origins: [RouteOrigin] = []
    private(set) var keys: [RegisteredKey] = []

    var isEmpty: Bool { origins.isEmpty }

    mutating func reserveCapacity(_ count: Int) {
        origins.reserveCapacity(count)
        keys.reserveCapacity(count)
    }

    mutating func append(_ origin: RouteOrigin) { origins.append(origin) }

    mutating func append(_ origin: RouteOrigin, id: RouteID) {
        origins.append(origin)
        append(key: id, of: origin)
    }

    mutating func append(_ provider: RegisteredProvider, _ steps: RouteSteps) {
        origins.append(provider)
        steps.each { step in
            if let id = step.id { append(key: id, of: provider) }
        }
    }

    mutating func append(key id: RouteID, of origin: RouteOrigin) {
        keys.append(RegisteredKey(id: id, origin: origin))
    }

    mutating func append(_ other: RoutePending) {
        // The usual case copies nothing.
        if isEmpty {
            self = other
        } else {
            origins += other.origins
            keys += other.keys
        }
    }
}
