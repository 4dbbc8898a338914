// SPDX-License-Identifier: Apache-2.0

/// One line of `routes`: registers it for the provider's source.
///
/// No generic type, and neither is what it stands in constrained: what the runtime makes of such types it makes once for each
/// provider, and looks through the conformances of the whole program for it.
public struct RouteStep {
    /// The key that the line provides, if it is one.
    let id: RouteID?
    /// The source is the provider's own, so it has the type that the step was made for.
    let install: (_ source: AnyObject, RouteBatch) -> Void

    // Inlined, so that a step is one closure and not a closure of another one.

    /// For synchronous providers of services only.
    @inline(__always) init<Provider: RouteProvider>(
        of _: Provider.Type, _ key: RouteKey? = nil,
        _ install: @escaping (ServiceSource<Provider.Destination, Provider.Configuration>, RouteBatch) -> Void
    ) {
        id = key?.id
        self.install = { source, batch in install(unsafeDowncast(source, to: ServiceSource.self), batch) }
    }

    @inline(__always) init<Provider: AsyncServiceRouteProvider>(
        async _: Provider.Type, _ key: RouteKey? = nil,
        _ install: @escaping (AsyncServiceSource<Provider.Destination>, RouteBatch) -> Void
    ) {
        id = key?.id
        self.install = { source, batch in install(unsafeDowncast(source, to: AsyncServiceSource.self), batch) }
    }

    @inline(__always) init<Provider: ViewRouteProvider>(
        view _: Provider.Type, _ key: RouteKey? = nil,
        _ install: @escaping (ViewSource<Provider.Destination, Provider.Configuration>, RouteBatch) -> Void
    ) {
        id = key?.id
        self.install = { source, batch in install(unsafeDowncast(source, to: ViewSource.self), batch) }
    }
}
