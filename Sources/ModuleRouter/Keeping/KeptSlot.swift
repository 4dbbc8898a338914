// SPDX-License-Identifier: Apache-2.0

/// The place of one kept destination: of one provider and, if the provider keeps one for each parameter, of one parameter.
class KeptSlot: @unchecked Sendable {  // Subclasses keep their state under a lock.
    /// Closes the destination of a slot, and releases it afterwards.
    typealias Close = @Sendable () async throws -> Void

    let key: RouteKey
    /// The position in the order of creation. Only accessed under the lock of the owner.
    final var number = 0
    /// The number of the last use. Only accessed under the lock of the store.
    final var lastUse = 0

    init(_ key: RouteKey) { self.key = key }

    var kind: ServiceLifetimeKind { preconditionFailure("a KeptSlot is always of a subclass") }

    var provider: Any.Type { preconditionFailure("a KeptSlot is always of a subclass") }

    /// The identity of the provider's destinations in its registry.
    var group: ObjectIdentifier { preconditionFailure("a KeptSlot is always of a subclass") }

    /// Whether the destination has a `close` function.
    var isClosable: Bool { false }

    /// The time at which the destination was made; nil if there is none.
    var madeAt: Duration? { nil }

    /// Releases the destination, or returns the function that closes and releases it.
    func release() -> Close? { nil }

    /// Gives up the slot, so that it never keeps a destination again. Fails while the destination is being made.
    ///
    /// - Parameters:
    ///   - isEmpty: Whether to give up the slot only if it keeps no destination, or an expired one.
    ///   - held: Receives a destination that the slot holds weakly. The caller may be its last owner, and releases it outside of
    ///     its locks, because its deinitialiser may run any code.
    func detach(ifEmpty isEmpty: Bool, _ held: inout [Any]) -> Bool { false }

    /// Releases or closes the destination, if it may be made again.
    ///
    /// - Parameter isExpired: Whether to release it only if its time is over.
    func discard(ifExpired isExpired: Bool, in owner: DestinationOwner) {}

    /// Fails all requests that wait for the destination, because the owner has ended.
    func fail() {}

    /// Closes the destination.
    ///
    /// - Returns: The failure to close.
    final func closing(_ close: Close) async -> RouteError? {
        do {
            try await close()
            return nil
        } catch {
            return notClosed("failed", because: error)
        }
    }

    final func notClosed(_ reason: String, because error: (any Error)?) -> RouteError {
        .actionFailed(
            RouteError.Failure(
                route: key.description,
                reason: "closing \(key), a destination of \(ProviderName.of(provider)), \(reason)",
                underlyingError: error))
    }
}

/// The properties of all destinations of one provider in one registry that concern their storage.
final class Keeping<Destination>: Sendable {
    let provider: Any.Type
    let kind: ServiceLifetimeKind
    /// Returns a function that returns the destination as long as it exists; nil if the destination is retained.
    let weakly: (@Sendable (Destination) -> () -> Destination?)?
    let close: (@Sendable (Destination) async throws -> Void)?
    let clock: RouteClock

    init(
        _ provider: Any.Type, _ kind: ServiceLifetimeKind, weakly: (@Sendable (Destination) -> () -> Destination?)?,
        close: (@Sendable (Destination) async throws -> Void)?, clock: RouteClock
    ) {
        self.provider = provider
        self.kind = kind
        self.weakly = weakly
        self.close = close
        self.clock = clock
    }
}
