// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The password check that the login requires.
public protocol LoginRequiredPasswords: Sendable {
    /// Returns the name of the user with a password; nil if the password is wrong.
    func user(for password: String) -> String?
}

@RoutableAs("loginRequiredPasswords") extension RoutableService where Protocol == any LoginRequiredPasswords {}
