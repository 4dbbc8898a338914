// SPDX-License-Identifier: Apache-2.0

/// The value of a parameter, for which a provider keeps one destination.
///
/// It is cheaper than `AnyHashable`, which asks the runtime for a conformance of the type.
// Immutable. The value is `Sendable`.
@_fixed_layout @usableFromInline class CellParameter: @unchecked Sendable {
    /// The hash of the value. Computed once, because a hash is code of the app and the owner uses it under its lock.
    @usableFromInline final let hash: ParameterHash

    @inlinable init(hash: Int) { self.hash = ParameterHash(value: hash) }

    /// - Parameter other: A value of the same parameter, with the same hash.
    @usableFromInline func isEqual(to other: CellParameter) -> Bool { self === other }
}

// Its members are inlined, so that the compiler specialises them for the type of the parameter. `Sendable` as its superclass.
@_fixed_layout @usableFromInline
final class TypedCellParameter<Value: Hashable & Sendable>: CellParameter, @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) {
        self.value = value
        super.init(hash: value.hashValue)
    }

    // All values of a provider's cells are those of one parameter, so their types are equal. A value that is not equal to itself, such
    // as NaN, would otherwise get a new destination for each request.
    @inlinable override func isEqual(to other: CellParameter) -> Bool {
        let other = unsafeDowncast(other, to: TypedCellParameter.self).value
        return value == other || (value != value && other != other)
    }
}

/// The hash of a parameter, as the key of a dictionary, which uses it as it is.
@frozen @usableFromInline struct ParameterHash: Hashable {
    @usableFromInline let value: Int

    @inlinable init(value: Int) { self.value = value }

    @usableFromInline func _rawHashValue(seed: Int) -> Int { value }
}
