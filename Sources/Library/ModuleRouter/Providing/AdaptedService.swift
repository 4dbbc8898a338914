// SPDX-License-Identifier: Apache-2.0

/// The service to which an adapter leads.
@usableFromInline final class AdaptedService<Protocol>: Sendable {
    /// Makes the service while no other registry overrides it.
    @usableFromInline let maker: FactoryBox<Protocol>
    /// Returns the service from the registry of this task.
    @usableFromInline let get: @Sendable () throws -> Protocol

    /// - Parameter entry: The entry of the protocol.
    init(_ entry: RouteEntry) {
        // The entry is that of the protocol.
        maker = unsafeDowncast(entry.maker, to: FactoryBox<Protocol>.self)
        get = { try entry.current.make(Protocol.self) }
    }

    @inlinable @inline(__always) func destination() throws -> Protocol {
        guard _fastPath(!RouteRegistry.hasOverrides) else { return try get() }
        // Not retained: this object does so.
        return try Unmanaged.passUnretained(maker)._withUnsafeGuaranteedRef { try $0.make() }
    }
}
