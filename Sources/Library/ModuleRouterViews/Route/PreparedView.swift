// SPDX-License-Identifier: Apache-2.0

/// A prepared view, kept until the handlers of its performance have been called. Always a ``TypedPreparedView``.
@MainActor package class PreparedView {
    package let view: AnyObject
    let steps: any ViewSteps

    init(_ view: AnyObject, _ steps: any ViewSteps) {
        self.view = view
        self.steps = steps
    }

    /// Returns the destination.
    ///
    /// - Parameter type: The type of the destinations of the request that has prepared the view.
    package func destination<Destination>(as type: Destination.Type) -> Destination {
        unsafeDowncast(self, to: TypedPreparedView<Destination>.self).destination
    }

    /// Returns a `HeldDestination`, which keeps a proxy but not the view; nil if the destination is the view and is not read later.
    ///
    /// - Parameter toRead: Whether the destination is read later.
    func hold(toRead: Bool) -> AnyObject? { preconditionFailure("each subclass overrides this method") }
}

/// A prepared view with its destination. They differ if an adapter has put a proxy around the view.
final class TypedPreparedView<Destination>: PreparedView {
    let destination: Destination

    init(destination: Destination, view: AnyObject, steps: any ViewSteps) {
        self.destination = destination
        super.init(view, steps)
    }

    override func hold(toRead: Bool) -> AnyObject? {
        toRead || ClassInstance.of(destination) !== view ? HeldDestination(destination, of: view) : nil
    }
}
