// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// Hides locked notes on screens until the user gives the password. Provided by the lock module.
///
/// > Important: The lock protects notes only from onlookers. Notes are stored unencrypted, so everyone who can read a note's file
/// > can read it without the password.
public protocol NoteLock: Sendable {
    /// The reason why no password can open the lock; nil if a password can.
    var obstacle: NoteLockError? { get }
    /// Whether locked notes may be shown. An open lock stays open until it is closed or the program ends.
    var isOpen: Bool { get }

    func accepts(_ password: String) -> Bool

    /// Opens the lock. A wrong password has no effect.
    func open(with password: String)

    /// Closes the lock. Visible notes stay visible.
    func close()
}

/// The reason why a lock cannot be opened.
public struct NoteLockError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    public init(_ description: String) { self.description = description }
}

@RoutableAs("noteLock") extension RoutableService where Protocol == any NoteLock {}
