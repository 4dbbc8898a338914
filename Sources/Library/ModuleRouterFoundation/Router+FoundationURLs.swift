// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import ModuleRouterViews

// The library reads a URL as it is written. `URL` keeps the text, except for characters that it escapes on creation.

extension Router {
    /// Returns whether a URL has a route that its sender may open. Does not call interceptors or fallbacks.
    public static func canOpen(url: URL, by sender: URLSender = .outside) -> Bool {
        canOpen(url: url.absoluteString, by: sender)
    }

    /// Opens a URL: shows its view or performs its service.
    ///
    /// - Parameters:
    ///   - source: The source, for a view.
    ///   - animated: Whether the transition is animated. If true, the view's provider decides.
    ///   - sender: The sender of the URL. Other apps and web pages (`.outside`) can open only patterns that allow it.
    ///   - completion: Receives the result once.
    /// - Returns: The route of the view, or the service; nil if no route matches the URL. In that case a fallback may still show another view later.
    @MainActor @discardableResult
    public static func perform(
        url: URL, from source: (any ViewRouteSource)?, animated: Bool = true, by sender: URLSender = .outside,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> OpenedURL? {
        perform(
            url: url.absoluteString, from: source, animated: animated, by: sender, fileID: fileID, line: line,
            column: column, completion: completion)
    }

    /// Opens a URL and shows its view by a path.
    @MainActor @discardableResult
    public static func perform(
        url: URL, path: ViewRoutePath, by sender: URLSender = .outside, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column, completion: ((Result<Any, RouteError>) -> Void)? = nil
    ) -> OpenedURL? {
        perform(
            url: url.absoluteString, path: path, by: sender, fileID: fileID, line: line, column: column,
            completion: completion)
    }

    /// Opens a URL. Returns when the view is shown and its transition has ended.
    ///
    /// - Throws: `RouteError` with the location of the call; `CancellationError` if the route was cancelled before the
    ///   transition began.
    @MainActor @discardableResult
    public static func route(
        url: URL, from source: (any ViewRouteSource)?, animated: Bool = true, by sender: URLSender = .outside,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws -> OpenedURL {
        try await route(
            url: url.absoluteString, from: source, animated: animated, by: sender, fileID: fileID, line: line,
            column: column)
    }

    /// Opens a URL and shows its view by a path. Returns when the view is shown and its transition has ended.
    ///
    /// - Throws: `RouteError` with the location of the call; `CancellationError` if the route was cancelled before the
    ///   transition began.
    @MainActor @discardableResult
    public static func route(
        url: URL, path: ViewRoutePath, by sender: URLSender = .outside, fileID: StaticString = #fileID,
        line: UInt = #line, column: UInt = #column
    ) async throws -> OpenedURL {
        try await route(
            url: url.absoluteString, path: path, by: sender, fileID: fileID, line: line, column: column)
    }

    /// Makes the destination of a URL without showing it.
    ///
    /// - Throws: `RouteError` with the location of the call.
    @MainActor public static func destination(
        url: URL, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Any {
        try destination(url: url.absoluteString, by: sender, fileID: fileID, line: line, column: column)
    }

    /// Makes the service of a URL on the caller's thread.
    ///
    /// - Throws: `RouteError` with the location of the call.
    public static func destination(
        serviceURL url: URL, by sender: URLSender = .outside, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) throws(RouteError) -> Any {
        try destination(serviceURL: url.absoluteString, by: sender, fileID: fileID, line: line, column: column)
    }
}

extension RouteURL {
    /// The URL; nil if Foundation cannot parse the text.
    public var url: URL? { URL(string: string) }
}
