// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

extension RouteRegistry {
    /// Adds a handler for every route that fails in this registry. It runs after the handlers of the route, and cannot be removed.
    ///
    /// Failures inside a handler, on its thread, are not reported to any handler.
    ///
    /// - Parameter handler: Called on the thread of the failure.
    public func addErrorHandler(_ handler: @escaping @Sendable (RouteErrorReport) -> Void) {
        addErrorHandler { report, _ in handler(report) }
    }

    /// A handler that also receives the client of a failed request, see ``ServicePreparationContext``. The client is not part of the
    /// report, because a report may be sent to another thread and the client may not.
    package typealias ErrorHandler = @Sendable (RouteErrorReport, _ client: AnyObject?) -> Void

    /// Adds a handler that also receives the client of a failed request.
    package func addErrorHandler(_ handler: @escaping ErrorHandler) {
        errorHandlers.withLock { $0.append(handler) }
    }

    /// Reports each error to the handlers once, and again if a caller received it but dropped it. In debug builds, an error that
    /// reaches no handler is written to the log: on Apple's platforms with `os.Logger`, and to standard error elsewhere.
    ///
    /// - Parameter client: The object that performs the route, in a layer above this library.
    /// - Returns: The error, marked as reported.
    @discardableResult
    package func report(
        _ operation: RouteOperation, _ error: RouteError, isDelivered: Bool, of source: RouteErrorSource = .nothing,
        client: AnyObject? = nil
    ) -> RouteError {
        // The error of a refused request stays reported in every registry that it passes.
        if nearestRefusal != nil, error.isReported, !error.isReportedAsDelivered { return error }
        // A handler that requests the failing route would receive the error and request the route again, without end.
        let handlers = module_router_is_reporting() ? [] : allErrorHandlers
        let observer = nearestErrorObserver
        let isNew = !error.isReported || error.isReportedAsDelivered && !isDelivered
        if isNew, observer != nil || !handlers.isEmpty {
            let report = RouteErrorReport(
                operation: operation, error: error, isDelivered: isDelivered, handlerCount: handlers.count,
                source: source)
            observer?(report)
            call(handlers, report, client)
        }
        #if DEBUG
        if allErrorHandlers.isEmpty, observer == nil, isWritten(error, of: operation, isDelivered: isDelivered) {
            // Code that asks for an optional service may poll.
            if isDelivered, error.code == .missingProvider {
                RouteLog.note("\(error)")
            } else {
                RouteLog.debug("\(error)")
            }
            return error.written().reported(isDelivered: isDelivered)
        }
        #endif
        return error.reported(isDelivered: isDelivered)
    }

    #if DEBUG
    /// Returns whether an error is written to the log. Each is written once. The caller of a service may be a framework that hides the
    /// error, so one that a caller receives is written too, with the whole chain of requesters.
    private func isWritten(_ error: RouteError, of operation: RouteOperation, isDelivered: Bool) -> Bool {
        if error.isWritten { return false }
        guard isDelivered else { return true }
        return operation == .makeDestination && !RouteLog.isQuiet.load() && RecursionGuard.current == 0
            && Making.current == nil
    }
    #endif

    private func call(_ handlers: [ErrorHandler], _ report: RouteErrorReport, _ client: AnyObject?) {
        guard !handlers.isEmpty else { return }
        RouteLock.assertNoneHeld()
        module_router_set_reporting(true)
        // A handler is not part of the failed route, so its depth starts anew: a handler may make destinations even after an error
        // of too many nested ones.
        let remaining = module_router_begin_handling()
        defer {
            module_router_end_handling(remaining)
            module_router_set_reporting(false)
        }
        for handler in handlers { handler(report, client) }
    }

    private var nearestErrorObserver: (@Sendable (RouteErrorReport) -> Void)? {
        errorObserver ?? parent?.nearestErrorObserver
    }

    /// The handlers of this registry, or of the nearest parent that has handlers.
    private var allErrorHandlers: [ErrorHandler] {
        let handlers = errorHandlers.withLock { $0 }
        return handlers.isEmpty ? parent?.allErrorHandlers ?? [] : handlers
    }
}
