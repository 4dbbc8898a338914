// SPDX-License-Identifier: Apache-2.0

/// Joins views that modules require to those that other modules provide. Written by the app that hosts both.
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
/// A proxy lives as long as the view is shown, without anybody keeping it.
public protocol ViewRouteAdapter: RouteRegistrable {
    @ViewAdaptersBuilder static var routes: ViewAdapters { get }
}

extension ViewRouteAdapter {
    public static func register(in batch: RouteBatch) {
        for adaptation in routes.adaptations { batch.add(adaptation.by(Self.self)) }
    }
}

/// What an adapter of views adapts: the value of its `routes`.
public struct ViewAdapters {
    let adaptations: [RouteAdaptation]
}

/// Builds the `routes` of an adapter of views.
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
