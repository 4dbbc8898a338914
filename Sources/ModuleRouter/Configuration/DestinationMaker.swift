// SPDX-License-Identifier: Apache-2.0

/// Makes the destination of a ``RouteMakeableConfiguration`` from parameters: immediately for `makeDestinationWith`, and when the
/// route is performed for `constructDestination`.
public struct DestinationMaker<Destination> {
    private let configuration: any MakeableConfiguration<Destination>
    private let isDeferred: Bool

    init(of configuration: any MakeableConfiguration<Destination>, isDeferred: Bool) {
        self.configuration = configuration
        self.isDeferred = isDeferred
    }

    /// Makes the destination and stores it in the configuration, whose route prepares it.
    ///
    /// - Parameter make: Makes a destination. Returns nil or throws if it cannot. Called again if the route is performed again.
    /// - Returns: The destination; nil if there is none, or if it is made later.
    /// - Throws: The error of `make`.
    public func make<Failure>(
        _ make: @escaping () throws(Failure) -> Destination?
    ) throws(Failure) -> Destination? {
        configuration.makeDestination = make
        configuration.madeDestination = nil
        guard !isDeferred else { return nil }
        let made = try make()
        configuration.madeDestination = made
        return made
    }
}
