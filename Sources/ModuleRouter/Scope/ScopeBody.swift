// SPDX-License-Identifier: Apache-2.0

/// A scope: its kind, its outer scope, and its destinations. It ends when it is released, at the latest.
package class ScopeBody: DestinationOwner, @unchecked Sendable {  // Mutable state is `Locked`.
    let type: any ScopeValues.Type
    package let kind: ObjectIdentifier
    package let outer: ScopeBody?
    /// The number of this scope among the inner ones of `outer`.
    private let number: Int
    private let inner = Locked<(lastNumber: Int, scopes: [Int: WeakScope])>((0, [:]))
    /// The registries that have destinations in this scope.
    private let registries = Locked<[WeakRegistry]>([])

    fileprivate init(_ type: any ScopeValues.Type, in outer: ScopeBody?) {
        self.type = type
        kind = ObjectIdentifier(type)
        self.outer = outer
        number =
            outer?.inner.withLock { inner in
                inner.lastNumber += 1
                return inner.lastNumber
            } ?? 0
        super.init()
        guard let outer else { return }
        outer.inner.withLock { $0.scopes[number] = WeakScope(self) }
        // Added first: an end of the outer scope either sees this scope, or is seen here.
        if outer.hasEnded { end() }
    }

    deinit { end() }

    package final var name: String { TypeSpelling.name(of: type) }

    override final var frame: ScopeFrame? { ScopeFrame(self, in: nil) }

    /// Notes that a registry keeps a destination in this scope.
    final func isUsed(by registry: RouteRegistry?) {
        guard let registry else { return }
        let isNew = registries.withLock { registries in
            guard !registries.contains(where: { $0.registry === registry }) else { return false }
            registries.append(WeakRegistry(registry: registry))
            return true
        }
        if isNew { registry.add(self) }
    }

    override final func didEnd(_ ending: OwnerEnding) {
        outer?.inner.withLock { _ = $0.scopes.removeValue(forKey: number) }
        let scopes = inner.withLock { inner in
            inner.scopes.sorted { $0.key > $1.key }.compactMap(\.value.scope)
        }
        for scope in scopes { ending.addInner(scope.end()) }
        for registry in registries.withLock({ $0 }) { registry.registry?.remove(self) }
    }
}

/// A scope that may no longer exist.
struct WeakScope: Sendable {
    let id: ObjectIdentifier
    let kind: ObjectIdentifier
    weak let scope: ScopeBody?

    init(_ scope: ScopeBody) {
        id = ObjectIdentifier(scope)
        kind = scope.kind
        self.scope = scope
    }
}

/// A scope with its values.
final class TypedScopeBody<Values: ScopeValues>: ScopeBody, @unchecked Sendable {  // As its superclass.
    let values: Values

    init(_ values: Values, in outer: ScopeBody?) {
        self.values = values
        super.init(Values.self, in: outer)
    }
}

extension ScopeFrame {
    /// Returns the values of the innermost scope of a kind in which the current task runs.
    static func values<Values: ScopeValues>(_: Values.Type = Values.self, for key: RouteKey) throws -> Values {
        unsafeDowncast(try body(of: Values.self, for: key), to: TypedScopeBody<Values>.self).values
    }
}

extension ServiceEntry {
    /// Makes the entry of a value of a scope.
    convenience init<Values: ScopeValues, Value>(
        _ slot: RouteSlot, at location: RouteLocation, ofScope value: @escaping @Sendable (Values) -> Value
    ) {
        let key = slot.key
        self.init(
            slot: slot, provider: Values.self, location: location,
            maker: FactoryBox { value(try ScopeFrame.values(for: key)) }
        ) {
            ServiceRequest<Value, RouteConfiguration>(
                module: RouteConfiguration(),
                urlSubject: { URLSubject(key: key, configuration: $0, patterns: nil) }
            ) { _, context in
                let value = value(try ScopeFrame.values(for: key))
                try context.prepare?(value)
                return value
            }
        }
    }
}
