// SPDX-License-Identifier: Apache-2.0

/// The hosts that show controllers of another toolkit among their own screens. A route from such a controller uses the
/// embedding host instead of the host of the surrounding window.
@MainActor package enum EmbeddingHosts {
    private static var finders: [@MainActor (AnyObject) -> (any ViewRouteHost)?] = []

    /// - Parameter find: Returns the host that shows an object, or nil.
    package static func add(_ find: @escaping @MainActor (AnyObject) -> (any ViewRouteHost)?) { finders.append(find) }

    /// - Parameter controllers: A controller and its ancestors, innermost first.
    package static func host(of controllers: some Sequence<AnyObject>) -> (any ViewRouteHost)? {
        guard !finders.isEmpty else { return nil }
        return controllers.lazy.compactMap { controller in finders.lazy.compactMap { $0(controller) }.first }.first
    }
}
