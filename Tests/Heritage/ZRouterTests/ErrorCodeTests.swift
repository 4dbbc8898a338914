// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// The original's codes, as errors of the library.
@MainActor struct ErrorCodeTests {
    nonisolated static let codes: [(ZIKRouteErrorCode, String)] = [
        (.invalidProtocol, "missing-provider"), (.invalidConfiguration, "invalid-configuration"),
        (.destinationUnavailable, "destination-unavailable"), (.actionFailed, "action-failed"),
        (.overRoute, "already-active"),
        (.infiniteRecursion, "infinite-recursion"), (.invalidPerformer, "invalid-performer"),
        (.unsupportType, "unsupported-path"), (.unbalancedTransition, "unbalanced-transition"),
        (.invalidSource, "invalid-source"), (.invalidContainer, "invalid-container"),
        (.segueNotPerformed, "segue-not-performed"),
    ]

    @Test(arguments: codes) func eachCodeMapsToAnErrorOfTheLibrary(code: ZIKRouteErrorCode, name: String) {
        let ofView = AViewRouter.viewRouteError(withCode: code, localizedDescription: "no")
        #expect(ofView.code == name)
        #expect(ofView.failure.reason == "no")
        #expect(ofView.failure.route == "AViewRouter")
        #expect(AServiceRouter.routeError(withCode: code, localizedDescription: "no").code == name)
    }
}
