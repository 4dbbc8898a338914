// SPDX-License-Identifier: Apache-2.0

/// A part of an ``Owner`` that ends with it: a cell, an inner scope, an action.
///
/// All lists have this type of elements, so that an app contains the code of one type of array.
@usableFromInline package class OwnedItem: @unchecked Sendable {  // Subclasses guard their state.
    /// The position in the list of the owner, in ascending order. Only accessed under the lock of the owner.
    final var number = 0

    /// The object that identifies the cells of a provider in a scope or in a registry that overrides that of the provider, retained so
    /// that its identity stays unique; nil for other items.
    var identity: Held? { nil }

    #if DEBUG
    // A cell or an action may be the last owner of an object of the app.
    deinit { RouteLock.assertNoneHeld() }
    #endif

    /// Ends the item, without waiting.
    package func end() {}

    /// Ends the item for its owner, which waits for the end and receives its failures.
    func endForOwner() { end() }

    /// The failures of the end; nil if it is not complete.
    var outcome: [CloseFailure]? { [] }

    /// Waits until the end is complete. Returns the failures.
    func ended() async -> [CloseFailure] { [] }

    /// Notes that one caller no longer needs the end. After the last one, cancels the closing.
    func withdraw() {}
}

/// A closure that runs when its owner ends.
package final class EndAction: OwnedItem, @unchecked Sendable {  // Immutable.
    private let action: @Sendable () -> Void

    package init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    override package func end() {
        RouteLock.assertNoneHeld()
        action()
    }
}
