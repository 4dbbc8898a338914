// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros

/// What screens say about what went wrong.
public enum ScreenMessage {
    /// What an error says to the user; nil for one that the user has caused, by going back for example.
    public static func text(of error: any Error) -> String? {
        switch error {
        case is CancellationError, RouteError.cancelled: nil
        case let error as RouteError:
            // What a module threw says more than that a route has failed.
            error.failure.underlyingError.map(text) ?? error.failure.reason
        default: "\(error)"
        }
    }
}
