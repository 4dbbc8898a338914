// SPDX-License-Identifier: Apache-2.0

/// A requirement of a route to a view, for interceptors. For example, an account screen requires a login:
///
/// ```swift
/// extension RouteRequirement {
///     static let login = RouteRequirement("login")
/// }
///
/// Provides(.account) { $0 }.requires(.login)
/// ```
///
/// The library does not interpret a requirement. An interceptor reads it from ``ViewRouteRequest/requirements`` and decides. The
/// checker reports a requirement that no interceptor reads.
public struct RouteRequirement: Hashable, Sendable {
    /// The name in lists and messages.
    public let name: String

    /// Makes a requirement. Two requirements with one name are equal.
    public init(_ name: StaticString) { self.name = name.description }
}

extension RouteRequirement: CustomStringConvertible {
    public var description: String { name }
}

extension Provides where Provider: ViewRouteProvider {
    /// States requirements of the key, for interceptors.
    ///
    /// They apply to each request for the key, also through an adapter, but not to requests for the provider's other keys. A URL
    /// that matches a pattern of the provider has the requirements of all its keys, so that no URL is a way around one of them.
    public func requires(_ requirements: RouteRequirement...) -> Provides {
        Provides(
            step: step.followed { factory, batch in
                batch.lastEntry?.require(requirements)
                // The factory belongs to the provider, so it has the provider's types.
                unsafeDowncast(
                    factory.value, to: ViewFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>.self
                )
                .require(requirements)
            })
    }
}
