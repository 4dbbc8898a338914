// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import SwiftUI

/// A destination with a view of SwiftUI.
///
/// ```swift
/// @Observable final class LoginScreen: SwiftUIScreen, LoginViewInput {
///     var message: String?
///     var content: some View { LoginView(screen: self) }
/// }
/// ```
///
/// The module's contract is `LoginViewInput`, which names no toolkit; what conforms to it is an object that outlives its view, as
/// routes need it. The view may be a `struct` of any kind, which reads the object.
@MainActor public protocol SwiftUIScreen: NavigationScreen {
    associatedtype Content: View

    /// What is seen of it.
    @ViewBuilder var content: Content { get }
}
#endif
