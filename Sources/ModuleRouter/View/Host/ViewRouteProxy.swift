// SPDX-License-Identifier: Apache-2.0

/// An object that an adapter hands out in the place of a view.
///
/// Only needed where a proxy comes back to be routed: to `perform(onDestination:path:)` and `prepare(destination:)`.
@MainActor public protocol ViewRouteProxy: AnyObject {
    /// The view, or another proxy of it.
    var routedDestination: AnyObject { get }
}
