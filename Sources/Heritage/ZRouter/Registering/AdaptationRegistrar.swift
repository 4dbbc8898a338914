// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// Registers adapters by calls. Only a cast at run time can verify that the provided destination conforms to the required protocol.
package enum AdaptationRegistrar {
    package static func adapt<Required, Provided>(
        _: RoutableService<Required>, to _: RoutableService<Provided>, by adapter: Any.Type,
        at location: RouteLocation, in batch: RegistrationBatch
    ) {
        let key = RoutableService<Required>.slot.key
        let adapts = Adapts<RoutableService<Required>, RoutableService<Provided>>(
            RoutableService<Required>(declaredProtocol: Required.self),
            to: RoutableService<Provided>(declaredProtocol: Provided.self), fileID: location.fileID,
            line: location.line, column: location.column
        ) { try DynamicDestination.shown($0, as: Required.self, for: key) }
        add(
            adapts.adaptation.by(adapter), .destination(Required.self, RoutableService<Required>.slot, at: location),
            to: batch)
    }

    package static func adapt<Required, Provided>(
        _: RoutableServiceModule<Required>, to _: RoutableServiceModule<Provided>, by adapter: Any.Type,
        at location: RouteLocation, in batch: RegistrationBatch
    ) {
        let key = RoutableServiceModule<Required>.slot.key
        let adapts = Adapts<RoutableServiceModule<Required>, RoutableServiceModule<Provided>>(
            RoutableServiceModule<Required>(declaredProtocol: Required.self),
            to: RoutableServiceModule<Provided>(declaredProtocol: Provided.self), fileID: location.fileID,
            line: location.line, column: location.column
        ) { try DynamicDestination.shown($0, as: Required.self, for: key) }
        add(
            adapts.adaptation.by(adapter),
            .configuration(Required.self, RoutableServiceModule<Required>.slot, at: location), to: batch
        )
    }

    // MARK: To a provider that was registered by calls

    // The registry passes the factory of `provider`, whose type is known because a `ServiceRegistrar` or a `ViewRegistrar` has made it.

    package static func adapt<Required>(
        _: RoutableService<Required>, toCalled provider: any RouteProvider.Type, by adapter: Any.Type,
        at location: RouteLocation, in batch: RegistrationBatch
    ) {
        let slot = RoutableService<Required>.slot
        add(slot, provider, adapter, location, .destination(Required.self, slot, at: location), to: batch) { factory in
            unsafeDowncast(factory, to: DynamicServiceFactory.self).entry(slot, at: location) {
                try DynamicDestination.shown($0, as: Required.self, for: slot.key)
            }
        }
    }

    package static func adapt<Required>(
        _: RoutableServiceModule<Required>, toCalled provider: any RouteProvider.Type, by adapter: Any.Type,
        at location: RouteLocation, in batch: RegistrationBatch
    ) {
        let slot = RoutableServiceModule<Required>.slot
        add(slot, provider, adapter, location, .configuration(Required.self, slot, at: location), to: batch) {
            factory in
            unsafeDowncast(factory, to: DynamicServiceFactory.self).moduleEntry(slot, at: location) {
                try DynamicDestination.shown($0, as: Required.self, for: slot.key)
            }
        }
    }

    static func add(
        _ slot: RouteSlot, _ provider: any RouteProvider.Type, _ adapter: Any.Type, _ location: RouteLocation,
        _ check: ConformanceCheck, to batch: RegistrationBatch,
        makeEntry: @escaping @Sendable (AnyObject) -> RouteEntry
    ) {
        // The registry finds the factory by the provider's type, and that provider registers by calls.
        let adaptation = RouteAdaptation(
            key: slot.key, adaptee: .provider(provider), location: location
        ) { factory, _ in makeEntry(factory) }
        add(adaptation.by(adapter), check, to: batch)
    }

    /// Adds an adaptation. If the adapter has already adapted the key, the first adaptation is kept.
    static func add(_ adaptation: RouteAdaptation, _ check: ConformanceCheck, to batch: RegistrationBatch) {
        guard !batch.adapts(adaptation.key, by: adaptation.adapter) else { return }
        batch.add(.adaptation(adaptation))
        batch.add(.detail(check))
    }
}
