// SPDX-License-Identifier: Apache-2.0

/// The error of a failed route, with the route's name, the routes that requested it, and a remedy.
public enum RouteError: Error, Sendable {
    /// No provider is registered for the requested protocol or URL.
    case missingProvider(Failure)
    /// The parameters came too late, a pattern could not fill the configuration, no URL can be written for it, or a default path leads to
    /// itself.
    case invalidConfiguration(Failure)
    /// The provider returned no destination, or failed.
    case destinationUnavailable(Failure)
    /// The state of the route does not allow the action, or the provider refused it.
    case actionFailed(Failure)
    /// The route is already being performed, its view is already in a hierarchy, or another transition is in progress.
    case alreadyActive(Failure)
    /// Making the destination requires the destination itself, or too many destinations are nested.
    case infiniteRecursion(Failure)
    /// A scoped destination was requested outside its scope, or after the scope's end.
    case scopeUnavailable(Failure)
    /// A destination of the main actor was requested on another thread.
    case wrongIsolation(Failure)
    /// The provider or the host does not support the path.
    case unsupportedPath(Failure)
    /// The transition cannot start at the source, for example because the source is in no window or no longer exists.
    case invalidSource(Failure)
    /// The container does not contain the view, or cannot be shown with this path.
    case invalidContainer(Failure)
    /// The UI file has no such transition, or the transition made another destination.
    case segueNotPerformed(Failure)
    /// The view was not made by a route, and no performer can prepare it.
    case invalidPerformer(Failure)
    /// A host reported events in an impossible order.
    case unbalancedTransition(Failure)
    /// An interceptor redirected the route.
    case redirected(Failure)
    /// The route was cancelled before its view was shown.
    case cancelled(Failure)
    /// The URL exceeds the registry's limit of length or of query items; see ``URLRouteOptions/maximumLength``.
    case urlLimitExceeded(Failure)

    /// The details of a failed route.
    public struct Failure: Sendable {
        /// The requested route as it is written in source, for example `RoutableService<any Clock>`.
        public var route: String {
            get { details.route }
            set { ownDetails.route = newValue }
        }
        /// The reason of the failure, in one sentence.
        public var reason: String {
            get { details.reason }
            set { ownDetails.reason = newValue }
        }
        /// The remedy.
        ///
        /// - Complexity: The hint of a missing route names a similar route. It is computed when it is first read, in time
        ///   proportional to the number of routes.
        public var hint: String? {
            get { details.foundHint?.text ?? details.hint }
            set {
                ownDetails.hint = newValue
                ownDetails.foundHint = nil
            }
        }
        /// The location of the request.
        public var location: RouteLocation? {
            get { details.location }
            set { ownDetails.location = newValue }
        }
        /// The routes that were being made at that moment, innermost first.
        public var requesters: [RouteKey] {
            get { details.requesters }
            set { ownDetails.requesters = newValue }
        }
        /// The error that the provider threw.
        public var underlyingError: (any Error)? {
            get { details.underlyingError }
            set { ownDetails.underlyingError = newValue }
        }
        /// Whether the registry's handlers have received the error. The routes that waited for the failed one pass on the same
        /// error.
        var isReported: Bool { details.isReported }
        /// Whether the handlers received it as an error that a caller gets. That caller may drop it.
        var isReportedAsDelivered: Bool { details.isReportedAsDelivered }

        #if DEBUG
        /// Whether the error was written to the log.
        var isWritten: Bool { details.isWritten }
        #endif

        /// The properties. In an object, because an app would otherwise contain much code that copies errors.
        private final class Details: @unchecked Sendable {  // Changed only while a single failure refers to it.
            var route: String
            var reason: String
            var hint: String?
            /// The hint, if it is computed when it is first read.
            var foundHint: FoundHint?
            var location: RouteLocation?
            var requesters: [RouteKey] = []
            var underlyingError: (any Error)?
            var isReported = false
            var isReportedAsDelivered = false
            #if DEBUG
            var isWritten = false
            #endif

            init(_ route: String, _ reason: String) {
                self.route = route
                self.reason = reason
            }

            func copy() -> Details {
                let copy = Details(route, reason)
                copy.hint = hint
                copy.foundHint = foundHint
                copy.location = location
                copy.requesters = requesters
                copy.underlyingError = underlyingError
                copy.isReported = isReported
                copy.isReportedAsDelivered = isReportedAsDelivered
                #if DEBUG
                copy.isWritten = isWritten
                #endif
                return copy
            }
        }

        private var details: Details

        /// The properties, which only this failure refers to.
        private var ownDetails: Details {
            @inline(never) mutating get {
                if !isKnownUniquelyReferenced(&details) { details = details.copy() }
                return details
            }
        }

