// SPDX-License-Identifier: Apache-2.0

#if GTK
import ModuleRouterMacros

/// An alert in a window of its own, waiting to be told what it says. Implemented by the route's configuration.
@MainActor public protocol DesktopAlertInput: AnyObject {
    /// In the bar above it.
    var summary: String { get set }
    /// In more words.
    var details: String { get set }
    /// In the order in which they stand, from the left.
    var buttons: [DesktopAlertButton] { get set }
}

/// An answer to an alert. The alert goes when it has been called back.
@MainActor public struct DesktopAlertButton {
    /// What an answer does, as it looks.
    public enum Role: Sendable, Hashable {
        case plain
        /// The one that Escape, and closing the window, stand for.
        case dismissing
        /// Something is lost by it.
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

@Routable extension RoutableViewModule where Protocol == any DesktopAlertInput {}
#endif
