// SPDX-License-Identifier: Apache-2.0

/// A configuration that makes its destination from the performer's parameters.
public protocol ZIKConfigurationMakeable<Destination>: AnyObject {
    associatedtype Destination
    /// Makes the destination. Set by the closure that takes the parameters.
    var makeDestination: (() -> Destination?)? { get set }
    /// The destination, if that closure made it immediately.
    var makedDestination: Destination? { get set }
    /// The module's preparation. Runs after the performer's and before the router's. The underscores come from ZIKRouter.
    var __prepareDestination: ((Destination) -> Void)? { get set }
    /// Receives the prepared destination once.
    var didMakeDestination: ((Destination) -> Void)? { get set }
}

extension ZIKConfigurationMakeable {
    func anyDestination() -> Any? { makedDestination ?? makeDestination?() }

    func prepare(any destination: Any) {
        guard let destination = destination as? Destination else { return }
        __prepareDestination?(destination)
    }

    func handOut(any destination: Any) {
        let handler = didMakeDestination
        didMakeDestination = nil
        makedDestination = nil
        if let handler, let destination = destination as? Destination { handler(destination) }
    }
}
