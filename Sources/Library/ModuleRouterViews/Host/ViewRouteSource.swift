// SPDX-License-Identifier: Apache-2.0

/// The starting point of a view route: a screen or a view of any toolkit.
///
/// A module that performs routes needs only this protocol, so it names no toolkit.
@MainActor public protocol ViewRouteSource: AnyObject, Sendable {
    /// The host that performs transitions from this source; nil while it is in no window.
    var viewRouteHost: (any ViewRouteHost)? { get }
}

/// A source that prepares external views: views from a UI file, and views that other code adds.
///
/// Its method is called if the provider of an external view cannot prepare the view without values from the source.
@MainActor public protocol ViewRoutePerformer: ViewRouteSource {
    /// Sets the values that the view needs from this source.
    func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute)
}

extension ViewRouteSource {
    /// The source's own host, or the test window that shows the source.
    package var currentHost: (any ViewRouteHost)? { viewRouteHost ?? ViewRouteTestHost.find?(self) }
}

/// Finds the test window that shows a screen of another toolkit. The screen itself has no reference to the window.
@MainActor package enum ViewRouteTestHost {
    /// Returns the window that shows an object. The closure is nil in a program without test windows.
    package static var find: ((AnyObject) -> (any ViewRouteHost)?)?
}
