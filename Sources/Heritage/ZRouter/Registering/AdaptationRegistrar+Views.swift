// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension AdaptationRegistrar {
    package static func adapt<Required, Provided>(
        _: RoutableView<Required>, to _: RoutableView<Provided>, by adapter: Any.Type,
        at location: RouteLocation, in batch: RegistrationBatch
    ) {
        let key = RoutableView<Required>.slot.key
        let adapts = Adapts<RoutableView<Required>, RoutableView<Provided>>(
            RoutableView<Required>(declaredProtocol: Required.self),
            to: RoutableView<Provided>(declaredProtocol: Provided.self), fileID: location.fileID,
            line: location.line, column: location.column
        ) { try DynamicDestination.shown($0, as: Required.self, for: key) }
        add(
            adapts.adaptation.by(adapter), .destination(Required.self, RoutableView<Required>.slot, at: location),
            to: batch)
    }

    package static func adapt<Required, Provided>(
        _: RoutableViewModule<Required>, to _: RoutableViewModule<Provided>, by adapter: Any.Type,
        at location: RouteLocation, in batch: RegistrationBatch
    ) {
        let key = RoutableViewModule<Required>.slot.key
        let adapts = Adapts<RoutableViewModule<Required>, RoutableViewModule<Provided>>(
            RoutableViewModule<Required>(declaredProtocol: Required.self),
            to: RoutableViewModule<Provided>(declaredProtocol: Provided.self), fileID: location.fileID,
            line: location.line, column: location.column
        ) { try DynamicDestination.shown($0, as: Required.self, for: key) }
        add(
            adapts.adaptation.by(adapter),
            .configuration(Required.self, RoutableViewModule<Required>.slot, at: location), to: batch)
    }

    // MARK: To a provider that was registered by calls

    package static func adapt<Required>(
        _: RoutableView<Required>, toCalled provider: any RouteProvider.Type, by adapter: Any.Type,
        at location: RouteLocation, in batch: RegistrationBatch
    ) {
        let slot = RoutableView<Required>.slot
        add(slot, provider, adapter, location, .destination(Required.self, slot, at: location), to: batch) { factory in
            unsafeDowncast(factory, to: DynamicViewFactory.self).entry(slot, at: location) {
                try DynamicDestination.shown($0, as: Required.self, for: slot.key)
            }
        }
    }

    package static func adapt<Required>(
        _: RoutableViewModule<Required>, toCalled provider: any RouteProvider.Type, by adapter: Any.Type,
        at location: RouteLocation, in batch: RegistrationBatch
    ) {
        let slot = RoutableViewModule<Required>.slot
        add(slot, provider, adapter, location, .configuration(Required.self, slot, at: location), to: batch) {
            factory in
            unsafeDowncast(factory, to: DynamicViewFactory.self).moduleEntry(slot, at: location) {
                try DynamicDestination.shown($0, as: Required.self, for: slot.key)
            }
        }
    }
}
