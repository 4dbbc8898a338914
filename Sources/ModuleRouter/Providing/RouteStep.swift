// SPDX-License-Identifier: Apache-2.0

/// One line of `routes`: registers it for the provider's source.
public struct RouteStep<Provider: RouteProvider> {
    /// The source is the provider's own, so it has the type that the step was made for.
    let install: (_ source: AnyObject, RouteBatch) -> Void

    /// For synchronous providers of services only.
    init(_ install: @escaping (ServiceSource<Provider.Destination, Provider.Configuration>, RouteBatch) -> Void) {
        self.install = { source, batch in install(unsafeDowncast(source, to: ServiceSource.self), batch) }
    }

    init(
        async install: @escaping (AsyncServiceSource<Provider.Destination>, RouteBatch) -> Void
    ) where Provider: AsyncServiceRouteProvider {
        self.install = { source, batch in install(unsafeDowncast(source, to: AsyncServiceSource.self), batch) }
    }

    init(
        view install: @escaping (ViewSource<Provider.Destination, Provider.Configuration>, RouteBatch) -> Void
    ) where Provider: ViewRouteProvider {
        self.install = { source, batch in install(unsafeDowncast(source, to: ViewSource.self), batch) }
    }
}
