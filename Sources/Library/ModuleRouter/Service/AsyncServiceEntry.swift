// SPDX-License-Identifier: Apache-2.0

/// The route of an asynchronous service in one registry.
final class AsyncServiceEntry<Protocol: Sendable>: RouteEntry, @unchecked Sendable {  // Immutable.
    let make: @Sendable () async throws -> Protocol
    /// The destination, if it is made once.
    let converted: ConvertedDestination?
    private let isMadeAtStart: Bool

    init(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, converted: ConvertedDestination? = nil,
        isMadeAtStart: Bool = false, make: @escaping @Sendable () async throws -> Protocol
    ) {
        self.make = make
        self.converted = converted
        self.isMadeAtStart = isMadeAtStart
        super.init(key: slot.key, provider: provider, location: location)
    }

    override package func publish() { converted?.publish(nil) }

    override var start: (@Sendable () async throws -> Void)? {
        guard isMadeAtStart else { return nil }
        return { [make] in _ = try await make() }
    }
}
