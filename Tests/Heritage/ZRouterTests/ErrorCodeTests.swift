// SPDX-License-Identifier: Apache-2.0

import Testing
import ZRouter

/// The original's codes, as errors of the library.
@MainActor struct ErrorCodeTests {
    nonisolated static let codes: [(ZIKRouteErrorCode, RouteError.Code)] = [
        (.invalidProtocol, .missingProvider), (.invalidConfiguration, .invalidConfiguration),
        (.destinationUnavailable, .destinationUnavailable), (.actionFailed, .actionFailed),
        (.overRoute, .alreadyActive),
        (.infiniteRecursion, .infiniteRecursion), (.invalidPerformer, .invalidPerformer),
        (.unsupportType, .unsupportedPath), (.unbalancedTransition, .unbalancedTransition),
        (.invalidSource, .invalidSource), (.invalidContainer, .invalidContainer),
        (.segueNotPerformed, .segueNotPerformed),
    ]

    @Test(arguments: codes) func eachCodeMapsToAnErrorOfTheLibrary(code: ZIKRouteErrorCode, expected: RouteError.Code) {
        let ofView = AViewRouter.viewRouteError(withCode: code, localizedDescription: "no")
        #expect(ofView.code == expected)
        #expect(ofView.reason == "no")
        #expect(ofView.route == "AViewRouter")
        #expect(AServiceRouter.routeError(withCode: code, localizedDescription: "no").code == expected)
    }
}
