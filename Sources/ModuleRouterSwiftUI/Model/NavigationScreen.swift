// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A destination that a ``NavigationModel`` shows: an object, mostly the model of a view.
///
/// A module's contract says nothing of this, nor of SwiftUI: it is a protocol that the object conforms to besides. Where there
/// is SwiftUI, what is shown has a view as well, see `SwiftUIScreen`.
@MainActor public protocol NavigationScreen: ViewRouteSource {
    /// Whether nothing that the user does takes it away: no swipe, no click outside, no button back. False unless implemented.
    var refusesToBeDismissed: Bool { get }

    /// What stands below its tab, if it is one. Nothing unless implemented.
    var tabTitle: String? { get }

    /// The name of the system's symbol above that, as `Label(_:systemImage:)` takes it. Nothing unless implemented.
    var tabSystemImage: String? { get }

    /// What leads back to the screen when the app is started again: a URL that one of its patterns matches. Nil, unless
    /// implemented, for a screen that is not restored. See ``NavigationState``.
    var restorationURL: String? { get }
}

extension NavigationScreen {
    public var viewRouteHost: (any ViewRouteHost)? { ShownScreen.of(self)?.model }

    public var refusesToBeDismissed: Bool { false }

    public var tabTitle: String? { nil }

    public var tabSystemImage: String? { nil }

    public var restorationURL: String? { nil }
}
