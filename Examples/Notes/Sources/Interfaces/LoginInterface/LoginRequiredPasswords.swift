// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The password check that the login requires.
public protocol LoginRequiredPasswords: Sendable {
    func accepts(_ password: String) -> Bool
}

@RoutableAs("loginRequiredPasswords") extension RoutableService where Protocol == any LoginRequiredPasswords {}
