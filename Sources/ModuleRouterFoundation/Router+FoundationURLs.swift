// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import ModuleRouter

// The library reads a URL as it is written. `URL` keeps that, but for what it escapes when it is made.

extension Router {
    /// Whether a URL leads to a route that its sender may take. Asks no interceptor and no fallback.
    public static func canOpen(url: URL, by sender: URLSender = .outside) -> Bool {
        canOpen(url: url.absoluteString, by: sender)
    }

    /// Opens a URL: shows the view, or performs the service, that it leads to.
    ///
    /// - Parameters:
    ///   - source: Where a view is shown from.
    ///   - animated: Whether the transition of a view is seen; if true, that is left to its provider.
    ///   - sender: Who asks. The outside opens only what is `URLAccess.open`.
    ///   - completion: Told how it went, once.
    /// - Returns: The router; nil if the URL leads nowhere. A fallback may then show something else, later.
    @MainActor @discardableResult
    public static func perform(
        url: URL, from source: (any ViewRouteSource)?, animated: Bool = true, by sender: URLSender = .outside,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> URLRouter? {
        perform(
            url: url.absoluteString, from: source, animated: animated, by: sender, fileID: fileID, line: line,
            column: column, completion: completion)
    }

    /// Opens a URL, and shows the view that it leads to by a path.
    @MainActor @discardableResult
    public static func perform(
        url: URL, path: ViewRoutePath, by sender: URLSender = .outside, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> URLRouter? {
        perform(
            url: url.absoluteString, path: path, by: sender, fileID: fileID, line: line, column: column,
            completion: completion)
    }

    /// Opens a URL, and returns when the view that it leads to is there and its transition has ended.
    ///
    /// - Throws: `RouteError`, with the place of the call; `CancellationError` if it was given up before the view began
    ///   to move.
    @MainActor @discardableResult
    public static func route(
        url: URL, from source: (any ViewRouteSource)?, animated: Bool = true, by sender: URLSender = .outside,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws -> URLRouter {
        try await route(
            url: url.absoluteString, from: source, animated: animated, by: sender, fileID: fileID, line: line,
            column: column)
    }

    /// Opens a URL, shows the view that it leads to by a path, and returns when it is there and its transition has ended.
    ///
    /// - Throws: `RouteError`, with the place of the call; `CancellationError` if it was given up before the view began
    ///   to move.
    @MainActor @discardableResult
    public static func route(
        url: URL, path: ViewRoutePath, by sender: URLSender = .outside, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) async throws -> URLRouter {
        try await route(
            url: url.absoluteString, path: path, by: sender, fileID: fileID, line: line, column: column)
    }

    /// Makes what a URL leads to, without showing it.
    ///
    /// - Throws: `RouteError`, with the place of the call.
    @MainActor public static func destination(
        for url: URL, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Any {
        try destination(for: url.absoluteString, by: sender, fileID: fileID, line: line, column: column)
    }

    /// Performs the service that a URL leads to, on the thread of the caller. Asks no fallback.
    ///
    /// - Returns: The router; nil if the URL leads nowhere, or to a view.
    @discardableResult
    public static func perform(
        serviceURL url: URL, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> ServiceRouter<Any, ServiceRouteConfiguration>? {
        perform(serviceURL: url.absoluteString, by: sender, fileID: fileID, line: line, column: column)
    }

    /// Makes the service that a URL leads to, on the thread of the caller.
    ///
    /// - Throws: `RouteError`, with the place of the call.
    public static func destination(
        forServiceURL url: URL, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Any {
        try destination(forServiceURL: url.absoluteString, by: sender, fileID: fileID, line: line, column: column)
    }
}

extension RouteURL {
    /// The URL; nil if its text is none for Foundation.
    public var url: URL? { URL(string: string) }
}
