// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// Keeps locked notes off the screens until somebody gives the password. Provided by the lock module.
///
/// > Important: It keeps a note from being seen over one's shoulder. The note is kept as it is written: whoever can
/// > read its file needs no password.
public protocol NoteLock: Sendable {
    /// Why no password opens the lock; nil if one does.
    var obstacle: NoteLockError? { get }
    /// Whether locked notes may be shown. Once opened, the lock stays open until it is closed, or the program ends.
    var isOpen: Bool { get }

    func accepts(_ password: String) -> Bool

    /// Opens the lock. A wrong password does nothing.
    func open(with password: String)

    /// Lets locked notes be shown no more without the password. Those that are shown stay.
    func close()
}

/// Why a lock cannot be opened.
public struct NoteLockError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, in words for the user.
    public let description: String

    public init(_ description: String) { self.description = description }
}

@Routable extension RoutableService where Protocol == any NoteLock {}
