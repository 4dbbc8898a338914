// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The alert that the editor requires: a question with answers. Implemented by the configuration of the app's alert.
@MainActor public protocol EditorRequiredAlert: AnyObject {
    var title: String? { get set }
    var message: String? { get set }

    /// Adds the answer that changes nothing.
    ///
    /// - Parameter handler: Called when the user chooses the answer, before the alert closes.
    func addCancelButton(_ title: String, handler: @escaping () -> Void)

    /// Adds an answer that loses something.
    ///
    /// - Parameter handler: Called when the user chooses the answer, before the alert closes.
    func addDestructiveButton(_ title: String, handler: @escaping () -> Void)
}

@RoutableAs("editorRequiredAlert") extension RoutableViewModule where Protocol == any EditorRequiredAlert {}
