// SPDX-License-Identifier: Apache-2.0

/// Where a view route starts: a screen or a view of some toolkit.
///
/// A module that routes needs no more of it than this, so it names no toolkit.
@MainActor public protocol ViewRouteSource: AnyObject, Sendable {
    /// The code that performs transitions where this source is; nil while it is in no window.
    var viewRouteHost: (any ViewRouteHost)? { get }
}

/// A source that prepares views which came from elsewhere: out of a UI file, or added by hand.
///
/// It is asked where a view is routable, and its provider says that it cannot prepare it alone.
@MainActor public protocol ViewRoutePerformer: ViewRouteSource {
    /// Gives the view what it needs of this source.
    func prepare(destinationFromExternal destination: AnyObject, route: ViewRoute)
}

extension ViewRouteSource {
    /// The host where the source is: its own, or the window of a test that shows it.
    var currentHost: (any ViewRouteHost)? { viewRouteHost ?? ViewRouteTestHost.find?(self) }
}

/// Finds the window of a test that shows a screen of another toolkit. The screen itself has no reference to the window.
@MainActor package enum ViewRouteTestHost {
    /// Returns the window that shows an object. The closure is nil in a program without such windows.
    package static var find: ((AnyObject) -> (any ViewRouteHost)?)?
}
