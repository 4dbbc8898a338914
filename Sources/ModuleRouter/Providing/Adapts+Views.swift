// SPDX-License-Identifier: Apache-2.0

extension Adapts {
    /// Adapts a view to another one, without knowing who provides it.
    ///
    /// - Parameter adapt: Shows the one as the other: itself where it conforms, or a proxy around it, which lives as long as the
    ///   view is shown.
    public init<RequiredProtocol, ProvidedProtocol>(
        _ required: @MainActor @autoclosure () -> Required, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (ProvidedProtocol) throws -> RequiredProtocol
    ) where Required == RoutableView<RequiredProtocol>, Adaptee == RoutableView<ProvidedProtocol> {
        let slot = Required.slot
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        adaptation = RouteAdaptation(
            key: slot.key, adaptee: .key(Adaptee.key), location: location
        ) { adaptee, adapter in
            // The registry finds the adaptee by its slot, so its entry has the slot's type.
            let adaptee = unsafeDowncast(adaptee, to: ViewEntry<ProvidedProtocol>.self)
            return ViewEntry(slot: slot, provider: adapter, location: location, traits: nil) {
                // Adapters of two registries may lead to one another, which neither can see.
                defer { RouteDepth.leave() }
                guard RouteDepth.enter() else { throw RouteError.tooDeep(slot.key) }
                let run = try RouteEntry.current(adaptee).begin()
                return run.mapped(slot.key, module: run.module, adapt) { new, old in old = new }
            }
        }
    }

    /// Lets a known provider answer to a required view as well.
    ///
    /// Its destination conforms to the protocol, perhaps by an extension that stands beside this adapter.
    public init<RequiredProtocol, Provider: ViewRouteProvider>(
        _ required: @MainActor @autoclosure () -> Required, to provider: Provider.Type,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (Provider.Destination) throws -> RequiredProtocol
    ) where Required == RoutableView<RequiredProtocol>, Adaptee == Provider.Type {
        let slot = Required.slot
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        adaptation = RouteAdaptation(key: slot.key, adaptee: .provider(provider), location: location) {
            source, _ in
            // The registry finds the source by the provider's type.
            unsafeDowncast(source, to: ViewSource<Provider.Destination, Provider.Configuration>.self)
                .entry(slot, at: location, convert: adapt)
        }
    }

    /// Adapts a view's module protocol to another one: what is written to the one has to reach the other.
    public init<RequiredModule, ProvidedModule>(
        _ required: @MainActor @autoclosure () -> Required, to provided: @MainActor @autoclosure () -> Adaptee,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (ProvidedModule) throws -> RequiredModule
    ) where Required == RoutableViewModule<RequiredModule>, Adaptee == RoutableViewModule<ProvidedModule> {
        let slot = Required.slot
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        adaptation = RouteAdaptation(
            key: slot.key, adaptee: .key(Adaptee.key), location: location
        ) { adaptee, adapter in
            let adaptee = unsafeDowncast(adaptee, to: ViewModuleEntry<ProvidedModule>.self)
            return ViewModuleEntry(slot: slot, provider: adapter, location: location) {
                defer { RouteDepth.leave() }
                guard RouteDepth.enter() else { throw RouteError.tooDeep(slot.key) }
                do {
                    let run = try RouteEntry.current(adaptee).begin()
                    return run.mapped(slot.key, module: try adapt(run.module), { $0 }) { _, _ in }
                } catch {
                    throw RouteError.thrown(error, making: slot.key)
                }
            }
        }
    }

    /// Lets a known provider answer to a required module protocol of a view as well.
    public init<RequiredModule, Provider: ViewRouteProvider>(
        _ required: @MainActor @autoclosure () -> Required, to provider: Provider.Type,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (Provider.Configuration) throws -> RequiredModule
    )
    where
        Required == RoutableViewModule<RequiredModule>, Adaptee == Provider.Type, Provider.Configuration: AnyObject
    {
        self.init(provider, .init(), RouteLocation(fileID: fileID, line: line, column: column), adapt)
    }

    /// Lets a known provider answer to a required module protocol of a view as well: one whose configuration makes the view.
    public init<RequiredModule, Provider: ViewRouteProvider>(
        _ required: @MainActor @autoclosure () -> Required, to provider: Provider.Type,
        fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
        _ adapt: @escaping @MainActor (Provider.Configuration) throws -> RequiredModule
    )
    where
        Required == RoutableViewModule<RequiredModule>, Adaptee == Provider.Type,
        Provider.Configuration: MakeableConfiguration, Provider.Configuration.Destination == Provider.Destination
    {
        self.init(provider, .makeable { $0 }, RouteLocation(fileID: fileID, line: line, column: column), adapt)
    }

    private init<RequiredModule, Provider: ViewRouteProvider>(
        _ provider: Provider.Type, _ steps: ViewProduction<Provider.Destination, Provider.Configuration>.Steps,
        _ location: RouteLocation, _ adapt: @escaping @MainActor (Provider.Configuration) throws -> RequiredModule
    ) where Required == RoutableViewModule<RequiredModule>, Adaptee == Provider.Type {
        let slot = Required.slot
        adaptation = RouteAdaptation(key: slot.key, adaptee: .provider(provider), location: location) {
            source, _ in
            unsafeDowncast(source, to: ViewSource<Provider.Destination, Provider.Configuration>.self)
                .moduleEntry(slot, at: location, steps: steps, convert: adapt)
        }
    }
}
