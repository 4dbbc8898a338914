// SPDX-License-Identifier: Apache-2.0

extension RouteStep {
    /// Makes a step for a provider of views.
    @inline(__always) init<Provider: ViewRouteProvider>(
        view _: Provider.Type, _ key: RouteKey? = nil, bindsClass: Bool = false,
        _ install:
            @escaping (ViewFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>, RegistrationBatch) ->
            Void
    ) {
        self.init(id: key?.id, bindsViewClass: bindsClass) { factory, batch in
            install(unsafeDowncast(factory.value, to: ViewFactory.self), batch)
        }
    }
}
