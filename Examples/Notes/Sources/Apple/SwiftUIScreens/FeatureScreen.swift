// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouter
import ModuleRouterSwiftUI
import Observation
import ScreenText

/// A screen of a feature. It outlives its view, which shows the screen's state.
@MainActor @Observable class FeatureScreen {
    /// A message for the user; nil for none.
    var message: String?

    /// Runs an action of the user, and shows the reason if it fails.
    ///
    /// The action continues while the view is covered, because it may wait for a screen that it shows.
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
