// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterTesting
import ModuleRouterViews
import ObjectiveCCases
import Testing
import ZIKRouterBridge
import ZRouter

private final class ClockService {
    var title: String?
}

/// A router in Swift, whose handlers are called even if the performer is Objective-C code.
private final class ClockServiceRouter: ZIKServiceRouter<ClockService, PerformRouteConfig> {
    nonisolated(unsafe) static var calls: [String] = []
    nonisolated(unsafe) static var made: ClockService?

    override class func registerRoutableDestination() {
        registerService(ClockService.self)
        registerIdentifier("swift-clock")
    }

    override class func defaultRouteConfiguration() -> PerformRouteConfig {
        let configuration = PerformRouteConfig()
        configuration.successHandler = { _ in calls.append("provider succeeds") }
        return configuration
    }

    override class func defaultRemoveConfiguration() -> RemoveRouteConfig {
        let configuration = RemoveRouteConfig()
        configuration.successHandler = { calls.append("provider removed") }
        return configuration
    }

    override func destination(with configuration: PerformRouteConfig) -> ClockService? {
        let service = ClockService()
        service.title = configuration.userInfo["title"] as? String
        Self.made = service
        return service
    }
}

private final class ClockScreen: HeadlessScreen {}

private final class ClockViewRouter: ZIKViewRouter<ClockScreen, ViewRouteConfig> {
    nonisolated(unsafe) static var calls: [String] = []

    override class func registerRoutableDestination() {
        registerView(ClockScreen.self)
        registerIdentifier("swift-clock")
    }

    override class func defaultRouteConfiguration() -> ViewRouteConfig {
        let configuration = ViewRouteConfig()
        configuration.animated = false
        configuration.successHandler = { _ in calls.append("provider succeeds") }
        return configuration
    }

    override func destination(with configuration: ViewRouteConfig) -> ClockScreen? { ClockScreen("clock") }
}

/// Providers in Swift, whose performers are Objective-C code.
@Suite(.serialized) @MainActor struct SwiftProviderTests {
    init() {
        TestHost.use()
        ClockServiceRouter.calls = []
        ClockServiceRouter.made = nil
        ClockViewRouter.calls = []
    }

    private func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
        defer { free(pointer) }
        return pointer.map { String(cString: $0) } ?? ""
    }

    @Test(arguments: [false, true]) func aServiceOfSwiftIsPerformed(listens: Bool) {
        RouteRegistry {
            ClockServiceRouter.self
        }.run {
            #expect(
                text(zik_performs_service("swift-clock", listens))
                    == (listens ? "succeeds routed removed removed" : "routed removed"))
        }
        #expect(ClockServiceRouter.made?.title == "of Objective-C")
    }

    @Test func theHandlersOfASwiftProviderAreKept() {
        RouteRegistry {
            ClockServiceRouter.self
        }.run { _ = text(zik_performs_service("swift-clock", false)) }
        #expect(ClockServiceRouter.calls == ["provider succeeds", "provider removed"])
    }

    @Test func aViewOfSwiftIsShown() {
        // Its transition is not animated, as its router says.
        let source = ForeignObject.of(zik_new_object()!)
        TestHost.open(.navigation(root: source), .manual(.seconds(1)))
        defer { TestHost.closeWindow() }
        RouteRegistry {
            ClockViewRouter.self
        }.run { #expect(text(zik_shows_view("swift-clock", source.pointer, true)) == "succeeds routed removing") }
        #expect(ClockViewRouter.calls == [])
    }

    @Test func theHandlersOfASwiftViewAreKept() {
        let source = ForeignObject.of(zik_new_object()!)
        TestHost.open(.navigation(root: source))
        defer { TestHost.closeWindow() }
        RouteRegistry {
            ClockViewRouter.self
        }.run { #expect(text(zik_shows_view("swift-clock", source.pointer, false)) == "routed removed") }
        #expect(ClockViewRouter.calls == ["provider succeeds"])
    }
}
