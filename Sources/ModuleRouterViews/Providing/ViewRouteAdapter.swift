// SPDX-License-Identifier: Apache-2.0

/// An adapter that joins the views that modules require to the views that other modules provide. The app that contains both modules
/// declares it.
///
/// ```swift
/// @AutoRegister
/// enum LoginAdapter: ViewRouteAdapter {
///     static var routes: ViewAdapters {
///         Adapts(RoutableView<any EditorRequiredLogin>(), to: RoutableView<any LoginViewInput>()) { LoginProxy($0) }
///     }
/// }
/// ```
///
/// A proxy lives as long as the view is shown. No other code needs to retain it.
public protocol ViewRouteAdapter: RouteRegistrable {
    /// The adaptations of the adapter.
    @ViewAdaptersBuilder static var routes: ViewAdapters { get }
}

extension ViewRouteAdapter {
    @_documentation(visibility: internal)
    public static func register(in batch: RegistrationBatch) {
        for adaptation in routes.adaptations { batch.add(adaptation.by(Self.self)) }
    }
}

/// The adaptations of an adapter of views: the value of its `routes`.
public struct ViewAdapters {
    let adaptations: [RouteAdaptation]
}

/// Builds the `routes` of an adapter of views.
@_documentation(visibility: internal)
@resultBuilder
public enum ViewAdaptersBuilder {
    public static func buildExpression<Protocol, Adaptee>(
        _ adapts: Adapts<RoutableView<Protocol>, Adaptee>
    ) -> RouteAdaptation { adapts.adaptation }

    public static func buildExpression<Module, Adaptee>(
        _ adapts: Adapts<RoutableViewModule<Module>, Adaptee>
    ) -> RouteAdaptation { adapts.adaptation }

    public static func buildBlock(_ adaptations: RouteAdaptation...) -> ViewAdapters {
        ViewAdapters(adaptations: adaptations)
    }
}
