// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// Something to say to the user, for once.
public struct TerminalMessage: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }

    /// What an error says to the user; nil for one that the user has caused, by going back for example.
    public init?(_ error: any Error) {
        switch error {
        case is CancellationError, RouteError.cancelled: return nil
        case let error as RouteError:
            // What a module threw says more than that a route has failed.
            guard let cause = error.failure.underlyingError else {
                self.init(error.failure.reason)
                return
            }
            self.init(cause)
        default: self.init("\(error)")
        }
    }
}
