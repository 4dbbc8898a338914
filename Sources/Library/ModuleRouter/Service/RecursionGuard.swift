// SPDX-License-Identifier: Apache-2.0

public import CModuleRouter

/// The depth of nested destinations that the current thread is making.
@usableFromInline package enum RecursionGuard {
    /// More nested destinations are taken for an infinite recursion. A small stack limits the depth earlier.
    static let limit = Int(module_router_depth_limit)

    /// Returns false if a limit is exceeded: too many destinations are nested, or the remaining stack is too small for another one.
    /// Each call must be paired with `leave()`.
    @inlinable @inline(__always) package static func enter() -> Bool { _fastPath(module_router_enter() != 0) }

    @inlinable @inline(__always) package static func leave() { module_router_leave() }

    /// Whether the remaining stack has room for another destination.
    static var hasRoom: Bool { module_router_has_room() }

    /// The number of destinations that the thread is currently making.
    package static var current: Int { Int(module_router_depth()) }
}
