// SPDX-License-Identifier: Apache-2.0

/// The value of a parameter, for which a provider keeps one destination.
///
/// It is cheaper than `AnyHashable`, which asks the runtime for a conformance of the type.
@usableFromInline class SlotParameter: Hashable, @unchecked Sendable {  // Immutable. The value is `Sendable`.
    @inlinable init() {}

    @usableFromInline func hash(into hasher: inout Hasher) {}

    /// - Parameter other: A value of the same parameter.
    @usableFromInline func isEqual(to other: SlotParameter) -> Bool { self === other }

    @usableFromInline static func == (one: SlotParameter, other: SlotParameter) -> Bool { one.isEqual(to: other) }
}

// Its members are inlined, so that the compiler specialises them for the type of the parameter. `Sendable` as its superclass.
@usableFromInline final class TypedSlotParameter<Value: Hashable & Sendable>: SlotParameter, @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) { self.value = value }

    @inlinable override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    // All values in a store are those of one parameter, so their types are equal.
    @inlinable override func isEqual(to other: SlotParameter) -> Bool {
        value == unsafeDowncast(other, to: TypedSlotParameter.self).value
    }
}
