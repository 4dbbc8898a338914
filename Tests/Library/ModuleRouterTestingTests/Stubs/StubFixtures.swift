// SPDX-License-Identifier: Apache-2.0

#if DEBUG || MODULE_ROUTER_STUBS
import ModuleRouterTesting
import ModuleRouterViews
import Testing

protocol Gauge: Sendable { func calibrate() }

/// A stub as `@Stubbable` generates it.
final class GaugeStub: Gauge {
    enum Call: Equatable { case calibrate }

    private struct Members: Sendable { var onCalibrate: (@Sendable () -> Void)? }

    private let storage: StubStorage<Call, Members>

    init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
        storage = StubStorage(of: "GaugeStub", Members(), fileID: fileID, line: line, column: column)
    }

    var calls: [Call] { storage.calls }

    var onCalibrate: (@Sendable () -> Void)? {
        get { storage[\.onCalibrate] }
        set { storage[\.onCalibrate] = newValue }
    }

    func calibrate() {
        guard let onCalibrate = storage.record(.calibrate, \.onCalibrate) else {
            storage.fail("calibrate()", setting: "onCalibrate")
            return
        }
        onCalibrate()
    }
}

/// Tests that fail, in a process of their own; see ``StubIssueTests``.
@Suite(.enabled(if: runsFailingTests))
struct UnsetStubsOutsideOfTasks {
    @Test(.routes {}) func aDetachedTaskOfATestWithRoutes() async {
        let gauge = GaugeStub(fileID: "App/Gauges.swift", line: 1, column: 5)
        await Task.detached { gauge.calibrate() }.value
    }

    @Test func aDetachedTaskOfATestWithoutRoutes() async {
        let gauge = GaugeStub(fileID: "App/Gauges.swift", line: 2, column: 5)
        await Task.detached { gauge.calibrate() }.value
    }

    @Test func aStubOfADetachedTask() async {
        let gauge = await Task.detached { GaugeStub(fileID: "App/Gauges.swift", line: 3, column: 5) }.value
        gauge.calibrate()
    }
}
#endif
