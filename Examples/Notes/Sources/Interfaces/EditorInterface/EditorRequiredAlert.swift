// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What the editor requires: a question with answers. Implemented by the configuration of whatever alert the app has.
@MainActor public protocol EditorRequiredAlert: AnyObject {
    var title: String? { get set }
    var message: String? { get set }

    /// Adds the answer that changes nothing.
    ///
    /// - Parameter handler: Called when it is chosen, before the alert goes.
    func addCancelButton(_ title: String, handler: @escaping () -> Void)

    /// Adds an answer by which something is lost.
    ///
    /// - Parameter handler: Called when it is chosen, before the alert goes.
    func addDestructiveButton(_ title: String, handler: @escaping () -> Void)
}

@Routable extension RoutableViewModule where Protocol == any EditorRequiredAlert {}
