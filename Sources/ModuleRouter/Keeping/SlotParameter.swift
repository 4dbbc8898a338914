// SPDX-License-Identifier: Apache-2.0

/// The value of a parameter, for which a provider keeps one destination.
///
/// `AnyHashable` would take three times as long, because it asks the runtime for a conformance of the value's type.
@usableFromInline class SlotParameter: Hashable, @unchecked Sendable {  // Immutable. The value is `Sendable`.
    @inlinable init() {}

    @usableFromInline func hash(into hasher: inout Hasher) {}

    /// - Parameter other: A value of the same parameter.
    @usableFromInline func isEqual(to other: SlotParameter) -> Bool { self === other }

    @usableFromInline static func == (one: SlotParameter, other: SlotParameter) -> Bool { one.isEqual(to: other) }
}

// Inlined, so that the compiler specialises it for the type of the parameter.
@usableFromInline final class TypedSlotParameter<Value: Hashable & Sendable>: SlotParameter, @unchecked Sendable {  // As its superclass.
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) { self.value = value }

    @inlinable override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    // All values in a store are those of one parameter, so their types are equal.
    @inlinable override func isEqual(to other: SlotParameter) -> Bool {
        value == unsafeDowncast(other, to: TypedSlotParameter.self).value
    }
}
