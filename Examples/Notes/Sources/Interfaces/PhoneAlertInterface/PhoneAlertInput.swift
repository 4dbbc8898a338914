// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The parameters of an alert on Apple's platforms. Implemented by the route's configuration.
@MainActor public protocol PhoneAlertInput: AnyObject {
    /// The text in large letters.
    var headline: String { get set }
    /// The detailed text.
    var explanation: String { get set }
    /// The answers in the order of their addition.
    var answers: [PhoneAlertAnswer] { get set }
}

/// An answer to an alert. Its handler runs before the alert closes by itself.
@MainActor public struct PhoneAlertAnswer {
    /// The effect of an answer, which determines its look.
    public enum Kind: Sendable, Hashable {
        case plain
        /// The answer changes nothing. An alert has at most one.
        case dismissing
        /// The answer loses something.
        case destructive
    }

    public var label: String
    public var kind: Kind
    public var chosen: () -> Void

    public init(_ label: String, _ kind: Kind = .plain, chosen: @escaping () -> Void = {}) {
        self.label = label
        self.kind = kind
        self.chosen = chosen
    }
}

@RoutableAs("phoneAlert") extension RoutableViewModule where Protocol == any PhoneAlertInput {}
