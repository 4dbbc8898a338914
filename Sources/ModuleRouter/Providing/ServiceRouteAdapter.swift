// SPDX-License-Identifier: Apache-2.0

/// Joins protocols that modules require to those that other modules provide. Written by the app that hosts both.
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
    @ServiceAdaptersBuilder static var routes: ServiceAdapters { get }
}

extension ServiceRouteAdapter {
    public static func register(in batch: RouteBatch) {
        for adaptation in routes.adaptations { batch.add(adaptation.by(Self.self)) }
    }
}

/// What an adapter adapts: the value of its `routes`.
public struct ServiceAdapters {
    let adaptations: [RouteAdaptation]
}

/// Builds the `routes` of an adapter.
@resultBuilder
public enum ServiceAdaptersBuilder {
    public static func buildExpression<Required, Adaptee>(_ adapts: Adapts<Required, Adaptee>) -> RouteAdaptation {
        adapts.adaptation
    }

    public static func buildBlock(_ adaptations: RouteAdaptation...) -> ServiceAdapters {
        ServiceAdapters(adaptations: adaptations)
    }
}
