// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The messages of screens about failures.
public enum ScreenMessage {
    /// Returns a message for the user; nil for an error that the user caused, for example by going back or by logging out.
    public static func text(of error: any Error) -> String? {
        switch error {
        case is CancellationError, RouteError.Code.cancelled, RouteError.Code.scopeUnavailable: nil
        case let error as RouteError:
            // The module's error is more specific than that of the route.
            error.underlyingError.map(text) ?? error.reason
        default: "\(error)"
        }
    }
}
