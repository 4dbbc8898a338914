// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What the login requires: someone who knows the password.
public protocol LoginRequiredPasswords: Sendable {
    func accepts(_ password: String) -> Bool
}

@Routable extension RoutableService where Protocol == any LoginRequiredPasswords {}
