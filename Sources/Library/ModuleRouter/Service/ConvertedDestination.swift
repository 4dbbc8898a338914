// SPDX-License-Identifier: Apache-2.0

/// The destination of a route, as the protocol of the route, which the registry or each scope keeps until its end. It answers later
/// requests without a cell and without a conversion.
final class ConvertedDestination: @unchecked Sendable {  // Immutable, except for atomic words.
    private let slot: RouteSlot
    /// The owner of the registry. A registry that overrides it has a destination of its own.
    private let registry: Owner
    /// The kind of the scopes that keep it; nil if the registry does.
    let scope: (any ScopeValues.Type)?
    /// The position in the list of a scope. Unique among the routes of a registry.
    let number: Int
    /// Whether an adapter converts the destination. It may convert a value differently each time.
    private let isAdapted: Bool
    /// Whether a converted destination was a different one. It is then never checked again.
    private let isOther = AtomicWord<Bool>(false)
    /// That of the registry.
    private let kept = AtomicOnce<AnyBox>()
    /// Whether the registry is the one whose destinations the slot holds.
    private let isPublished = AtomicWord<Bool>(false)

    init(_ slot: RouteSlot, of scope: (any ScopeValues.Type)?, in registry: Owner, isAdapted: Bool = false) {
        self.slot = slot
        self.registry = registry
        self.scope = scope
        self.isAdapted = isAdapted
        number = scope == nil ? 0 : registry.nextConvertedNumber()
    }

    /// Returns a maker that first looks for the kept destination.
    ///
    /// - Parameters:
    ///   - make: Returns a destination.
    ///   - convert: Returns it as the protocol of the route.
    func maker<Destination, Protocol>(
        _ make: @escaping @Sendable () throws -> Destination,
        convert: @escaping @Sendable (Destination) throws -> Protocol
    ) -> FactoryBox<Protocol> {
        guard let scope else {
            return FactoryBox {
                if self.registry.isCurrent, let kept = self.kept.value {
                    return unsafeDowncast(kept, to: Box<Protocol>.self).value
                }
                return try self.made(make, convert)
            }
        }
        let kind = ObjectIdentifier(scope)
        return FactoryBox {
            if self.registry.isCurrent, let kept = ScopeFrame.converted(by: self, kind) {
                return unsafeDowncast(kept, to: Box<Protocol>.self).value
            }
            return try self.made(make, convert)
        }
    }

    @inline(never) private func made<Destination, Protocol>(
        _ make: () throws -> Destination, _ convert: (Destination) throws -> Protocol
    ) throws -> Protocol {
        let destination = try make()
        let converted = try convert(destination)
        keep(converted, of: destination)
        return converted
    }

    /// Keeps a converted destination, if it is the destination itself and no other registry overrides it. A cell kept the destination before,
    /// so its type is `Sendable`.
    func keep<Destination, Protocol>(_ converted: Protocol, of destination: Destination) {
        guard registry.isCurrent, !isOther.loadRelaxed() else { return }
        guard isSame(converted, destination) else { return isOther.storeRelaxed(true) }
        if let scope {
            ScopeFrame.find(scope)?.keep(Box(converted, of: self), by: self)
        } else {
            _ = kept.keep(Box(converted))
            if isPublished.loadSequential() { fill() }
        }
    }

    /// Returns whether a converted destination is the destination itself, not a proxy, a replacement or a copy with changes.
    private func isSame(_ converted: Any, _ destination: Any) -> Bool {
        let type = Swift.type(of: converted)
        guard type is AnyClass else { return !isAdapted && Self.haveSameBytes(converted, destination) }
        return ClassInstance.of(destination) === ClassInstance.of(converted)
    }

    /// Returns whether a value is a copy of another one. Unused bytes may differ, and a copy is then converted at each request.
    private static func haveSameBytes<Value>(_ value: Value, _ other: Any) -> Bool {
        guard let other = other as? Value else { return false }
        return withUnsafeBytes(of: value) { bytes in
            withUnsafeBytes(of: other) { otherBytes in bytes.elementsEqual(otherBytes) }
        }
    }

    /// Publishes the destination to the slot, and until there is one its maker.
    ///
    /// - Parameter maker: Nil for an asynchronous service.
    func publish(_ maker: AnyObject?) {
        if isPublished.load() { return }
        if let maker { _ = slot.resolution.compareExchange(expected: .none, with: .made(by: maker)) }
        _ = isPublished.exchange(true)
        fill()
    }

    private func fill() {
        if let kept = kept.unretained { slot.resolution.store(.kept(kept)) }
    }
}

/// A value in an object.
@usableFromInline class AnyBox: @unchecked Sendable {  // Immutable. The values are `Sendable`, or used by one thread.
    /// The route of a converted destination that a scope keeps.
    final let route: ConvertedDestination?

    var content: Any { () }

    init(_ route: ConvertedDestination?) { self.route = route }

    #if DEBUG
    deinit { RouteLock.assertNoneHeld() }
    #endif
}

@usableFromInline final class Box<Value>: AnyBox, @unchecked Sendable {  // As its superclass.
    @usableFromInline let value: Value

    override var content: Any { value }

    init(_ value: Value, of route: ConvertedDestination? = nil) {
        self.value = value
        super.init(route)
    }
}
