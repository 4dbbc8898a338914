// SPDX-License-Identifier: Apache-2.0

/// The service that an adapter adapts.
@usableFromInline struct AdaptedService<Protocol>: Sendable {
    /// Makes it while no registry stands in; nil where it is not made anew each time.
    @usableFromInline let maker: RouteMaker<Protocol>?
    /// Gets it from the registry of this task.
    @usableFromInline let get: @Sendable () throws -> Protocol

    /// - Parameter entry: Of the protocol.
    init(_ entry: ServiceEntry) {
        maker = entry.maker(Protocol.self)
        get = { try RouteEntry.current(entry).make(Protocol.self) }
    }

    @inlinable @inline(__always) func destination() throws -> Protocol {
        guard let maker, _fastPath(!RouteRegistry.isOverridden) else { return try get() }
        return try maker.make()
    }
}
