// SPDX-License-Identifier: Apache-2.0

/// A registered provider of views, in one registry.
final class ViewSource<Destination: AnyObject, Configuration>: Sendable {
    let production: ViewProduction<Destination, Configuration>

    var provider: Any.Type { production.traits.provider }

    init(_ production: ViewProduction<Destination, Configuration>) { self.production = production }

    /// The entry of one of the provider's protocols.
    func entry<Protocol>(
        _ slot: RouteSlot<Protocol>, at location: RouteLocation,
        convert: @escaping @MainActor (Destination) throws -> Protocol
    ) -> ViewEntry<Protocol> {
        let key = slot.key
        let production = production
        return ViewEntry(slot: slot, provider: provider, location: location, traits: production.traits) {
            let initial = production.makeConfiguration()
            let isPlain = Configuration.self == ViewRouteConfiguration.self
            // Where they are the same type: a cast would cost as much as all the rest.
            let module =
                isPlain ? unsafeBitCast(initial, to: ViewRouteConfiguration.self) : ViewRouteConfiguration()
            return ViewRun(module: module, traits: production.traits) { module, order in
                let configuration = isPlain ? unsafeBitCast(module, to: Configuration.self) : initial
                return try production.finish(order, of: key, with: configuration, .init(), convert: convert)
            }
        }
    }

    /// An entry for whoever knows the provider by its name or by the class of its destinations.
    func anyEntry(at location: RouteLocation) -> ViewEntry<Any> {
        entry(RouteSlot<Any>(kind: .view), at: location) { $0 as Any }
    }

    /// The entry of one of the provider's module protocols.
    func moduleEntry<Module>(
        _ slot: RouteSlot<Module>, at location: RouteLocation,
        steps: ViewProduction<Destination, Configuration>.Steps,
        convert: @escaping @MainActor (Configuration) throws -> Module
    ) -> ViewModuleEntry<Module> {
        let key = slot.key
        let production = production
        return ViewModuleEntry(slot: slot, provider: provider, location: location) {
            let configuration = production.makeConfiguration()
            return ViewRun(module: try convert(configuration), traits: production.traits) { _, order in
                try production.finish(order, of: key, with: configuration, steps) { $0 as Any }
            }
        }
    }
}
