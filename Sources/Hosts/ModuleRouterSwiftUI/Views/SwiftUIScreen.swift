// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import ModuleRouterViews
public import SwiftUI

/// A destination with a SwiftUI view.
///
/// ```swift
/// @Observable final class LoginScreen: SwiftUIScreen, LoginViewInput {
///     var message: String?
///     var content: some View { LoginView(screen: self) }
/// }
/// ```
///
/// The module's contract is `LoginViewInput`. It does not depend on a UI toolkit. The conforming type is a class because routes
/// need an object that outlives its view. The view can be any `struct` that reads the object. Hosts of UIKit and AppKit show the
/// screen in a view controller.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor public protocol SwiftUIScreen: NavigationScreen, HostableView {
    associatedtype Content: View

    /// The view of the screen.
    @ViewBuilder var content: Content { get }
}

#if os(watchOS)
@available(watchOS 10, *)
extension SwiftUIScreen {
    /// Returns the screen: no other toolkit shows it.
    public func makeContainer(for kind: ViewRouteKind) -> AnyObject { self }
}
#endif
#endif
