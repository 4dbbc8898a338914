// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A destination for a ``NavigationModel``: an object, usually the model of a view.
///
/// The module's contract mentions neither this protocol nor SwiftUI. The object conforms to both protocols. With SwiftUI, the
/// object also needs a view, see `SwiftUIScreen`.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor public protocol NavigationScreen: ViewRouteSource {
    /// Whether the user cannot dismiss the screen by a swipe, a click outside, or the back button. Defaults to false.
    var refusesToBeDismissed: Bool { get }

    /// The title of the screen's tab. Defaults to nil.
    var tabTitle: String? { get }

    /// The name of the system symbol of the screen's tab, as in `Label(_:systemImage:)`. Defaults to nil.
    var tabSystemImage: String? { get }

    /// The URL that restores the screen when the app starts again. One of the screen's patterns must match it. Defaults to nil:
    /// the screen is not restored. See ``NavigationState``.
    var restorationURL: String? { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationScreen {
    public var viewRouteHost: (any ViewRouteHost)? { ShownScreen.of(self)?.model }

    public var refusesToBeDismissed: Bool { false }

    public var tabTitle: String? { nil }

    public var tabSystemImage: String? { nil }

    public var restorationURL: String? { nil }
}
