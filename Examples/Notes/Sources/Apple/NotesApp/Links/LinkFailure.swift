// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) || canImport(UIKit)
import ModuleRouterViews
import PhoneAlertInterface
import ScreenText

/// Reports the failure to open a URL.
@MainActor enum LinkFailure {
    /// - Parameter source: The visible screen.
    static func tell(_ result: Result<Any, RouteError>, from source: (any ViewRouteSource)?) {
        guard case .failure(let error) = result, let reason = ScreenMessage.text(of: error) else { return }
        Router.perform(to: .phoneAlert, path: .presentModally(from: source)) { alert in
            alert.headline = "The link cannot be opened"
            alert.explanation = reason
            alert.answers = [PhoneAlertAnswer("OK", .dismissing)]
        }
    }
}
#endif
