// SPDX-License-Identifier: Apache-2.0

/// A URL pattern of a registry, with what it leads to.
final class URLEntry: Sendable {
    enum Target: Sendable {
        case view(
            @MainActor (RouteURL, [[String]?]) throws -> ViewRun<Any, ViewRouteConfiguration>,
            act: @MainActor (URLAction, Any) -> Void)
        case service(
            @Sendable (RouteURL, [[String]?]) throws -> ServiceRun<Any, ServiceRouteConfiguration>,
            act: @Sendable (URLAction, Any) -> Void)
        /// Another URL, written from the placeholders of the same names.
        case redirect(to: @Sendable () throws(URLPatternSyntax.Failure) -> URLPatternSyntax)
    }

    let key: RouteKey
    /// Who has the pattern, as it is written in messages.
    let owner: String
    private let makeText: @Sendable () -> String
    let access: URLAccess
    let location: RouteLocation
    /// The pattern in the list of its provider; nil for a redirection.
    let item: (any AnyObject & Sendable)?
    /// What the pattern matches; nil within its own text, while that is read.
    let syntax: @Sendable () throws(URLPatternSyntax.Failure) -> URLPatternSyntax?
    /// The first name of the pattern that sets nothing; nil if there is none, or the pattern cannot be read.
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

/// What a URL asks to be done with what it leads to, once that is there: the value of its item `action`, if the pattern does not
/// name that item itself. See ``URLRouteOptions/actionKey``.
public struct URLAction: Sendable {
    public let name: String
    public let url: RouteURL
}
