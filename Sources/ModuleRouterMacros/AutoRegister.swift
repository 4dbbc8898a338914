// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Registers a provider or an adapter in `RouteRegistry.shared`, without a list of them anywhere.
///
/// ```swift
/// @AutoRegister
/// struct ClockRouter: ServiceRouteProvider {
///     static var routes: ServiceRoutes<Self> { Provides(RoutableService<any Clock>()) { $0 } }
///     func makeDestination(with configuration: ServiceRouteConfiguration) -> SystemClock? { SystemClock() }
/// }
/// ```
///
/// It goes on the declaration of a struct, an enum or a class, which may be private or nested in another type, but neither
/// generic nor local to a function. The conformance may stand in an extension.
///
/// **When it is found.** The record it adds is part of the binary
/// ([SE-0492](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0492-section-control.md)); the app need not
/// name the type or import its module, only link it. The provider is registered when the shared registry is first asked for
/// a route, and not made before a destination is. A library that is loaded later brings its own.
///
/// **Shorter forms.** `makeDestination` may return a destination that is not optional, and may leave out the configuration:
/// `func makeDestination() -> SystemClock { SystemClock() }`. The macro adds the form that the protocol requires. The library
/// isolates only functions in the required form, so a provider of the main actor or of views writes `@MainActor` before one
/// without the configuration. A result counts as an optional if it is written as one.
///
/// **Isolation.** The record runs on whichever thread asks first and is isolated to no actor, like the type's `routes`.
///
/// **What is not called.** What a provider may implement, the library implements already. So a member that is misspelt, has other
/// labels or other types, or is not static compiles all the same, and nobody calls it. The macro warns of those that stand in the
/// declaration of the type; the compiler warns of those in an extension that conforms.
///
/// > Important: It needs Swift 6.3. An earlier compiler warns, and the type has to be listed in the app's registrations.
@attached(
    member, conformances: RouteRegistrable,
    names: named(_routeRecord), named(Destination), named(MadeDestination), named(makeDestination))
public macro AutoRegister() = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "AutoRegisterMacro")
#endif
