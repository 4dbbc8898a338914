// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What the editor requires: a screen on which the user shows that a locked note is theirs.
@MainActor public protocol EditorRequiredLogin: AnyObject {
    /// Why it is asked for.
    var message: String? { get set }
    /// Told when the user has done so. Not kept alive.
    var delegate: (any EditorRequiredLoginDelegate)? { get set }
}

/// Waits for the user of a login.
@MainActor public protocol EditorRequiredLoginDelegate: AnyObject {
    /// Locked notes may be shown now. The screen stays until it is removed.
    func didFinishLogin()
}

@Routable extension RoutableView where Protocol == any EditorRequiredLogin {}
