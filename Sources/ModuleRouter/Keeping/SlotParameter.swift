// SPDX-License-Identifier: Apache-2.0

/// The value of a parameter, for which a provider keeps one destination.
///
/// `AnyHashable` would take three times as long, because it asks the runtime for a conformance of the value's type.
class SlotParameter: Hashable, @unchecked Sendable {  // Immutable. The value is `Sendable`.
    func hash(into hasher: inout Hasher) {}

    /// - Parameter other: A value of the same parameter.
    func isEqual(to other: SlotParameter) -> Bool { self === other }

    static func == (one: SlotParameter, other: SlotParameter) -> Bool { one.isEqual(to: other) }
}

final class TypedSlotParameter<Value: Hashable & Sendable>: SlotParameter, @unchecked Sendable {  // As its superclass.
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

    // All values in a store are those of one parameter, so their types are equal.
    override func isEqual(to other: SlotParameter) -> Bool {
        value == unsafeDowncast(other, to: TypedSlotParameter.self).value
    }
}
