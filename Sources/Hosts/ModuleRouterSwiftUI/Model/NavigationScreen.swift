// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// A destination for a ``NavigationModel``: an object, usually the model of a view.
///
/// The module's contract mentions neither this protocol nor SwiftUI. The object conforms to both protocols. With SwiftUI, the
/// object also needs a view, see `SwiftUIScreen`.
///
/// A screen that returns true from `refusesToBeDismissed` also hides its back button.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor public protocol NavigationScreen: ViewRouteSource, RestorableScreen, DismissalGuarding {
    /// The item of the tab that the screen, or the stack around it, is in. Defaults to an item without a title and an image. The tab
    /// follows the changes of an `@Observable` screen.
    var tabItem: ScreenTabItem { get }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension NavigationScreen {
    public var viewRouteHost: (any ViewRouteHost)? { ShownScreen.of(self)?.model }

    public var tabItem: ScreenTabItem { ScreenTabItem() }

    /// Nil: the screen is not restored.
    public var restorationURL: String? { nil }
}
