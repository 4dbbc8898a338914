// SPDX-License-Identifier: Apache-2.0

/// The source of a provider in one registry, with the provider's types. It is made at the first use that needs it. Resolving a
/// transient destination does not need it.
package final class ProviderSource: Sendable {
    /// Whether each request makes a new destination. A route can then make the destination without the source.
    let isTransient: Bool
    let isOfViews: Bool
    /// Makes the entry with which the provider is found by the class of its destinations; nil if it is not found by class.
    let classEntry: (@Sendable (_ source: AnyObject, RouteLocation) -> RouteEntry)?
    private let make: @Sendable () -> any AnyObject & Sendable
    private let made = KeptReference<any AnyObject & Sendable>()

    package init(
        isTransient: Bool = false, isOfViews: Bool = false,
        classEntry: (@Sendable (_ source: AnyObject, RouteLocation) -> RouteEntry)? = nil,
        make: @escaping @Sendable () -> any AnyObject & Sendable
    ) {
        self.isTransient = isTransient
        self.isOfViews = isOfViews
        self.classEntry = classEntry
        self.make = make
    }

    /// Wraps the source of a provider that registers by calls, or that is not found by the class of its destinations.
    convenience init(made source: any AnyObject & Sendable, isOfViews: Bool = false) {
        self.init(isOfViews: isOfViews) { source }
    }

    /// The source itself. If two threads make it, both get the first one.
    package var value: any AnyObject & Sendable { made.value ?? made.keep(make()) }
}

extension ProviderSource {
    /// Makes the source of a synchronous provider of services. Generic over the provider, so that the runtime does not have to make
    /// the provider's types yet.
    convenience init<Provider: RouteProvider>(
        of _: Provider.Type, isTransient: Bool,
        make: @escaping @Sendable () -> ServiceSource<Provider.Destination, Provider.Configuration>
    ) {
        self.init(
            isTransient: isTransient,
            classEntry: { source, location in
                // The source is always the result of `make`.
                unsafeDowncast(source, to: ServiceSource<Provider.Destination, Provider.Configuration>.self)
                    .anyEntry(at: location)
            }, make: make)
    }

    /// - Parameter provider: The provider of this source, which makes synchronous services.
    func services<Provider: RouteProvider>(
        of provider: Provider.Type
    ) -> ServiceSource<Provider.Destination, Provider.Configuration> {
        // The lines of a provider are installed only for its own source.
        unsafeDowncast(value, to: ServiceSource<Provider.Destination, Provider.Configuration>.self)
    }
}
