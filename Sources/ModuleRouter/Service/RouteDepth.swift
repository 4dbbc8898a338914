// SPDX-License-Identifier: Apache-2.0

public import CModuleRouter

/// How deep the current thread is in destinations that make destinations.
@usableFromInline enum RouteDepth {
    /// The original's limit. Where the stack has no room for so many, the limit is the stack.
    static let limit = Int(module_router_depth_limit)

    /// Returns false when a limit is passed: there are too many destinations inside one another, or the remaining stack is too
    /// small for another one. Every call is paired with `leave()`.
    @inlinable @inline(__always) static func enter() -> Bool { _fastPath(module_router_enter() != 0) }

    @inlinable @inline(__always) static func leave() { module_router_leave() }

    /// Whether the remaining stack has room for another destination.
    static var hasRoom: Bool { module_router_has_room() }

    /// The number of destinations that the thread is in the middle of making.
    static var current: Int { Int(module_router_depth()) }
}
