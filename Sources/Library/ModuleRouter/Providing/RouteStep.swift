// SPDX-License-Identifier: Apache-2.0

/// A line of `routes`. It registers the line for the provider's factory.
///
/// The type is not generic, and its context has no constraints. The runtime would otherwise make such a type once for each
/// provider, and search the conformances of the whole program for it.
@_documentation(visibility: internal)
public struct RouteStep {
    /// The key that the line provides; nil for other lines.
    let id: RouteID?
    /// Whether the line binds a class of views.
    let bindsViewClass: Bool
    /// Registers the line for a factory. The factory belongs to the provider, so it has the types for which the step was made.
    let install: (_ factory: ProviderFactory, RegistrationBatch) -> Void

    /// Makes a step that reads the factory itself, if it needs the factory.
    @inline(__always) package init(
        id: RouteID?, bindsViewClass: Bool = false, _ install: @escaping (ProviderFactory, RegistrationBatch) -> Void
    ) {
        self.id = id
        self.bindsViewClass = bindsViewClass
        self.install = install
    }

    /// Returns the step with an operation after it.
    package func followed(by operation: @escaping (ProviderFactory, RegistrationBatch) -> Void) -> RouteStep {
        let install = install
        return RouteStep(id: id, bindsViewClass: bindsViewClass) { factory, batch in
            install(factory, batch)
            operation(factory, batch)
        }
    }

    /// A step without effect, for a line that the compiler rejects.
    package static var nothing: RouteStep { RouteStep(id: nil) { _, _ in } }

    // The initialisers are inlined, so that a step is one closure instead of a closure inside another one.

    /// Makes a step for a synchronous provider of services.
    @inline(__always) package init<Provider: RouteProvider>(
        of _: Provider.Type, _ key: RouteKey? = nil,
        _ install:
            @escaping (ServiceFactory<Provider.ProvidedDestination, Provider.ProvidedConfiguration>, RegistrationBatch)
            -> Void
    ) {
        id = key?.id
        bindsViewClass = false
        self.install = { factory, batch in install(factory.services(of: Provider.self), batch) }
    }

    @inline(__always) init<Provider: RouteProvider>(
        async _: Provider.Type, _ key: RouteKey? = nil,
        _ install: @escaping (AsyncServiceFactory<Provider.ProvidedDestination>, RegistrationBatch) -> Void
    ) where Provider.ProvidedDestination: Sendable {
        id = key?.id
        bindsViewClass = false
        self.install = { factory, batch in install(unsafeDowncast(factory.value, to: AsyncServiceFactory.self), batch) }
    }
}

/// The lines of `routes`.
@usableFromInline package enum RouteSteps {
    case one(RouteStep)
    case several([RouteStep])

    var bindsViewClass: Bool {
        switch self {
        case .one(let step): step.bindsViewClass
        case .several(let steps): steps.contains(where: \.bindsViewClass)
        }
    }

    func each(_ body: (RouteStep) -> Void) {
        switch self {
        case .one(let step): body(step)
        case .several(let steps): for step in steps { body(step) }
        }
    }
}
