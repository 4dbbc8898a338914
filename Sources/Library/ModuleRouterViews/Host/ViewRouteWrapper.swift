// SPDX-License-Identifier: Apache-2.0

/// A container for ``ViewRouteContainer/wrapper(_:)`` that its host cannot inspect: a view of another toolkit, for example.
@MainActor public protocol ViewRouteWrapper: AnyObject {
    /// Returns whether the wrapper holds a destination.
    func holds(_ destination: AnyObject) -> Bool

    /// Ends the routes inside of the wrapper. Called before the host reports that it was removed. Does nothing by default.
    func wasRemoved()
}

extension ViewRouteWrapper {
    public func wasRemoved() {}
}
