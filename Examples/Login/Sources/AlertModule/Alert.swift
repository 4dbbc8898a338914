// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// An alert, which this module provides.
@MainActor public protocol Alert: AnyObject {
    var title: String { get set }
    var message: String { get set }
    var buttons: [AlertButton] { get set }
}

/// A button of an alert.
@MainActor public struct AlertButton {
    public let title: String
    private let action: () -> Void

    /// Runs the action. The alert is removed before.
    public func run() { action() }

    public init(_ title: String, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }
}

extension RoutableView where Protocol == any Alert {
    public init() { self.init(declaredProtocol: Protocol.self) }
}
