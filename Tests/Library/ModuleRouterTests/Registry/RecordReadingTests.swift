// SPDX-License-Identifier: Apache-2.0

import ModuleRouter
import ModuleRouterTesting
import TestSupport
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

/// A provider whose `routes` wait, at their first read, for a request of another thread.
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

/// Requests to the shared registry while another thread reads its records.
struct RecordReadingTests {
    @Test(.sharedRoutes) func threadDoesNotWaitForRoutesThatAnotherThreadReads() throws {
        RouteRecords.addProvider { RouteRecords.register(WaitingRouter.self, in: $0) }
        onThreads(2) { number in
            if number == 0 {
                #expect((try? Router.destination(for: RoutableService<any Recorded>())) != nil)
            } else {
                WaitingRouter.isBeingRead.pass()
                // This thread reads the same records and the record that was added in the meantime.
                RouteRecords.addProvider { RouteRecords.register(LaterRouter.self, in: $0) }
                #expect((try? Router.destination(for: RoutableService<any Recorded>())) != nil)
                #expect((try? Router.destination(for: RoutableService<any RecordedLater>())) != nil)
                WaitingRouter.otherHasAsked.open()
            }
        }
        // The second thread has not registered the providers a second time.
        let faults = RouteRegistry.shared.validate().map(\.description)
        #expect(!faults.contains { $0.contains("WaitingRouter") || $0.contains("LaterRouter") })
    }
}
