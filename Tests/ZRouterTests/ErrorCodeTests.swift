// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// The original's codes, as errors of the library.
@MainActor struct ErrorCodeTests {
    nonisolated static let codes: [(ZIKRouteErrorCode, String)] = [
        (.invalidProtocol, "missingProvider"), (.invalidConfiguration, "invalidConfiguration"),
        (.destinationUnavailable, "destinationUnavailable"), (.actionFailed, "actionFailed"),
        (.overRoute, "alreadyActive"),
        (.infiniteRecursion, "infiniteRecursion"), (.invalidPerformer, "invalidPerformer"),
        (.unsupportType, "unsupportedPath"), (.unbalancedTransition, "unbalancedTransition"),
        (.invalidSource, "invalidSource"), (.invalidContainer, "invalidContainer"),
        (.segueNotPerformed, "segueNotPerformed"),
    ]

    @Test(arguments: codes) func aCodeIsAnErrorOfTheLibrary(code: ZIKRouteErrorCode, name: String) {
        let ofView = AViewRouter.viewRouteError(withCode: code, localizedDescription: "no")
        #expect(ofView.code == name)
        #expect(ofView.failure.reason == "no")
        #expect(ofView.failure.route == "AViewRouter")
        #expect(AServiceRouter.routeError(withCode: code, localizedDescription: "no").code == name)
    }
}
