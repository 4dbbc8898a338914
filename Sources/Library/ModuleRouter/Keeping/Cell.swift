// SPDX-License-Identifier: Apache-2.0

/// An object that contains a destination or, if the destination is an object, the destination itself.
typealias Held = any AnyObject & Sendable

/// The place of one kept destination in one owner: of one provider and, if the provider keeps one for each parameter, of one parameter.
///
/// The lock of the owner guards everything that changes. It does not know the type of the destination: see ``KeepingRules/held(_:)``.
final class Cell: OwnedItem, @unchecked Sendable {  // Mutable state is guarded by the lock of the owner.
    /// The key of the first request.
    let key: RouteKey
    let rules: KeepingRules
    /// The owner of the registry in which the destination was requested. This registry may override that of the provider.
    let registry: Owner
    private let ownIdentity: Held?
    /// The parameter; nil if all requests share a destination.
    let parameter: CellParameter?
    /// The other cells of the provider; nil if all requests share a destination.
    weak let group: ParameterCells?

    @exclusivity(unchecked) var retained: Held?
    @exclusivity(unchecked) weak var referenced: (any AnyObject & Sendable)?
    var madeAt = Duration.zero
    /// Whether the last kept destination must be closed.
    var mustClose = false
    /// Whether the destination was made after the end of the owner had begun. It is closed with the others, but no request receives it.
    var isMadeTooLate = false
    /// The construction of the destination, which others wait for.
    var making: Making?
    /// The closing of an earlier destination. There is no construction until it ends, except on the main actor.
    var closing: Closing?

    /// Whether the owner finds the cell. If not, it never keeps a destination again.
    var isStored = true
    /// The next cell whose parameter has the same hash.
    var next: Cell?
    /// The neighbours in the order of uses, if the number of destinations is limited.
    unowned(unsafe) var older: Cell?
    unowned(unsafe) var newer: Cell?
    var isUsed = false

    init(
        _ key: RouteKey, _ rules: KeepingRules, identity: Held? = nil, _ parameter: CellParameter? = nil,
        in group: ParameterCells? = nil
    ) {
        self.key = key
        self.rules = rules
        ownIdentity = identity
        registry = rules.registry.current
        self.parameter = parameter
        self.group = group
    }

    override var identity: Held? { ownIdentity }

    /// The registry of the requests, while it exists.
    var registryOfRequests: RouteRegistry? { registry.registry ?? rules.registry.registry }

    /// Whether threads wait for the end of a closing. A service of the main actor is requested on it, and its closing needs it.
    var isAwaitedByThreads: Bool { !rules.isAsynchronous && !rules.isOnMainActor }

    /// The destination that requests receive.
    var held: Held? { isMadeTooLate ? nil : retained ?? referenced }

    /// Whether the cell has no destination, and is neither making nor closing one.
    ///
    /// - Parameter held: Receives a destination that the cell holds weakly. The caller may be its last owner, and releases it after the
    ///   lock, because its deinitialiser may run any code.
    func isEmpty(_ held: inout [Held]) -> Bool {
        guard making == nil, closing == nil, retained == nil else { return false }
        guard let referenced else { return true }
        held.append(referenced)
        return false
    }

    // MARK: Closing

    /// Closes a destination. Returns the failure.
    func close(_ held: Held, in owner: Owner) async -> CloseFailure? {
        do {
            try await Making.closing(self, in: owner) { try await rules.close(held) }
            return nil
        } catch {
            return CloseFailure(notClosed("failed", because: error), in: registryOfRequests)
        }
    }

    var notClosedInTime: RouteError { notClosed("did not end before the deadline", because: nil) }

    private func notClosed(_ reason: String, because error: (any Error)?) -> RouteError {
        RouteError(
            .actionFailed, route: key.description,
            reason: "closing \(key), a destination of \(ProviderName.of(rules.provider)), \(reason)",
            underlyingError: error
        )
    }

    /// The error of a request after the end of the owner.
    var endError: RouteError { .ended(key, isOfRegistry: rules.kind.isOfRegistry) }
}
