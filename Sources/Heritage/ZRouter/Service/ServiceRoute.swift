// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The route of a service without its types, for the destination's own router.
package protocol ServiceRoute: AnyObject {
    /// The state of the route.
    var state: RouterState { get }
    /// The last failure.
    var error: RouteError? { get }
    /// The destination, while another owner retains it.
    var anyDestination: Any? { get }
    /// The reason why the route cannot be performed now; nil if it can.
    var reasonNotToPerform: String? { get }
    /// The reason why the route cannot be removed now; nil if it can.
    var reasonNotToRemove: String? { get }

    /// Sets the router of the destination that is about to be made.
    func isPerformed(by router: any DynamicServiceRouter)

    func performRoute(succeeded: ((Any) -> Void)?, failed: ((RouteAction, RouteError) -> Void)?)

    func removeRoute(successHandler: (() -> Void)?, errorHandler: ((RouteAction, RouteError) -> Void)?)
}

/// The router of one destination, if the provider is itself a router: an object that knows its route.
package protocol DynamicServiceRouter: AnyObject {
    /// Called before the destination is made.
    func serve(_ route: any ServiceRoute)

    /// Performs the route after the destination was made: prepares the destination and ends the performance, immediately or later.
    func perform(_ performance: ServicePerformance, on destination: Any, with configuration: AnyObject)

    /// Called after all handlers of a successful action.
    func didSucceed(_ action: RouteAction)

    /// Called after all handlers of a failed action.
    func didFail(_ action: RouteAction, _ error: RouteError)
}

/// The performance of a route whose destination has been made. The destination's router prepares the destination, then ends the
/// performance.
package final class ServicePerformance {
    private let key: RouteKey
    private var preparing: (() throws -> Void)?
    private var beginning: ((ServicePerformance) -> Void)?
    private var ending: (((any Error)?) -> Void)?

    init(
        _ key: RouteKey, preparing: @escaping () throws -> Void, beginning: @escaping (ServicePerformance) -> Void
    ) {
        self.key = key
        self.preparing = preparing
        self.beginning = beginning
    }

    /// Prepares the destination, once: the performer first, then the configuration, then the router.
    func prepare() throws {
        guard let preparing else { return }
        self.preparing = nil
        defer { RecursionGuard.leave() }
        guard RecursionGuard.enter() else { throw RouteError.tooDeep(key) }
        do { try preparing() } catch { throw RouteError.thrown(error, making: key) }
    }

    /// Ends the performance. Only the first call has an effect.
    ///
    /// - Parameter error: The reason of the failure; nil for success.
    func end(_ error: (any Error)? = nil) {
        let ending = ending
        self.ending = nil
        preparing = nil
        ending?(error.map { RouteError.thrown($0, making: key) })
    }

    /// - Parameter ending: Called once, when the performance ends.
    func begin(_ ending: @escaping ((any Error)?) -> Void) {
        self.ending = ending
        let beginning = beginning
        self.beginning = nil
        beginning?(self)
    }

    /// Runs the performance. Throws if it does not end before this method returns.
    func finish() throws {
        var outcome: Result<Void, any Error>?
        begin { outcome = $0.map { .failure($0) } ?? .success(()) }
        guard let outcome else {
            ending = nil
            preparing = nil
            throw RouteError(
                .actionFailed, route: key.description,
                reason: "\(key) is performed by its router, which has not ended that",
                hint: "perform the route, and take the destination in a handler")
        }
        try outcome.get()
    }
}

/// The performer of a request, for the router class that makes the destination.
final class ServiceRouteClient {
    /// A client while its request is made on a thread.
    private final class Request: @unchecked Sendable {  // Only that thread reads the client.
        let client: ServiceRouteClient
        let thread = currentThread()
        /// The number of destinations that the thread was making before.
        let depth = RecursionGuard.current
        let isOver = AtomicWord<Bool>(false)

        init(_ client: ServiceRouteClient) { self.client = client }
    }

    @TaskLocal private static var request: Request?

    /// The performer of the destination that this code makes; nil if it makes another one, for example one that a provider requests.
    static var current: ServiceRouteClient? {
        guard let request, !request.isOver.load(), request.thread == currentThread(),
            request.depth + 1 == RecursionGuard.current
        else { return nil }
        return request.client
    }

    /// Makes the request of this client.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        let request = Request(self)
        defer { request.isOver.store(true) }
        return try Self.$request.withValue(request, operation: body)
    }

    let route: any ServiceRoute
    /// The performance that the destination's router ends; nil for a destination that is already prepared.
    var performance: ServicePerformance?
    /// Returns the reason why the destination cannot be removed; nil if it can.
    var reasonNotToRemove: () -> String? = { nil }
    var remove: () throws -> Void = {}

    init(_ route: any ServiceRoute) { self.route = route }
}
