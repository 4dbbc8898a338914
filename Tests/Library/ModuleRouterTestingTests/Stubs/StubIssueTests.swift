// SPDX-License-Identifier: Apache-2.0

#if DEBUG || MODULE_ROUTER_STUBS
import Testing

/// Issues of stubs that detached tasks use, in a process of their own.
@Suite struct StubIssueTests {
    private let text = "↳ GaugeStub.calibrate() was called, but the test has not set onCalibrate [unset-stub]"

    @Test func anUnsetStubFailsTheTestThatCreatedIt() throws {
        let run = try TestRun(of: "UnsetStubsOutsideOfTasks", arguments: ["--no-parallel"])
        #expect(
            run.output == """
                ✘ Test aDetachedTaskOfATestWithRoutes() recorded an issue at Gauges.swift:1:5: Issue recorded
                \(text)
                ✘ Test aDetachedTaskOfATestWithRoutes() failed after some time with 1 issue.
                ✘ Test «unknown» recorded an issue at Gauges.swift:2:5: Issue recorded
                \(text)
                  the stub was created by aDetachedTaskOfATestWithoutRoutes()
                ✔ Test aDetachedTaskOfATestWithoutRoutes() passed after some time.
                ✘ Test aStubOfADetachedTask() recorded an issue at Gauges.swift:3:5: Issue recorded
                \(text)
                ✘ Test aStubOfADetachedTask() failed after some time with 1 issue.
                ✘ Suite UnsetStubsOutsideOfTasks failed after some time with 2 issues.
                ✘ Test run with 3 tests in 1 suite failed after some time with 3 issues.
                """)
        #expect(run.status != 0)
    }

    @Test func severalThreadsUseOneStub() async {
        let gauge = GaugeStub()
        gauge.onCalibrate = {}
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<100 {
                        gauge.calibrate()
                        gauge.onCalibrate = {}
                    }
                }
            }
        }
        #expect(gauge.calls.count == 800)
    }
}
#endif