        // Not inlined: there are many call sites, and each inlined copy would add hundreds of bytes to every app.
        @inline(never) package init(
            route: String, reason: String, hint: String? = nil, location: RouteLocation? = nil,
            requesters: [RouteKey] = [], underlyingError: (any Error)? = nil
        ) {
            details = Details(route, reason)
            details.hint = hint
            details.location = location
            details.requesters = requesters
            details.underlyingError = underlyingError
        }

        /// - Parameter findHint: Returns the hint. Called when the hint is first read, on any thread. If two threads call it, the
        ///   first result is kept.
        package init(
            route: String, reason: String, location: RouteLocation? = nil,
            findingHint findHint: @escaping @Sendable () -> String
        ) {
            self.init(route: route, reason: reason, location: location)
            details.foundHint = FoundHint(findHint)
        }

        package static func because(_ reason: String, of route: String, hint: String? = nil) -> Failure {
            Failure(route: route, reason: reason, hint: hint)
        }

        #if DEBUG
        fileprivate mutating func markWritten() { ownDetails.isWritten = true }
        #endif

        fileprivate mutating func markReported(isDelivered: Bool) {
            ownDetails.isReported = true
            ownDetails.isReportedAsDelivered = isDelivered
        }
    }

    /// The stable identifier of the case, which is the name in lower case with hyphens: `missing-provider`. It is the last word of
    /// the first line of ``description``, and a heading of <doc:Diagnostics>.
    public var code: String {
        switch self {
        case .missingProvider: "missing-provider"
        case .invalidConfiguration: "invalid-configuration"
        case .destinationUnavailable: "destination-unavailable"
        case .actionFailed: "action-failed"
        case .alreadyActive: "already-active"
        case .infiniteRecursion: "infinite-recursion"
        case .scopeUnavailable: "scope-unavailable"
        case .wrongIsolation: "wrong-isolation"
        case .unsupportedPath: "unsupported-path"
        case .invalidSource: "invalid-source"
        case .invalidContainer: "invalid-container"
        case .segueNotPerformed: "segue-not-performed"
        case .invalidPerformer: "invalid-performer"
        case .unbalancedTransition: "unbalanced-transition"
        case .redirected: "redirected"
        case .cancelled: "cancelled"
        case .urlLimitExceeded: "url-limit-exceeded"
        }
    }

    /// The details of the failure.
    public var failure: Failure {
        get {
            switch self {
            case .missingProvider(let failure), .invalidConfiguration(let failure),
                .destinationUnavailable(let failure), .actionFailed(let failure), .alreadyActive(let failure),
                .infiniteRecursion(let failure), .scopeUnavailable(let failure), .wrongIsolation(let failure),
                .unsupportedPath(let failure), .invalidSource(let failure), .invalidContainer(let failure),
                .segueNotPerformed(let failure), .invalidPerformer(let failure), .unbalancedTransition(let failure),
                .redirected(let failure), .cancelled(let failure), .urlLimitExceeded(let failure):
                failure
            }
        }
        set {
            switch self {
            case .missingProvider: self = .missingProvider(newValue)
            case .invalidConfiguration: self = .invalidConfiguration(newValue)
            case .destinationUnavailable: self = .destinationUnavailable(newValue)
            case .actionFailed: self = .actionFailed(newValue)
            case .alreadyActive: self = .alreadyActive(newValue)
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

extension RouteError {
    /// Returns the error, marked as reported to the registry's handlers.
    package func reported(isDelivered: Bool) -> RouteError {
        var error = self
        error.failure.markReported(isDelivered: isDelivered)
        return error
    }
}

#if DEBUG
extension RouteError {
    /// Returns the error, marked as written to the log.
    func written() -> RouteError {
        var error = self
        error.failure.markWritten()
        return error
    }
}
#endif

extension RouteError: CustomStringConvertible {
    public var description: String {
        var lines = failure.reason.parts(separatedBy: UInt8(ascii: "\n"))
        lines[0] += " [\(code)]"
        if let location = failure.location { lines.append("  requested at \(location)") }
        if !failure.requesters.isEmpty { lines.append("  needed by \(chain)") }
        if let underlyingError = failure.underlyingError { lines.append("  because of \(underlyingError)") }
        if let hint = failure.hint { lines.append("  help: \(hint)") }
        return lines.joined(separator: "\n")
    }

    /// The requesters up to the first repeated one.
    private var chain: String {
        var names: [String] = []
        for key in failure.requesters {
            let isRepeated = names.contains(key.description)
            names.append(key.description)
            if isRepeated { break }
        }
        return names.joined(separator: ", needed by ")
    }
}

/// A hint that is computed when it is first read. Copies of an error share it.
private final class FoundHint: Sendable {
    private final class Text: Sendable {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private let find: @Sendable () -> String
    private let found = AtomicOnce<Text>()

    init(_ find: @escaping @Sendable () -> String) { self.find = find }

    var text: String { (found.value ?? found.keep(Text(find()))).text }
}
