// SPDX-License-Identifier: Apache-2.0

/// The error of a failed route, with the route's name, the routes that requested it, and a remedy.
///
/// ```swift
/// do { try await Router.route(to: .settings, path: .push(from: self)) } catch RouteError.Code.cancelled {
///     return
/// }
/// ```
public struct RouteError: Error, Sendable {
    /// The kind of a failure. Later versions may add kinds.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The stable identifier, which is a heading of <doc:Diagnostics>: `missing-provider`.
        public let description: String

        private init(_ description: String) { self.description = description }

        /// No provider is registered for the requested protocol or URL.
        public static var missingProvider: Code { Code("missing-provider") }
        /// The parameters came too late, a pattern could not fill the configuration, no URL can be written for it, or a default path
        /// leads to itself.
        public static var invalidConfiguration: Code { Code("invalid-configuration") }
        /// The provider returned no destination, or failed.
        public static var destinationUnavailable: Code { Code("destination-unavailable") }
        /// The state of the route does not allow the action, or the provider refused it.
        public static var actionFailed: Code { Code("action-failed") }
        /// The route is already being performed, its view is already in a hierarchy, or another transition is in progress.
        public static var alreadyActive: Code { Code("already-active") }
        /// Making the destination requires the destination itself, or too many destinations are nested.
        public static var infiniteRecursion: Code { Code("infinite-recursion") }
        /// A scoped destination was requested outside its scope, or after the scope's end.
        public static var scopeUnavailable: Code { Code("scope-unavailable") }
        /// A destination of the main actor was requested on another thread.
        public static var wrongIsolation: Code { Code("wrong-isolation") }
        /// The provider or the host does not support the path.
        public static var unsupportedPath: Code { Code("unsupported-path") }
        /// The transition cannot start at the source, for example because the source is in no window or no longer exists.
        public static var invalidSource: Code { Code("invalid-source") }
        /// The container does not contain the view, or cannot be shown with this path.
        public static var invalidContainer: Code { Code("invalid-container") }
        /// The UI file has no such transition, or the transition made another destination.
        public static var segueNotPerformed: Code { Code("segue-not-performed") }
        /// The view was not made by a route, and no performer can prepare it.
        public static var invalidPerformer: Code { Code("invalid-performer") }
        /// A host reported events in an impossible order.
        public static var unbalancedTransition: Code { Code("unbalanced-transition") }
        /// An interceptor redirected the route.
        public static var redirected: Code { Code("redirected") }
        /// The route was cancelled before its view was shown.
        public static var cancelled: Code { Code("cancelled") }
        /// The URL exceeds the registry's limit of length or of query items; see ``URLRouteOptions/maximumLength``.
        public static var urlLimitExceeded: Code { Code("url-limit-exceeded") }

        package static var all: [Code] {
            [
                .missingProvider, .invalidConfiguration, .destinationUnavailable, .actionFailed, .alreadyActive,
                .infiniteRecursion, .scopeUnavailable, .wrongIsolation, .unsupportedPath, .invalidSource,
                .invalidContainer, .segueNotPerformed, .invalidPerformer, .unbalancedTransition, .redirected,
                .cancelled, .urlLimitExceeded,
            ]
        }

        /// Returns whether an error has the code: `catch RouteError.Code.cancelled`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? RouteError)?.code == code }
    }

    /// The kind of the failure.
    public var code: Code { details.code }
    /// The requested route as it is written in source, for example `RoutableService<any Clock>`.
    public var route: String { details.route }
    /// The reason of the failure, in one sentence.
    public var reason: String { details.reason }
    /// The remedy.
    ///
    /// - Complexity: The hint of a missing route names a similar route. It is computed when it is first read, in time
    ///   proportional to the number of routes.
    public var hint: String? { details.foundHint?.text ?? details.hint }
    /// The location of the request.
    public package(set) var location: RouteLocation? {
        get { details.location }
        set { ownDetails.location = newValue }
    }
    /// The routes that were being made at that moment, innermost first.
    public package(set) var requesters: [RouteKey] {
        get { details.requesters }
        set { ownDetails.requesters = newValue }
    }
    /// The error that the provider threw.
    public package(set) var underlyingError: (any Error)? {
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
    fileprivate final class Details: @unchecked Sendable {  // Changed only while a single error refers to it.
        let code: Code
        let route: String
        let reason: String
        let hint: String?
        /// The hint, if it is computed when it is first read.
        let foundHint: FoundHint?
        var location: RouteLocation?
        var requesters: [RouteKey]
        var underlyingError: (any Error)?
        var isReported = false
        var isReportedAsDelivered = false
        #if DEBUG
        var isWritten = false
        #endif

        init(
            _ code: Code, _ route: String, _ reason: String, _ hint: String?, _ foundHint: FoundHint?,
            _ location: RouteLocation?, _ requesters: [RouteKey], _ underlyingError: (any Error)?
        ) {
            self.code = code
            self.route = route
            self.reason = reason
            self.hint = hint
            self.foundHint = foundHint
            self.location = location
            self.requesters = requesters
            self.underlyingError = underlyingError
        }

        func copy() -> Details {
            let copy = Details(code, route, reason, hint, foundHint, location, requesters, underlyingError)
            copy.isReported = isReported
            copy.isReportedAsDelivered = isReportedAsDelivered
            #if DEBUG
            copy.isWritten = isWritten
            #endif
            return copy
        }
    }

    private var details: Details

    /// The properties, which only this error refers to.
    fileprivate var ownDetails: Details {
        @inline(never) mutating get {
            if !isKnownUniquelyReferenced(&details) { details = details.copy() }
            return details
        }
    }

    // Not inlined: there are many call sites, and each inlined copy would add hundreds of bytes to every app.
    @inline(never) package init(
        _ code: Code, route: String, reason: String, hint: String? = nil, location: RouteLocation? = nil,
        requesters: [RouteKey] = [], underlyingError: (any Error)? = nil
    ) {
        details = Details(code, route, reason, hint, nil, location, requesters, underlyingError)
    }

    /// - Parameter findHint: Returns the hint. Called when the hint is first read, on any thread. If two threads call it, the
    ///   first result is kept.
    package init(
        _ code: Code, route: String, reason: String, findingHint findHint: @escaping @Sendable () -> String
    ) {
        details = Details(code, route, reason, nil, FoundHint(findHint), nil, [], nil)
    }

}

extension RouteError {
    /// Returns the error, marked as reported to the registry's handlers.
    package func reported(isDelivered: Bool) -> RouteError {
        var error = self
        error.ownDetails.isReported = true
        error.ownDetails.isReportedAsDelivered = isDelivered
        return error
    }
}

#if DEBUG
extension RouteError {
    /// Returns the error, marked as written to the log.
    func written() -> RouteError {
        var error = self
        error.ownDetails.isWritten = true
        return error
    }
}
#endif

extension RouteError: CustomStringConvertible {
    public var description: String {
        var lines = reason.parts(separatedBy: UInt8(ascii: "\n"))
        lines[0] += " [\(code)]"
        if let location { lines.append("  requested at \(location)") }
        if !requesters.isEmpty { lines.append("  needed by \(chain)") }
        if let underlyingError { lines.append("  because of \(underlyingError)") }
        if let hint { lines.append("  help: \(hint)") }
        return lines.joined(separator: "\n")
    }

    /// The requesters up to the first repeated one.
    private var chain: String {
        var names: [String] = []
        for key in requesters {
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
