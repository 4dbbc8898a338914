// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// A message for the user, shown once.
public struct TerminalMessage: Error, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }

    /// Makes a message for the user; nil for an error that the user caused, for example by going back or by logging out.
    public init?(_ error: any Error) {
        switch error {
        case is CancellationError, RouteError.Code.cancelled, RouteError.Code.scopeUnavailable: return nil
        case let error as RouteError:
            // The module's error is more specific than that of the route.
            guard let cause = error.underlyingError else {
                self.init(error.reason)
                return
            }
            self.init(cause)
        default: self.init("\(error)")
        }
    }
}
