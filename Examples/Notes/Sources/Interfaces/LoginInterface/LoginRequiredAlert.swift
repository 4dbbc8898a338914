// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What the login requires: a message with buttons. Implemented by the configuration of whatever alert the app has.
@MainActor public protocol LoginRequiredAlert: AnyObject {
    var title: String? { get set }
    var message: String? { get set }

    /// Adds the button that changes nothing. There is one at most.
    ///
    /// - Parameter handler: Called when it is pressed. The alert goes by itself.
    func addCancelButton(_ title: String, handler: (() -> Void)?)

    /// Adds another button.
    ///
    /// - Parameter handler: Called when it is pressed. The alert goes by itself.
    func addOtherButton(_ title: String, handler: (() -> Void)?)
}

@Routable extension RoutableViewModule where Protocol == any LoginRequiredAlert {}
