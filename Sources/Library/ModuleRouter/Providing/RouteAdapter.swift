// SPDX-License-Identifier: Apache-2.0

/// An adapter that joins the protocols that modules require to the protocols that other modules provide. The app that contains both
/// modules declares it.
///
/// ```swift
/// @AutoRegister
/// enum ClockAdapter: RouteAdapter {
///     static var routes: RouteList<Self> {
///         Adapts(RoutableService<any NotesRequiredClock>(), to: RoutableService<any Clock>()) { ClockForNotes($0) }
///     }
/// }
/// ```
///
/// Services and views are adapted in the same way. A proxy of a view lives as long as the view is shown. No other code needs to
/// retain it.
public protocol RouteAdapter: RouteRegistrable {
    /// The adaptations of the adapter.
    @RouteListBuilder<Self> static var routes: RouteList<Self> { get }
}

extension RouteAdapter {
    @_documentation(visibility: internal)
    public static func register(in batch: RegistrationBatch) {
        for adaptation in routes.adaptations { batch.add(.adaptation(adaptation.by(Self.self))) }
    }
}
