// SPDX-License-Identifier: Apache-2.0

/// The source of a provider in one registry, which knows its types: made when something is asked of the provider that a transient
/// destination does without.
final class ProviderSource: Sendable {
    /// Whether destinations are made anew each time: then a route may do so by itself.
    let isTransient: Bool
    let isOfViews: Bool
    /// Makes the entry for whoever knows the provider by the class of its destinations; nil where nobody can.
    let classEntry: (@Sendable (_ source: AnyObject, RouteLocation) -> RouteEntry)?
    private let make: @Sendable () -> any AnyObject & Sendable
    private let made = KeptReference<any AnyObject & Sendable>()

    private init(
        isTransient: Bool = false, isOfViews: Bool = false,
        classEntry: (@Sendable (_ source: AnyObject, RouteLocation) -> RouteEntry)? = nil,
        make: @escaping @Sendable () -> any AnyObject & Sendable
    ) {
        self.isTransient = isTransient
        self.isOfViews = isOfViews
        self.classEntry = classEntry
        self.make = make
    }

    /// The source of a provider that registers by calls, or that nobody knows by the class of its destinations.
    convenience init(made source: any AnyObject & Sendable, isOfViews: Bool = false) {
        self.init(isOfViews: isOfViews) { source }
    }

    /// The source itself. Of two threads that make one, both get the first.
    var value: any AnyObject & Sendable { made.value ?? made.keep(make()) }
}

extension ProviderSource {
    /// The source of a synchronous provider of services. Generic over the provider, whose types nobody has to know yet.
    convenience init<Provider: RouteProvider>(
        of _: Provider.Type, isTransient: Bool,
        make: @escaping @Sendable () -> ServiceSource<Provider.Destination, Provider.Configuration>
    ) {
        self.init(
            isTransient: isTransient,
            classEntry: { source, location in
                // It is called with what `make` makes, and nothing else.
                unsafeDowncast(source, to: ServiceSource<Provider.Destination, Provider.Configuration>.self)
                    .anyEntry(at: location)
            }, make: make)
    }

    /// The source of a provider of views.
    convenience init<Destination, Configuration>(views source: ViewSource<Destination, Configuration>) {
        self.init(isOfViews: true, classEntry: { source.anyEntry(at: $1) }, make: { source })
    }

    /// - Parameter provider: The one whose source it is, of synchronous services.
    func services<Provider: RouteProvider>(
        of provider: Provider.Type
    ) -> ServiceSource<Provider.Destination, Provider.Configuration> {
        // A provider's lines are installed for its own source alone.
        unsafeDowncast(value, to: ServiceSource<Provider.Destination, Provider.Configuration>.self)
    }
}
