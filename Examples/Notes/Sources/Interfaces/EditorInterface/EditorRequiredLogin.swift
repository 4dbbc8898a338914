// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The login that the editor requires, on which the user unlocks locked notes.
@MainActor public protocol EditorRequiredLogin: AnyObject {
    /// The reason for the login.
    var message: String? { get set }
    /// The delegate, called after the login. Not retained.
    var delegate: (any EditorRequiredLoginDelegate)? { get set }
}

/// Receives the result of a login.
@MainActor public protocol EditorRequiredLoginDelegate: AnyObject {
    /// Called when locked notes may be shown. The screen stays until the delegate removes it.
    func didFinishLogin()
}

@RoutableAs("editorRequiredLogin") extension RoutableView where Protocol == any EditorRequiredLogin {}
