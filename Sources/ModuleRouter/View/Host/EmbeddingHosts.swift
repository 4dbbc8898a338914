// SPDX-License-Identifier: Apache-2.0

/// Hosts that show the controllers of another toolkit among their own screens: routes from such a controller are theirs, and not
/// those of the window around them.
@MainActor package enum EmbeddingHosts {
    private static var finders: [@MainActor (AnyObject) -> (any ViewRouteHost)?] = []

    /// - Parameter find: Returns the host that shows an object; nil if none does.
    package static func add(_ find: @escaping @MainActor (AnyObject) -> (any ViewRouteHost)?) { finders.append(find) }

    /// - Parameter controllers: A controller and those around it, the innermost first.
    package static func host(of controllers: some Sequence<AnyObject>) -> (any ViewRouteHost)? {
        guard !finders.isEmpty else { return nil }
        return controllers.lazy.compactMap { controller in finders.lazy.compactMap { $0(controller) }.first }.first
    }
}
