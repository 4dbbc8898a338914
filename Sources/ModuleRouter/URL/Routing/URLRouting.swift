// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What a registry has for URLs besides their patterns: what their query may say, and who is asked about those that lead nowhere.
final class URLRouting: Sendable {
    private struct State {
        var options: URLRouteOptions?
        var fallbacks: [URLFallback] = []
    }

    /// That of the registry's parent.
    private let parent: URLRouting?
    private let state = Locked(State())
    /// The limits of the options; -1 if the parent's hold. A URL is checked without a lock.
    private let maximumLength = Atomic<Int>(-1)
    private let maximumQueryItemCount = Atomic<Int>(-1)

    init(parent: URLRouting?) { self.parent = parent }

    var options: URLRouteOptions {
        get { state.withLock { $0.options } ?? parent?.options ?? URLRouteOptions() }
        set {
            state.withLock { state in
                state.options = newValue
                maximumLength.store(max(newValue.maximumLength, 0), ordering: .relaxed)
                maximumQueryItemCount.store(max(newValue.maximumQueryItemCount, 0), ordering: .relaxed)
            }
        }
    }

    var limits: URLLimits {
        let length = maximumLength.load(ordering: .relaxed)
        let count = maximumQueryItemCount.load(ordering: .relaxed)
        guard length >= 0, count >= 0 else { return parent?.limits ?? .standard }
        return URLLimits(maximumLength: length, maximumQueryItemCount: count)
    }

    func add(_ fallback: URLFallback) { state.withLock { $0.fallbacks.append(fallback) } }

    /// Those of parents come first.
    var fallbacks: [URLFallback] { (parent?.fallbacks ?? []) + state.withLock { $0.fallbacks } }
}

/// How large a URL may be, and what its query may say besides the values of its pattern.
///
/// A pattern that names an item with such a meaning has the item for itself.
public struct URLRouteOptions: Sendable {
    /// The item that says how a view is shown; nil if no URL may say that.
    public var transitionKey: String? = "transition"
    /// What it may say. Anything else, and what the provider does not support, leaves the choice to the provider.
    public var transitions: [String: ViewRouteKind] = [
        "push": .push, "present": .presentModally, "sheet": .presentAsSheet, "show": .show, "showDetail": .showDetail,
        "addAsSubview": .addAsSubview,
    ]
    /// The item that names a ``URLAction``; nil if no URL may ask for one.
    public var actionKey: String? = "action"
    /// The maximum length of a URL, in bytes of its UTF-8 form. Defaults to 65,536. A negative number is taken as zero.
    ///
    /// A longer URL fails with `RouteError.urlLimitExceeded`, wherever it is opened or written, before any pattern is compared with
    /// it. `Int.max` allows every length: matching then takes time in proportion to what the sender has sent.
    public var maximumLength = URLLimits.standard.maximumLength
    /// The maximum number of query items of a URL. Defaults to 1,000. A negative number is taken as zero.
    ///
    /// Every item between two separators counts, also one that no pattern names; empty ones do not. A URL with more items fails as
    /// one that is longer than ``maximumLength``.
    public var maximumQueryItemCount = URLLimits.standard.maximumQueryItemCount

    public init() {}
}

/// A URL that leads nowhere, or nowhere that its sender may go.
public struct URLRefusal: Sendable {
    public enum Reason: Sendable, Hashable {
        /// No pattern matches it.
        case unknown
        /// Its route is not open to the outside.
        case closed
        /// It is longer, or has more query items, than the registry reads; see ``URLRouteOptions/maximumLength``.
        case overLimit
    }

    /// As it was opened; after redirections, what they have come to.
    public let url: String
    public let sender: URLSender
    public let reason: Reason
    /// Whether some pattern has the scheme of the URL (and its host, if the scheme is that of web pages): it may be of a newer
    /// version of the app.
    public let isOfThisApp: Bool
    public let error: RouteError
}

/// What becomes of a URL that leads nowhere.
public enum URLFallbackDecision: Sendable {
    /// The next fallback is asked; after the last one the URL fails.
    case decline
    /// The app has done what there was to do. The URL fails all the same, silently.
    case handled
    /// The URL fails, because of this: what the app says to the user, for example. It is the cause of the `RouteError` that
    /// whoever opens the URL is given.
    case fail(any Error)
    /// Another URL is opened instead.
    ///
    /// - to: The other URL.
    /// - by: Its sender; nil for the sender of the refused URL. ``URLSender/app`` also opens closed routes: choose it only for a
    ///   URL that is not derived from the refused one.
    case redirect(to: String, by: URLSender? = nil)
}

struct URLFallback: Sendable {
    let decide: @MainActor (URLRefusal, (any ViewRouteSource)?) async -> URLFallbackDecision
}

extension RouteRegistry {
    /// How large a URL may be, and what its query may say besides the values of its pattern. The parent's options, unless they are
    /// set.
    ///
    /// ```swift
    /// RouteRegistry.shared.urlOptions.maximumLength = 8_192
    /// ```
    public var urlOptions: URLRouteOptions {
        get { urls.options }
        set { urls.options = newValue }
    }

    /// Adds someone who is asked about URLs that lead nowhere, after those that were added before. It stays for ever.
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

    /// Lets URLs lead to where other URLs lead: those of an older version of the app, for example.
    ///
    /// ```swift
    /// RouteRegistry.shared.redirectURL("notes://open/:name", to: "notes://note/:name")
    /// ```
    ///
    /// - Parameters:
    ///   - pattern: The URLs that are redirected. Like those of providers, it must not match what another one of its rank does.
    ///   - target: What is written from the placeholders of the same names. Query items that the first pattern does not name are
    ///     handed on.
    public func redirectURL(
        _ pattern: String, to target: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let pieces = [URLPatternSyntax.Piece.text(pattern)]
        register {
            $0.add(
                URLEntry(
                    key: RouteKey(.view, Any.self), owner: "a redirection to '\(target)'", text: { pattern },
                    access: .open,
                    location: RouteLocation(fileID: fileID, line: line, column: column),
                    syntax: { () throws(URLPatternSyntax.Failure) in try URLPatternSyntax(pieces) },
                    target: .redirect(to: { () throws(URLPatternSyntax.Failure) in
                        try URLPatternSyntax([.text(target)])
                    })))
        }
    }
}
