// SPDX-License-Identifier: Apache-2.0

import RouteTables
import URLPatterns

/// A URL pattern of a registry and its target.
package final class URLEntry: URLRegistration {
    enum Target: Sendable {
        case view(
            AnyViewFactory, @MainActor (RouteURL, [[String]?]) throws -> ViewRequest<Any, RouteConfiguration>,
            act: @MainActor (URLActionCall, Any) -> Void)
        case service(
            @Sendable (RouteURL, [[String]?]) throws -> ServiceRequest<Any, RouteConfiguration>,
            act: @MainActor (URLActionCall, Any) -> Void)
        /// Another URL, written from the placeholders of the same names.
        case redirect(to: @Sendable () throws(URLPatternSyntax.Failure) -> URLPatternSyntax)
    }

    let key: RouteKey
    /// The name of the pattern's owner in messages.
    let owner: String
    private let makeText: @Sendable () -> String
    /// The sender that may open the URLs, besides the app.
    let sender: URLSender
    let location: RouteLocation
    /// The pattern in the list of its provider; nil for a redirection.
    let item: (any AnyObject & Sendable)?
    /// Returns the syntax of the pattern; nil while the pattern's own text is being evaluated.
    let syntax: @Sendable () throws(URLPatternSyntax.Failure) -> URLPatternSyntax?
    /// Returns the first name of the pattern that sets no property; nil if there is none or if the pattern cannot be read.
    let unreadName: @Sendable () -> URLUnreadName?
    let target: Target

    init(
        key: RouteKey, owner: String, text: @escaping @Sendable () -> String, sender: URLSender,
        location: RouteLocation,
        item: (any AnyObject & Sendable)? = nil,
        syntax: @escaping @Sendable () throws(URLPatternSyntax.Failure) -> URLPatternSyntax?,
        unreadName: @escaping @Sendable () -> URLUnreadName? = { nil }, target: Target
    ) {
        self.key = key
        self.owner = owner
        makeText = text
        self.sender = sender
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
package struct URLActionCall: Sendable {
    package let name: String
    package let url: RouteURL
}
