// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ModuleRouterViews
import ScreenText
import UIKit

/// A screen of a feature.
@MainActor protocol FeatureController: UIViewController {}

extension FeatureController {
    /// A message for the user above the title; nil for none.
    var message: String? {
        get { navigationItem.prompt }
        set { navigationItem.prompt = newValue }
    }

    /// Runs an action of the user, and shows the reason if it fails.
    func perform(_ body: @escaping @MainActor () async throws -> Void) {
        message = nil
        Task { [weak self] in
            do { try await body() } catch { self?.message = ScreenMessage.text(of: error) }
        }
    }

    /// Runs an action, and shows the reason if it fails.
    func attempt(_ body: () throws -> Void) {
        do { try body() } catch { message = ScreenMessage.text(of: error) }
    }

    /// Removes the screen through its route.
    func leave() { Router.route(showing: self)?.remove() }
}
#endif
