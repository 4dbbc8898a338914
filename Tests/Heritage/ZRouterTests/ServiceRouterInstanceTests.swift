// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// A service that knows its router, and is removed by it.
class ConnectionService {
    var router: ConnectionServiceRouter?
    var log: [String] = []
}

class ConnectionRemoveConfiguration: RemoveRouteConfig {
    var farewell = "bye"
}

class ConnectionServiceRouter: ZIKServiceRouter<ConnectionService, PerformRouteConfig> {
    var reasonToStay: String?
    var isStuck = false

    override class func registerRoutableDestination() {
        registerService(ConnectionService.self)
        registerIdentifier("connection")
    }

    override class func defaultRemoveConfiguration() -> RemoveRouteConfig {
        let config = ConnectionRemoveConfiguration()
        config.prepareDestination = { ($0 as? ConnectionService)?.log.append("prepared by the router") }
        return config
    }

    override func destination(with configuration: PerformRouteConfig) -> ConnectionService? {
        if TestConfig.routeShouldFail { return nil }
        let service = ConnectionService()
        service.log.append("\(state)")
        return service
    }

    override func prepareDestination(_ destination: ConnectionService, configuration: PerformRouteConfig) {
        destination.router = self
    }

    override func checkCanRemove() -> String? { reasonToStay }

    override func removeDestination(_ destination: ConnectionService?, removeConfiguration: RemoveRouteConfig) {
        prepareDestinationForRemoving()
        if isStuck { return endRemoveRouteWithError(RouteTestError()) }
        let farewell = (removeConfiguration as? ConnectionRemoveConfiguration)?.farewell ?? "nothing"
        destination?.log.append("\(farewell) \(state)")
        endRemoveRouteWithSuccess()
    }
}

/// The router object that a destination and the router's overrides use.
@Suite(.routers { ConnectionServiceRouter.self })
struct ServiceRouterInstanceTests {
    let told = Told()
    let type = Router.to(serviceIdentifier: "connection")

    private func performed() throws -> (router: AnyServiceRouter, service: ConnectionService) {
        var made: ConnectionService?
        let router = try #require(type?.perform(successHandler: { made = $0 as? ConnectionService }))
        return (router, try #require(made))
    }

    @Test func theRouterKnowsItsRoute() throws {
        let (router, service) = try performed()
        let own = try #require(service.router)
        #expect(service.log == ["routing"])
        #expect(own.state == .routed)
        #expect(own.destination === service)
        #expect(own.error == nil)
        #expect(own.canPerform() && own.canRemove() && !own.shouldRemoveBeforePerform())
        #expect(own.configuration === router.config)
        #expect(own.removeConfiguration is ConnectionRemoveConfiguration)
    }

    @Test func theDestinationRemovesItself() throws {
        let (router, service) = try performed()
        service.router?.removeRoute(completion: { told("\($0) \($1.rawValue) \($2 == nil)") })
        #expect(router.state == .removed)
        #expect(service.router?.state == .removed)
        #expect(service.log == ["routing", "prepared by the router", "bye removing"])
        #expect(told.events == ["true removeRoute true"])
    }

    @Test func theRouterOutlivesThePerformersRouter() throws {
        var made: ConnectionService?
        // Breaks the cycle of the destination, its router and the handler.
        defer { made = nil }
        type?.perform(successHandler: { made = $0 as? ConnectionService })
        let service = try #require(made)
        #expect(service.router?.state == .routed)
        service.router?.removeRoute()
        #expect(service.router?.state == .removed)
        #expect(service.log.last == "bye removing")
    }

    @Test func thePerformersRouterKeepsTheRouter() throws {
        let (router, service) = try performed()
        service.router = nil
        router.removeRoute()
        #expect(service.log.last == "bye removing")
    }

    @Test func aReleasedRouteIsFreed() throws {
        weak var service: ConnectionService?
        weak var own: AnyObject?
        do {
            let (router, made) = try performed()
            made.router?.performRoute()
            service = made
            own = made.router
            #expect(own != nil)
            made.router = nil
            withExtendedLifetime(router) {}
        }
        #expect(service == nil)
        #expect(own == nil)
    }

    @Test func theReasonAgainstARemovalIsReported() throws {
        let (router, service) = try performed()
        service.router?.reasonToStay = "it is busy"
        #expect(service.router?.canRemove() == false)
        #expect(!router.canRemove)
        #expect(router.reasonNotToRemove == "it is busy")
    }

    @Test func aFailedRemovalKeepsTheRoute() throws {
        let (router, service) = try performed()
        service.router?.isStuck = true
        router.removeRoute(
            successHandler: { told("removed") },
            errorHandler: { action, error in told("\(action.rawValue) \(error.code)") })
        #expect(router.state == .routed)
        #expect(told.events == ["removeRoute action-failed"])
        #expect(router.error?.underlyingError is RouteTestError)
        #expect((service.router?.error as? RouteError)?.code == .actionFailed)
    }

    @Test func theRouterPerformsAgain() throws {
        let (router, service) = try performed()
        var again: ConnectionService?
        service.router?.performRoute(completion: { success, destination, _, _ in
            told("\(success)")
            again = destination
        })
        #expect(told.events == ["true"])
        #expect(again != nil && again !== service)
        #expect(router.state == .routed)
        TestConfig.routeShouldFail = true
        again?.router?.performRoute(errorHandler: { action, _ in told(action.rawValue) })
        #expect(told.events == ["true", "performRoute"])
    }

    @Test func handlersOfTheRemovalReplaceEarlierOnes() throws {
        var made: ConnectionService?
        // Breaks the cycle of the destination, its router and the handler.
        defer { made = nil }
        type?.perform(
            configuring: { (config, _) in config.successHandler = { made = $0 as? ConnectionService } },
            removing: { (config) in
                config.successHandler = { told("before") }
                config.completionHandler = { success, _, _ in told("completion \(success)") }
            })
        made?.router?.removeRoute(configuring: { config in
            config.successHandler = { told("now") }
            (config as? ConnectionRemoveConfiguration)?.farewell = "so long"
        })
        #expect(told.events == ["now", "completion true"])
        #expect(made?.log.last == "so long removing")
    }

    @Test func theRouterOfThePerformerKnowsTheSameRoute() throws {
        let (router, service) = try performed()
        #expect(router.router.state == .routed)
        #expect(router.router.destination === service)
        router.router.removeRoute()
        #expect(router.state == .removed)
    }

    @Test func aRouterWithoutARouteIsUnrouted() {
        let router = ConnectionServiceRouter()
        #expect(router.state == .unrouted && !router.canPerform() && !router.canRemove())
        #expect(type?.makeDestination() is ConnectionService)
    }
}
