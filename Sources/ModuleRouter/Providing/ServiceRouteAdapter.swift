// SPDX-License-Identifier: Apache-2.0

/// An adapter that joins the protocols that modules require to the protocols that other modules provide. The app that contains both
/// modules declares it.
///
/// ```swift
/// @AutoRegister
/// enum ClockAdapter: ServiceRouteAdapter {
///     static var routes: ServiceAdapters {
///         Adapts(RoutableService<any NotesRequiredClock>(), to: RoutableService<any Clock>()) { ClockForNotes($0) }
///     }
/// }
/// ```
public protocol ServiceRouteAdapter: RouteRegistrable {
    /// The adaptations of the adapter.
    @ServiceAdaptersBuilder static var routes: ServiceAdapters { get }
}

extension ServiceRouteAdapter {
    @_documentation(visibility: internal)
    public static func register(in batch: RegistrationBatch) {
        for adaptation in routes.adaptations { batch.add(adaptation.by(Self.self)) }
    }
}

/// The adaptations of an adapter: the value of its `routes`.
public struct ServiceAdapters {
    let adaptations: [RouteAdaptation]
}

/// Builds the `routes` of an adapter.
@_documentation(visibility: internal)
@resultBuilder
public enum ServiceAdaptersBuilder {
    public static func buildExpression<Required, Adaptee>(_ adapts: Adapts<Required, Adaptee>) -> RouteAdaptation {
        adapts.adaptation
    }

    public static func buildBlock(_ adaptations: RouteAdaptation...) -> ServiceAdapters {
        ServiceAdapters(adaptations: adaptations)
    }
}
