// SPDX-License-Identifier: Apache-2.0

/// One line of `routes`: registers it for the provider's source.
///
/// No generic type, and neither is what it stands in constrained: what the runtime makes of such types it makes once for each
/// provider, and looks through the conformances of the whole program for it.
public struct RouteStep {
    /// The key that the line provides, if it is one.
    let id: RouteID?
    /// Whether it is a class of views.
    let bindsViewClass: Bool
    /// The source is the provider's own, so it has the types that the step was made for.
    let install: (_ source: ProviderSource, RouteBatch) -> Void

    /// For a line that does without the source.
    init(id: RouteID?, _ install: @escaping (ProviderSource, RouteBatch) -> Void) {
        self.id = id
        bindsViewClass = false
        self.install = install
    }

    /// For a line that is refused.
    static var nothing: RouteStep { RouteStep(id: nil) { _, _ in } }

    // Inlined, so that a step is one closure and not a closure of another one.

    /// For synchronous providers of services only.
    @inline(__always) init<Provider: RouteProvider>(
        of _: Provider.Type, _ key: RouteKey? = nil,
        _ install: @escaping (ServiceSource<Provider.Destination, Provider.Configuration>, RouteBatch) -> Void
    ) {
        id = key?.id
        bindsViewClass = false
        self.install = { source, batch in install(source.services(of: Provider.self), batch) }
    }

    @inline(__always) init<Provider: AsyncServiceRouteProvider>(
        async _: Provider.Type, _ key: RouteKey? = nil,
        _ install: @escaping (AsyncServiceSource<Provider.Destination>, RouteBatch) -> Void
    ) {
        id = key?.id
        bindsViewClass = false
        self.install = { source, batch in install(unsafeDowncast(source.value, to: AsyncServiceSource.self), batch) }
    }

    @inline(__always) init<Provider: ViewRouteProvider>(
        view _: Provider.Type, _ key: RouteKey? = nil, bindsClass: Bool = false,
        _ install: @escaping (ViewSource<Provider.Destination, Provider.Configuration>, RouteBatch) -> Void
    ) {
        id = key?.id
        bindsViewClass = bindsClass
        self.install = { source, batch in install(unsafeDowncast(source.value, to: ViewSource.self), batch) }
    }
}

/// The lines of `routes`: most often one, for which no array is made.
enum RouteSteps {
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
