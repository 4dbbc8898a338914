// SPDX-License-Identifier: Apache-2.0

public import CModuleRouter

/// How deep the current thread is in destinations that make destinations.
@usableFromInline enum RouteDepth {
    /// The original's limit. Each level costs a few hundred bytes of stack of our own.
    @usableFromInline static let limit: UInt32 = 200

    /// Returns false when the limit is passed. Every call is paired with `leave()`.
    @inlinable @inline(__always) static func enter() -> Bool { _fastPath(module_router_enter() <= 200) }

    @inlinable @inline(__always) static func leave() { module_router_leave() }

    /// Sets the depth, and returns what it was.
    @discardableResult
    static func exchange(_ depth: UInt32) -> UInt32 { module_router_exchange_depth(depth) }
}
