// SPDX-License-Identifier: Apache-2.0

#if GTK
import ModuleRouterViews

/// The parameters of an alert in its own window. Implemented by the route's configuration.
@MainActor public protocol DesktopAlertInput: AnyObject {
    /// The text in the title bar.
    var summary: String { get set }
    /// The detailed text.
    var details: String { get set }
    /// The buttons from left to right.
    var buttons: [DesktopAlertButton] { get set }
}

/// An answer to an alert. The alert closes after the answer's handler has run.
@MainActor public struct DesktopAlertButton {
    /// The effect of an answer, which determines its look.
    public enum Role: Sendable, Hashable {
        case plain
        /// The answer for the Escape key and for closing the window.
        case dismissing
        /// The answer loses something.
        case destructive
    }

    public var label: String
    public var role: Role
    public var pressed: () -> Void

    public init(_ label: String, _ role: Role = .plain, pressed: @escaping () -> Void = {}) {
        self.label = label
        self.role = role
        self.pressed = pressed
    }
}

@RoutableAs("desktopAlert") extension RoutableViewModule where Protocol == any DesktopAlertInput {}
#endif
