// SPDX-License-Identifier: Apache-2.0

extension RouteStep {
    /// Makes a step for a provider of views.
    @inline(__always) init<Provider: ViewRouteProvider>(
        view _: Provider.Type, _ key: RouteKey? = nil, bindsClass: Bool = false,
        _ install: @escaping (ViewSource<Provider.Destination, Provider.Configuration>, RouteBatch) -> Void
    ) {
        self.init(id: key?.id, bindsViewClass: bindsClass) { source, batch in
            install(unsafeDowncast(source.value, to: ViewSource.self), batch)
        }
    }
}
