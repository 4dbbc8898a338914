// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// The URL-related state of a registry besides its patterns: options and fallbacks.
final class URLSettings: Sendable {
    private struct State {
        var options: URLRouteOptions?
        var fallbacks: [URLFallback] = []
    }

    /// The settings of the registry's parent.
    private let parent: URLSettings?
    private let state = Locked(State())
    /// The limits from the options; -1 to use the parent's. Atomic, so that a URL is checked without a lock.
    private let maximumLength = AtomicWord<Int>(-1)
    private let maximumQueryItemCount = AtomicWord<Int>(-1)

    init(parent: URLSettings?) { self.parent = parent }

    var options: URLRouteOptions {
        get { state.withLock { $0.options } ?? parent?.options ?? URLRouteOptions() }
        set {
            state.withLock { state in
                state.options = newValue
                maximumLength.storeRelaxed(max(newValue.maximumLength, 0))
                maximumQueryItemCount.storeRelaxed(max(newValue.maximumQueryItemCount, 0))
            }
        }
    }

    var limits: URLLimits {
        let length = maximumLength.loadRelaxed()
        let count = maximumQueryItemCount.loadRelaxed()
        guard length >= 0, count >= 0 else { return parent?.limits ?? .standard }
        return URLLimits(maximumLength: length, maximumQueryItemCount: count)
    }

    func add(_ fallback: URLFallback) { state.withLock { $0.fallbacks.append(fallback) } }

    /// The fallbacks, those of the parent first.
    var fallbacks: [URLFallback] { (parent?.fallbacks ?? []) + state.withLock { $0.fallbacks } }
}

/// The limits for URLs, and the meanings of query items that a pattern does not name.
///
/// If a pattern names an item itself, the item has only the pattern's meaning.
public struct URLRouteOptions: Sendable {
    /// The query item that selects the kind of path; nil to ignore such requests.
    public var transitionKey: String? = "transition"
    /// The values of that item and their kinds. For another value, or for a kind that the provider does not support, the
    /// provider's default path is used.
    public var transitions: [String: ViewRouteKind] = [
        "push": .push, "present": .presentModally, "sheet": .presentAsSheet, "show": .show, "showDetail": .showDetail,
        "addAsSubview": .addAsSubview,
    ]
    /// The query item that names an action for a ``URLActionPerformer``; nil to ignore such requests.
    public var actionKey: String? = "action"
    /// The maximum length of a URL, in bytes of its UTF-8 form. Defaults to 65,536. A negative number counts as zero.
    ///
    /// Opening or writing a longer URL fails with a `RouteError` (`urlLimitExceeded`), before the URL is compared with any pattern.
    /// `Int.max` allows every length; the time for matching is then proportional to the length of the received URL.
    public var maximumLength = URLLimits.standard.maximumLength
    /// The maximum number of query items of a URL. Defaults to 1,000. A negative number counts as zero.
    ///
    /// Every non-empty item counts, including items that no pattern names. A URL with more items fails like a URL that
    /// exceeds ``maximumLength``.
    public var maximumQueryItemCount = URLLimits.standard.maximumQueryItemCount

    /// Creates options with their default values.
    public init() {}
}

/// A refused URL: it leads to no route, or to a route that its sender may not open.
public struct URLRefusal: Sendable {
    /// The URL as it was opened. After redirections, the last URL.
    public let url: String
    /// The sender of the URL.
    public let sender: URLSender
    /// Whether only the app may open the matching pattern.
    public let isClosed: Bool
    /// Whether a pattern has the scheme of the URL and, for web schemes, also its host. The URL may then be from a newer
    /// version of the app.
    public let isOfThisApp: Bool
    /// The error of the URL, unless a fallback decides otherwise. It is `urlLimitExceeded` for a URL that is too long or has too
    /// many query items.
    public let error: RouteError
}

/// A fallback's decision about a refused URL.
public enum URLFallbackDecision: Sendable {
    /// Asks the next fallback. After the last one, the URL fails.
    case decline
    /// The app has handled the URL itself. The URL fails without a report to the error handlers.
    case handled
    /// The URL fails with this error, such as a message for the user, as the underlying error of the `RouteError` that the
    /// caller receives.
    case fail(any Error)
    /// Opens another URL instead.
    ///
    /// - to: The other URL.
    /// - by: The sender of the other URL; nil for the sender of the refused URL. ``URLSender/app`` may open every
    ///   pattern: use it only for a URL that is not derived from the refused one.
    case redirect(to: String, by: URLSender? = nil)
}

struct URLFallback: Sendable {
    let decide: @MainActor (URLRefusal, (any ViewRouteSource)?) async -> URLFallbackDecision
}

extension RouteRegistry {
    /// The registry's state for URLs, besides their patterns. It is made at the first use.
    var urls: URLSettings {
        // Only this property and the next one use the state.
        unsafeDowncast(urlState.value ?? urlState.keep(URLSettings(parent: parent?.urls)), to: URLSettings.self)
    }

    /// The limits that were set for URLs; nil if none were set.
    var setURLLimits: URLLimits? {
        // Only the property above stores the state.
        urlState.reading { unsafeDowncast($0, to: URLSettings.self).limits }
    }

    /// The options for URLs. Defaults to the options of the parent registry.
    ///
    /// ```swift
    /// RouteRegistry.shared.urlOptions.maximumLength = 8_192
    /// ```
    public var urlOptions: URLRouteOptions {
        get { urls.options }
        set { urls.options = newValue }
    }

    /// Adds a fallback, which decides about refused URLs. Fallbacks are asked in the order in which they were added, those of
    /// the parent registry first. They cannot be removed.
    ///
    /// ```swift
    /// RouteRegistry.shared.addURLFallback { refusal, source in
    ///     guard refusal.isOfThisApp else { return .decline }
    ///     Router.perform(to: RoutableView<any UpdateViewInput>(), path: .presentModally(from: source))
    ///     return .handled
    /// }
    /// ```
    public func addURLFallback(
        _ decide: @escaping @MainActor (URLRefusal, _ source: (any ViewRouteSource)?) async -> URLFallbackDecision
    ) {
        urls.add(URLFallback(decide: decide))
    }

    /// Redirects URLs to other URLs, for example those of an older version of the app.
    ///
    /// ```swift
    /// RouteRegistry.shared.redirectURL("notes://open/:name", to: "notes://note/:name")
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the redirected URLs. As for providers, no other pattern of the same rank may match the
    ///     same URLs.
    ///   - target: The pattern of the new URL, written from the placeholders of the same names. Query items that `pattern`
    ///     does not name are appended.
    public func redirectURL(
        _ pattern: String, to target: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let pieces = [URLPatternSyntax.Piece.text(pattern)]
        register {
            $0.add(
                .detail(
                    URLEntry(
                        key: RouteKey(.view, Any.self), owner: "a redirection to '\(target)'", text: { pattern },
                        sender: .outside,
                        location: RouteLocation(fileID: fileID, line: line, column: column),
                        syntax: { () throws(URLPatternSyntax.Failure) in try URLPatternSyntax(pieces) },
                        target: .redirect(to: { () throws(URLPatternSyntax.Failure) in
                            try URLPatternSyntax([.text(target)])
                        }))))
        }
    }
}
