// SPDX-License-Identifier: Apache-2.0

/// The route of an asynchronous service in one registry.
final class AsyncServiceEntry<Protocol: Sendable>: RouteEntry, @unchecked Sendable {  // Immutable.
    let make: @Sendable () async throws -> Protocol

    init(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation,
        make: @escaping @Sendable () async throws -> Protocol
    ) {
        self.make = make
        super.init(key: slot.key, provider: provider, location: location)
    }
}
