// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import ModuleRouterMacros
import ModuleRouterSwiftUI
import Observation
import ScreenText

/// A screen of a feature: it outlives its view, which shows what stands here.
@MainActor @Observable class FeatureScreen {
    /// Something to say to the user; nil for nothing.
    var message: String?

    /// Does something that the user has asked for, and says why if that fails.
    ///
    /// It goes on when the view is covered: what is shown from here may be waited for.
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
