// SPDX-License-Identifier: Apache-2.0

import Builtin
public import CModuleRouter

/// A word that any thread reads and writes without a lock.
///
/// It replaces `Synchronization.Atomic`, which needs iOS 18, and has the same layout and cost. Store it in a `let`: of a class, of a
/// noncopyable structure, or static. Its address is stable there.
///
/// A load that acquires sees all writes of the thread that released the value, up to the release.
// Sendable, because only atomic functions access its memory.
@_rawLayout(like: UInt)
@frozen @usableFromInline package struct AtomicWord<Value: AtomicWordValue>: ~Copyable, @unchecked Sendable {
    /// Makes a word. Other threads may access it after its owner was passed to them.
    @inlinable @inline(__always) package init(_ value: Value) { address.initialize(to: value.word) }

    // The compiler knows only this builtin: it places a static word in the binary, without code that initialises it at the first
    // access, and does not assume that the memory of a `let` is constant.
    @inlinable @inline(__always) var address: UnsafeMutablePointer<UInt> {
        UnsafeMutablePointer(Builtin.addressOfRawLayout(self))
    }

    // MARK: Reading

    /// Returns the value, and acquires.
    @inlinable @inline(__always) package func load() -> Value {
        Value(word: module_router_atomic_load_acquiring(address))
    }

    /// Returns the value. The order of other accesses is not specified.
    @inlinable @inline(__always) package func loadRelaxed() -> Value {
        Value(word: module_router_atomic_load_relaxed(address))
    }

    /// Returns the value. All threads see the same order of this access and all other sequentially consistent ones.
    @inlinable @inline(__always) package func loadSequential() -> Value {
        Value(word: module_router_atomic_load_sequential(address))
    }

    // MARK: Writing

    /// Replaces the value, and releases.
    @inlinable @inline(__always) package func store(_ value: Value) {
        module_router_atomic_store_releasing(address, value.word)
    }

    /// Replaces the value. The order of other accesses is not specified.
    @inlinable @inline(__always) package func storeRelaxed(_ value: Value) {
        module_router_atomic_store_relaxed(address, value.word)
    }

    /// Replaces the value and returns the value from before. Sequentially consistent.
    @inlinable @inline(__always) package func exchange(_ value: Value) -> Value {
        Value(word: module_router_atomic_exchange(address, value.word))
    }

    /// Replaces the value if it is the expected one. Acquires, and releases if it replaces the value.
    ///
    /// - Returns: The value from before. It is the expected one if the value was replaced.
    @inlinable @inline(__always) package func compareExchange(expected: Value, with value: Value) -> Value {
        Value(word: module_router_atomic_compare_exchange(address, expected.word, value.word))
    }
}

extension AtomicWord where Value == Int {
    /// Adds to the number and returns the sum. Wraps around at the limits of `Int`. Acquires and releases.
    @discardableResult
    @inlinable @inline(__always) package func add(_ number: Int) -> Int {
        Value(word: module_router_atomic_add(address, number.word))
    }
}

/// A value that fits into one word.
@usableFromInline package protocol AtomicWordValue {
    init(word: UInt)

    var word: UInt { get }
}

extension UInt: AtomicWordValue {
    @inlinable @inline(__always) package init(word: UInt) { self = word }

    @inlinable @inline(__always) package var word: UInt { self }
}

extension Int: AtomicWordValue {
    @inlinable @inline(__always) package init(word: UInt) { self.init(bitPattern: word) }

    @inlinable @inline(__always) package var word: UInt { UInt(bitPattern: self) }
}

extension Bool: AtomicWordValue {
    @inlinable @inline(__always) package init(word: UInt) { self = word != 0 }

    @inlinable @inline(__always) package var word: UInt { self ? 1 : 0 }
}
