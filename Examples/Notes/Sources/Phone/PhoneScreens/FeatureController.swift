// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import ModuleRouterMacros
import ScreenText
import UIKit

/// A screen of a feature.
@MainActor protocol FeatureController: UIViewController {}

extension FeatureController {
    /// Something to say to the user, above the title; nil for nothing.
    var message: String? {
        get { navigationItem.prompt }
        set { navigationItem.prompt = newValue }
    }

    /// Does something that the user has asked for, and says why if that fails.
    func perform(_ body: @escaping @MainActor () async throws -> Void) {
        message = nil
        Task { [weak self] in
            do { try await body() } catch { self?.message = ScreenMessage.text(of: error) }
        }
    }

    /// Does something, and says why if that fails.
    func attempt(_ body: () throws -> Void) {
        do { try body() } catch { message = ScreenMessage.text(of: error) }
    }

    /// Takes the screen away, by the route that has brought it.
    func leave() { Router.route(showing: self)?.removeRoute() }
}
#endif
