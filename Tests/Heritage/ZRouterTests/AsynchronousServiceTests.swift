// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

protocol PlayerServiceInput: AnyObject {
    var title: String? { get }
}

extension RoutableService where Protocol == PlayerServiceInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

class PlayerService: PlayerServiceInput {
    var title: String?
    /// The test calls it to make the service ready.
    var ready: ((_ error: (any Error)?) -> Void)?
}

/// A service that becomes ready some time after its creation.
class PlayerServiceRouter: ZIKServiceRouter<PlayerService, PerformRouteConfig> {
    override class func registerRoutableDestination() {
        registerService(PlayerService.self)
        register(RoutableService<PlayerServiceInput>())
        registerIdentifier("player")
    }

    override class func canMakeDestinationSynchronously() -> Bool { false }

    override func destination(with configuration: PerformRouteConfig) -> PlayerService? { PlayerService() }

    override func performRoute(onDestination destination: PlayerService, configuration: PerformRouteConfig) {
        (configuration.userInfo["made"] as? (PlayerService) -> Void)?(destination)
        destination.ready = { [weak destination] error in
            destination?.ready = nil
            if let error { return self.endPerformRouteWithError(error) }
            self.prepareDestinationForPerforming()
            self.endPerformRouteWithSuccess()
        }
    }

    override func prepareDestination(_ destination: PlayerService, configuration: PerformRouteConfig) {
        destination.title = (destination.title ?? "") + ", prepared"
    }
}

@Suite(.routers { PlayerServiceRouter.self })
struct AsynchronousServiceTests {
    let told = Told()
    let type = Router.to(serviceIdentifier: "player")

    private func perform(_ made: @escaping (PlayerService) -> Void) -> AnyServiceRouter? {
        type?.perform(configuring: { (config, _) in
            config.addUserInfo(forKey: "made", object: made)
            config.prepareDestination = { ($0 as? PlayerService)?.title = "song" }
            config.stateNotifier = { told("\($1)") }
            config.completionHandler = { success, destination, action, error in
                told("\(success) \((destination as? PlayerService)?.title ?? "nil") \(action.rawValue) \(error != nil)")
            }
        })
    }

    @Test func aServiceIsPerformedWhenItsRouterIsReady() throws {
        var made: PlayerService?
        let router = try #require(perform { made = $0 })
        #expect(router.state == .routing)
        #expect(made?.title == nil)
        made?.ready?(nil)
        #expect(router.state == .routed)
        #expect(told.events == ["routing", "routed", "true song, prepared performRoute false"])
    }

    @Test func aServiceFailsWhenItsRouterReportsAnError() throws {
        var made: PlayerService?
        let router = try #require(perform { made = $0 })
        made?.ready?(RouteTestError())
        #expect(router.state == .unrouted)
        #expect(told.events == ["routing", "unrouted", "false nil performRoute true"])
        #expect(router.error?.underlyingError is RouteTestError)
    }

    @Test func aRunningRouteIsNotPerformedAgain() throws {
        var made: PlayerService?
        let router = try #require(perform { made = $0 })
        router.performRoute(errorHandler: { _, error in told(error.code.description) })
        #expect(told.events == ["routing", "already-active"])
        made?.ready?(nil)
        #expect(router.state == .routed)
    }

    @Test func aSecondCompletionIsIgnored() throws {
        var made: PlayerService?
        let router = try #require(perform { made = $0 })
        let ready = try #require(made?.ready)
        ready(nil)
        ready(RouteTestError())
        #expect(router.state == .routed)
        #expect(told.events.count == 3)
    }

    @Test func anAsynchronousServiceCannotBeMadeWithoutPerforming() {
        #expect(type?.canMakeDestinationSynchronously == false)
        #expect(type?.canMakeDestination == false)
        let made = type?.makeDestination(configuring: { (config, _) in
            config.errorHandler = { action, error in told("\(action.rawValue) \(error.reason)") }
        })
        #expect(made == nil)
        #expect(
            told.events == [
                "makeDestination RoutableService<Any> is performed by its router, which has not ended that"
            ])
    }

    @Test func aSynchronousRequestFailsWithAHint() {
        var thrown: RouteError?
        do { _ = try ModuleRouter.Router.destination(for: RoutableService<PlayerServiceInput>()) } catch {
            thrown = error
        }
        #expect(thrown?.code == .actionFailed)
        #expect(thrown?.hint == "perform the route, and take the destination in a handler")
    }

    @Test func aServiceIsFreedAfterItsRoute() throws {
        weak var service: PlayerService?
        do {
            var made: PlayerService?
            let router = perform { made = $0 }
            made?.ready?(nil)
            service = made
            #expect(router?.state == .routed)
        }
        #expect(service == nil)
    }
}
