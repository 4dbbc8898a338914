// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The alert that the login requires: a message with buttons. Implemented by the configuration of the app's alert.
@MainActor public protocol LoginRequiredAlert: AnyObject {
    var title: String? { get set }
    var message: String? { get set }

    /// Adds the button that changes nothing. An alert has at most one.
    ///
    /// - Parameter handler: Called when the user presses the button. The alert closes by itself.
    func addCancelButton(_ title: String, handler: (() -> Void)?)

    /// Adds another button.
    ///
    /// - Parameter handler: Called when the user presses the button. The alert closes by itself.
    func addOtherButton(_ title: String, handler: (() -> Void)?)
}

@RoutableAs("loginRequiredAlert") extension RoutableViewModule where Protocol == any LoginRequiredAlert {}
