// SPDX-License-Identifier: Apache-2.0

/// Why a route failed, with the route's name, who asked for it and what to do about it.
public indirect enum RouteError: Error, Sendable {
    /// Nobody provides the protocol, identifier or class that was asked for.
    case invalidProtocol(Failure)
    /// The configuration lacks what the provider needs.
    case invalidConfiguration(Failure)
    /// The provider made nothing, or failed to.
    case destinationUnavailable(Failure)
    /// The router is in no state for the action, or the provider refused it.
    case actionFailed(Failure)
    /// The route is being performed already.
    case overRoute(Failure)
    /// Making the destination needs the destination itself.
    case infiniteRecursion(Failure)
    /// A scoped destination was asked for outside its scope, or after the scope's end.
    case scopeUnavailable(Failure)
    /// A destination of the main actor was asked for on another thread.
    case wrongIsolation(Failure)
    /// The provider or the host does not show views that way.
    case unsupportedPath(Failure)
    /// No such transition can start at the source: it is in no window, or has gone.
    case invalidSource(Failure)
    /// The container does not hold the view, or cannot be shown that way.
    case invalidContainer(Failure)
    /// The UI file has no such transition, or it made something else.
    case segueNotPerformed(Failure)
    /// A view came from elsewhere, and nobody can prepare it.
    case invalidPerformer(Failure)
    /// A host has told of events in an order that cannot be.
    case unbalancedTransition(Failure)
    /// An interceptor has sent the route elsewhere.
    case redirected(Failure)
    /// The route was given up before its view was shown.
    case cancelled(Failure)
    /// A URL is longer, or has more query items, than the registry reads; see ``URLRouteOptions/maximumLength``.
    case urlLimitExceeded(Failure)

    /// The circumstances of a failed route.
    public struct Failure: Sendable {
        /// What was asked for, as one writes it, for example `RoutableService<any Clock>`.
        public var route: String
        /// What is wrong, in a sentence.
        public var reason: String
        /// What to do about it.
        ///
        /// - Complexity: The hint of a missing route names a similar one. It is found when the hint is first read, which takes time
        ///   in proportion to the number of routes.
        public var hint: String? {
            get { storedHint.text }
            set { storedHint = .text(newValue) }
        }
        /// Where it was asked for.
        public var location: RouteLocation?
        /// The routes that were being made at that moment, the innermost first.
        public var requesters: [RouteKey] = []
        /// What the provider threw.
        public var underlyingError: (any Error)?
        /// Whether the registry's handlers know of it: an error passes every route that was waiting for the failed one.
        var isReported = false
        /// Whether they know it as an error that somebody gets, who may tell nobody.
        var isReportedAsDelivered = false
        private var storedHint: Hint

        private enum Hint: Sendable {
            case text(String?)
            case found(FoundHint)

            var text: String? {
                switch self {
                case .text(let text): text
                case .found(let hint): hint.text
                }
            }
        }

        // Not inlined: many places make one, and each would take hundreds of bytes of every app.
        @inline(never) init(
            route: String, reason: String, hint: String? = nil, location: RouteLocation? = nil,
            requesters: [RouteKey] = [], underlyingError: (any Error)? = nil
        ) {
            self.route = route
            self.reason = reason
            self.location = location
            self.requesters = requesters
            self.underlyingError = underlyingError
            storedHint = .text(hint)
        }

        /// - Parameter findHint: Called when the hint is first read, on any thread. Of two results, the first one counts.
        init(
            route: String, reason: String, location: RouteLocation? = nil,
            findingHint findHint: @escaping @Sendable () -> String
        ) {
            self.init(route: route, reason: reason, location: location)
            storedHint = .found(FoundHint(findHint))
        }

        package static func because(_ reason: String, of route: String, hint: String? = nil) -> Failure {
            Failure(route: route, reason: reason, hint: hint)
        }
    }

    /// The name of the case, which does not change between versions.
    public var code: String {
        switch self {
        case .invalidProtocol: "invalidProtocol"
        case .invalidConfiguration: "invalidConfiguration"
        case .destinationUnavailable: "destinationUnavailable"
        case .actionFailed: "actionFailed"
        case .overRoute: "overRoute"
        case .infiniteRecursion: "infiniteRecursion"
        case .scopeUnavailable: "scopeUnavailable"
        case .wrongIsolation: "wrongIsolation"
        case .unsupportedPath: "unsupportedPath"
        case .invalidSource: "invalidSource"
        case .invalidContainer: "invalidContainer"
        case .segueNotPerformed: "segueNotPerformed"
        case .invalidPerformer: "invalidPerformer"
        case .unbalancedTransition: "unbalancedTransition"
        case .redirected: "redirected"
        case .cancelled: "cancelled"
        case .urlLimitExceeded: "urlLimitExceeded"
        }
    }

    public var failure: Failure {
        get {
            switch self {
            case .invalidProtocol(let failure), .invalidConfiguration(let failure),
                .destinationUnavailable(let failure), .actionFailed(let failure), .overRoute(let failure),
                .infiniteRecursion(let failure), .scopeUnavailable(let failure), .wrongIsolation(let failure),
                .unsupportedPath(let failure), .invalidSource(let failure), .invalidContainer(let failure),
                .segueNotPerformed(let failure), .invalidPerformer(let failure), .unbalancedTransition(let failure),
                .redirected(let failure), .cancelled(let failure), .urlLimitExceeded(let failure):
                failure
            }
        }
        set {
            switch self {
            case .invalidProtocol: self = .invalidProtocol(newValue)
            case .invalidConfiguration: self = .invalidConfiguration(newValue)
            case .destinationUnavailable: self = .destinationUnavailable(newValue)
            case .actionFailed: self = .actionFailed(newValue)
            case .overRoute: self = .overRoute(newValue)
            case .infiniteRecursion: self = .infiniteRecursion(newValue)
            case .scopeUnavailable: self = .scopeUnavailable(newValue)
            case .wrongIsolation: self = .wrongIsolation(newValue)
            case .unsupportedPath: self = .unsupportedPath(newValue)
            case .invalidSource: self = .invalidSource(newValue)
            case .invalidContainer: self = .invalidContainer(newValue)
            case .segueNotPerformed: self = .segueNotPerformed(newValue)
            case .invalidPerformer: self = .invalidPerformer(newValue)
            case .unbalancedTransition: self = .unbalancedTransition(newValue)
            case .redirected: self = .redirected(newValue)
            case .cancelled: self = .cancelled(newValue)
            case .urlLimitExceeded: self = .urlLimitExceeded(newValue)
            }
        }
    }
}

extension RouteError: CustomStringConvertible {
    public var description: String {
        var lines = ["\(code): \(failure.reason)"]
        if let location = failure.location { lines.append("  asked for at \(location)") }
        if !failure.requesters.isEmpty { lines.append("  needed by \(chain)") }
        if let underlyingError = failure.underlyingError { lines.append("  because of \(underlyingError)") }
        if let hint = failure.hint { lines.append("  help: \(hint)") }
        return lines.joined(separator: "\n")
    }

    /// The requesters up to the first one that comes again.
    private var chain: String {
        var seen: Set<RouteKey> = []
        var names: [String] = []
        for key in failure.requesters {
            names.append(key.description)
            if !seen.insert(key).inserted { break }
        }
        return names.joined(separator: ", needed by ")
    }
}

/// A hint that is found when it is first read. Copies of an error share it.
private final class FoundHint: Sendable {
    private final class Text: Sendable {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private let find: @Sendable () -> String
    private let found = KeptReference<Text>()

    init(_ find: @escaping @Sendable () -> String) { self.find = find }

    var text: String { (found.value ?? found.keep(Text(find()))).text }
}
