// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjectiveCCases
import Testing
import ZIKRouterBridge

/// Routers that register themselves in the shared registry.
@Suite(.serialized) @MainActor struct RecordTests {
    @Test func aRouterOfAServiceIsFound() { #expect(zik_makes_recorded_service()) }

    @Test func aRouterOfAViewIsFound() { #expect(zik_makes_recorded_view()) }

    @Test func anAdapterIsFound() { #expect(zik_makes_recorded_adapted_service()) }

    @Test func theChecksRunOnceAtTheFirstUse() {
        _ = zik_makes_recorded_service()
        _ = zik_makes_recorded_service()
        #if DEBUG
        #expect(zik_recorded_finish_count() == 1)
        #else
        #expect(zik_recorded_finish_count() == 0)
        #endif
    }

    @Test func recordedRoutersHaveNoFaults() throws {
        let faults = try #require(zik_faults_with("Recorded"))
        defer { free(faults) }
        #expect(String(cString: faults) == "")
    }

    @Test func autoRegisterCanBeSwitchedOff() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run { precondition(zik_registers_recorded_service_on_demand()) }
        }
    }
}
