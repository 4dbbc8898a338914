// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// An alert of an app of Apple's, waiting to be told what it says. Implemented by the route's configuration.
@MainActor public protocol PhoneAlertInput: AnyObject {
    /// In large letters.
    var headline: String { get set }
    /// In more words.
    var explanation: String { get set }
    /// In the order in which they were added.
    var answers: [PhoneAlertAnswer] { get set }
}

/// An answer to an alert. It is called back before the alert goes, which goes by itself.
@MainActor public struct PhoneAlertAnswer {
    /// What an answer does, as it looks.
    public enum Kind: Sendable, Hashable {
        case plain
        /// Changes nothing. There is one at most.
        case dismissing
        /// Something is lost by it.
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

@Routable extension RoutableViewModule where Protocol == any PhoneAlertInput {}
