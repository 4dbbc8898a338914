// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import Testing

private protocol Recorded: Sendable {}
private protocol RecordedLater: Sendable {}

extension RoutableService where Protocol == any Recorded {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any RecordedLater {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct RecordedValue: Recorded, RecordedLater {}

/// Its `routes` wait, where they are first read, for another thread that asks for a route.
private struct WaitingRouter: ServiceRouteProvider {
    static let reads = Collected<Void>()
    static let isBeingRead = Gate()
    static let otherHasAsked = Gate()

    static var routes: RouteList<Self> {
        let _ = hasWaitedForOther()
        Provides(RoutableService<any Recorded>()) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> RecordedValue? { RecordedValue() }

    private static func hasWaitedForOther() -> Bool {
        reads.append(())
        guard reads.count == 1 else { return false }
        isBeingRead.open()
        otherHasAsked.pass()
        return true
    }
}

private struct LaterRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any RecordedLater>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> RecordedValue? { RecordedValue() }
}

/// Several threads that ask the shared registry while its records are being read.
struct RecordReadingTests {
    @Test(.sharedRoutes) func aThreadWaitsForNoRoutesThatAnotherOneReads() throws {
        RouteRecords.addProvider { RouteRecords.register(WaitingRouter.self, in: $0) }
        onThreads(2) { number in
            if number == 0 {
                #expect((try? Router.destination(for: RoutableService<any Recorded>())) != nil)
            } else {
                WaitingRouter.isBeingRead.pass()
                // Reads the same records, and the one that has come since.
                RouteRecords.addProvider { RouteRecords.register(LaterRouter.self, in: $0) }
                #expect((try? Router.destination(for: RoutableService<any Recorded>())) != nil)
                #expect((try? Router.destination(for: RoutableService<any RecordedLater>())) != nil)
                WaitingRouter.otherHasAsked.open()
            }
        }
        // The second thread has registered nothing again.
        let faults = RouteRegistry.shared.validate().map(\.description)
        #expect(!faults.contains { $0.contains("WaitingRouter") || $0.contains("LaterRouter") })
    }
}
