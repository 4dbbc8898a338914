// SPDX-License-Identifier: Apache-2.0

/// A part of a ``DestinationOwner`` that ends with it: a slot, an inner scope, an action.
///
/// All lists have this type of elements, so that an app contains the code of one type of array.
package class OwnedItem: @unchecked Sendable {  // Subclasses guard their state.
    /// The position in the list of the owner, in ascending order. Only accessed under the lock of the owner.
    final var number = 0

    /// Ends the item, without waiting.
    package func end() {}

    /// Ends the item for an owner that waits for the end and receives its failures.
    func endAwaited() { end() }

    /// The failures of the end; nil if it is not complete.
    var outcome: [RouteError]? { [] }

    /// Waits until the end is complete, or until its deadline has passed. Returns the failures.
    func ended() async -> [RouteError] { [] }

    /// Lets the waiting end, and cancels what is not complete.
    func expire() {}
}

/// A closure that runs when its owner ends.
package final class EndAction: OwnedItem, @unchecked Sendable {  // Immutable.
    private let action: @Sendable () -> Void

    package init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    override package func end() { action() }
}

/// A destination that its slot has given up and that is being closed.
final class ClosingItem: OwnedItem, @unchecked Sendable {  // Written once, under the lock of its owner.
    var task: Task<Void, Never>?

    override var outcome: [RouteError]? { nil }

    override func ended() async -> [RouteError] {
        await task?.value
        return []
    }

    override func expire() { task?.cancel() }
}
