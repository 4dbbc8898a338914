// SPDX-License-Identifier: Apache-2.0

import CModuleRouter

/// Chooses the registry of tasks that carry none, while another registry overrides the shared one in some task.
///
/// `ModuleRouterTesting` installs one, because only the test library knows which code belongs to a test.
package final class FallbackRegistry: Sendable {
    private static let installed = AtomicOnce<FallbackRegistry>()

    private let choose: @Sendable () -> RouteRegistry?

    private init(_ choose: @escaping @Sendable () -> RouteRegistry?) { self.choose = choose }

    /// Installs the choice for the process. Later calls have no effect.
    ///
    /// - Parameter choose: Returns the registry, or nil for the shared one. Called for each request, from any thread.
    package static func install(_ choose: @escaping @Sendable () -> RouteRegistry?) {
        _ = installed.keep(FallbackRegistry(choose))
        module_router_set_has_fallback()
    }

    /// The chosen registry; nil for the shared one.
    static var current: RouteRegistry? { module_router_has_fallback() ? installed.value?.choose() : nil }
}
