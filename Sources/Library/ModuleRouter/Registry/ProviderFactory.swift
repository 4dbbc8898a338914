// SPDX-License-Identifier: Apache-2.0

/// The factory of a provider in one registry, with the provider's types. It is made at the first use that needs it. Resolving a
/// transient destination does not need it.
@usableFromInline package final class ProviderFactory: Sendable {
    /// Whether each request makes a new destination. A route can then make the destination without the factory.
    let isTransient: Bool
    package let isOfViews: Bool
    /// Makes the entry with which the provider is found by the class of its destinations; nil if it is not found by class.
    let classEntry: (@Sendable (_ factory: AnyObject, RouteLocation) -> RouteEntry)?
    private let make: @Sendable () -> any AnyObject & Sendable
    private let made = AtomicOnce<any AnyObject & Sendable>()

    package init(
        isTransient: Bool = false, isOfViews: Bool = false,
        classEntry: (@Sendable (_ factory: AnyObject, RouteLocation) -> RouteEntry)? = nil,
        make: @escaping @Sendable () -> any AnyObject & Sendable
    ) {
        self.isTransient = isTransient
        self.isOfViews = isOfViews
        self.classEntry = classEntry
        self.make = make
    }

    /// Wraps the factory of a provider that registers by calls, or that is not found by the class of its destinations.
    @usableFromInline convenience init(made factory: any AnyObject & Sendable, isOfViews: Bool = false) {
        self.init(isOfViews: isOfViews) { factory }
    }

    /// The factory itself. If two threads make it, both get the first one.
    package var value: any AnyObject & Sendable { made.value ?? made.keep(make()) }
}

extension ProviderFactory {
    /// Makes the factory of a synchronous provider of services. Generic over the provider, so that the runtime does not have to make
    /// the provider's types yet.
    @usableFromInline convenience init<Provider: RouteProvider>(
        of _: Provider.Type, isTransient: Bool,
        make: @escaping @Sendable () -> ServiceFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>
    ) {
        self.init(
            isTransient: isTransient,
            classEntry: { factory, location in
                // The factory is always the result of `make`.
                unsafeDowncast(
                    factory, to: ServiceFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>.self
                )
                .anyEntry(at: location)
            }, make: make)
    }

    /// - Parameter provider: The provider of this factory, which makes synchronous services.
    func services<Provider: RouteProvider>(
        of provider: Provider.Type
    ) -> ServiceFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration> {
        // The lines of a provider are installed only for its own factory.
        unsafeDowncast(value, to: ServiceFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>.self)
    }
}
