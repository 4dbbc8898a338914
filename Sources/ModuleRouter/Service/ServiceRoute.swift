// SPDX-License-Identifier: Apache-2.0

/// A route of a service without its types, as the router that was made for it knows it.
package protocol ServiceRoute: AnyObject {
    var state: RouterState { get }
    /// The last failure.
    var error: RouteError? { get }
    /// The destination, while somebody keeps it.
    var anyDestination: Any? { get }
    var reasonNotToPerform: String? { get }
    var reasonNotToRemove: String? { get }

    /// Says which router serves the destination that is about to be made.
    func isServed(by server: any ServiceRouteServer)

    func performRoute(succeeded: ((Any) -> Void)?, failed: ((RouteAction, RouteError) -> Void)?)

    func removeRoute(successHandler: (() -> Void)?, errorHandler: ((RouteAction, RouteError) -> Void)?)
}

/// The router of one destination, where the provider of it is one: an object that knows its route.
package protocol ServiceRouteServer: AnyObject {
    /// Called before the destination is made.
    func serve(_ route: any ServiceRoute)

    /// Does what performing the route comes to, once the destination is made: prepares it, and ends the performance, also later.
    func perform(_ performance: ServicePerformance, on destination: Any, with configuration: AnyObject)

    /// Called after all handlers.
    func didSucceed(_ action: RouteAction)

    /// Called after all handlers.
    func didFail(_ action: RouteAction, _ error: RouteError)
}

/// The performing of a route whose destination is made: to be prepared, and to be ended.
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
    package func prepare() throws {
        guard let preparing else { return }
        self.preparing = nil
        defer { RouteDepth.leave() }
        guard RouteDepth.enter() else { throw RouteError.tooDeep(key) }
        do { try preparing() } catch { throw RouteError.thrown(error, making: key) }
    }

    /// Ends it, once.
    package func end(_ error: (any Error)? = nil) {
        let ending = ending
        self.ending = nil
        preparing = nil
        ending?(error.map { RouteError.thrown($0, making: key) })
    }

    /// - Parameter ending: Called once; never, if nobody ends it.
    func begin(_ ending: @escaping ((any Error)?) -> Void) {
        self.ending = ending
        let beginning = beginning
        self.beginning = nil
        beginning?(self)
    }

    /// Runs it to its end, which has to come at once.
    func finish() throws {
        var outcome: Result<Void, any Error>?
        begin { outcome = $0.map { .failure($0) } ?? .success(()) }
        guard let outcome else {
            ending = nil
            preparing = nil
            throw RouteError.actionFailed(
                RouteError.Failure(
                    route: key.description, reason: "\(key) is performed by its router, which has not ended that",
                    hint: "perform the route, and take the destination in a handler"))
        }
        try outcome.get()
    }
}
