// SPDX-License-Identifier: Apache-2.0

/// A URL pattern of a registry and its target.
package final class URLEntry: URLRegistration {
    enum Target: Sendable {
        case view(
            @MainActor (RouteURL, [[String]?]) throws -> ViewRequest<Any, ViewRouteConfiguration>,
            act: @MainActor (URLAction, Any) -> Void)
        case service(
            @Sendable (RouteURL, [[String]?]) throws -> ServiceRequest<Any, ServiceRouteConfiguration>,
            act: @Sendable (URLAction, Any) -> Void)
        /// Another URL, written from the placeholders of the same names.
        case redirect(to: @Sendable () throws(URLPatternSyntax.Failure) -> URLPatternSyntax)
    }

    let key: RouteKey
    /// The name of the pattern's owner in messages.
    let owner: String
    private let makeText: @Sendable () -> String
    let access: URLAccess
    let location: RouteLocation
    /// The pattern in the list of its provider; nil for a redirection.
    let item: (any AnyObject & Sendable)?
    /// Returns the syntax of the pattern; nil while the pattern's own text is being evaluated.
    let syntax: @Sendable () throws(URLPatternSyntax.Failure) -> URLPatternSyntax?
    /// Returns the first name of the pattern that sets no property; nil if there is none or if the pattern cannot be read.
    let unreadName: @Sendable () -> URLUnreadName?
    let target: Target

    init(
        key: RouteKey, owner: String, text: @escaping @Sendable () -> String, access: URLAccess,
        location: RouteLocation,
        item: (any AnyObject & Sendable)? = nil,
        syntax: @escaping @Sendable () throws(URLPatternSyntax.Failure) -> URLPatternSyntax?,
        unreadName: @escaping @Sendable () -> URLUnreadName? = { nil }, target: Target
    ) {
        self.key = key
        self.owner = owner
        makeText = text
        self.access = access
        self.location = location
        self.item = item
        self.syntax = syntax
        self.unreadName = unreadName
        self.target = target
    }

    /// The pattern as it is written.
    var text: String { makeText() }
}

/// An action that a URL requests for its destination: the value of the query item `action`, unless the pattern itself names
/// that item. See ``URLRouteOptions/actionKey``.
public struct URLAction: Sendable {
    /// The name of the action.
    public let name: String
    /// The URL that requests the action.
    public let url: RouteURL
}
