// SPDX-License-Identifier: Apache-2.0

/// What a ``ViewRouteContainer/wrapper(_:)`` may return around a view that its host cannot look into: a view of another
/// toolkit, for example.
@MainActor public protocol ViewRouteWrapper: AnyObject {
    /// Whether a destination is in it.
    func holds(_ destination: AnyObject) -> Bool
}
