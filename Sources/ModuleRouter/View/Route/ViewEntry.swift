// SPDX-License-Identifier: Apache-2.0

/// The route of a view in one registry.
final class ViewEntry<Protocol>: RouteEntry, @unchecked Sendable {  // Immutable.
    let begin: @MainActor () throws -> ViewRun<Protocol, ViewRouteConfiguration>

    private let traits: ViewRouteTraits?

    /// - Parameter traits: Nil for an adapter.
    init(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation, traits: ViewRouteTraits?,
        begin: @escaping @MainActor () throws -> ViewRun<Protocol, ViewRouteConfiguration>
    ) {
        self.begin = begin
        self.traits = traits
        super.init(key: slot.key, provider: provider, location: location)
    }

    override var viewTraits: ViewRouteTraits? { traits }

    @MainActor override func anyViewRun() throws -> ViewRun<Any, ViewRouteConfiguration>? {
        let run = try begin()
        return run.mapped(module: run.module, { $0 as Any }) { module, configuration in configuration = module }
    }
}

/// The route of a view's module protocol in one registry.
final class ViewModuleEntry<Module>: RouteEntry, @unchecked Sendable {  // Immutable.
    let begin: @MainActor () throws -> ViewRun<Any, Module>

    init(
        slot: RouteSlot, provider: Any.Type, location: RouteLocation,
        begin: @escaping @MainActor () throws -> ViewRun<Any, Module>
    ) {
        self.begin = begin
        super.init(key: slot.key, provider: provider, location: location)
    }

    @MainActor override func anyViewRun() throws -> ViewRun<Any, ViewRouteConfiguration>? {
        try begin().mapped(module: ViewRouteConfiguration(), { $0 }) { _, _ in }
    }
}
