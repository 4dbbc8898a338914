// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Registers a provider or an adapter in `RouteRegistry.shared`, so that no list of providers is needed.
///
/// ```swift
/// @AutoRegister
/// struct ClockRouter: ServiceRouteProvider {
///     static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
///     func makeDestination(with configuration: RouteConfiguration) -> SystemClock? { SystemClock() }
/// }
/// ```
///
/// Attach it to the declaration of a struct, an enum or a class. The type may be private or nested in another type. It cannot
/// be generic or local to a function. The conformance can be in an extension.
///
/// **Discovery.** The macro adds a record to the binary
/// ([SE-0492](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0492-section-control.md)). The app must link the
/// module, but need not import it or name the type. The provider is registered when the shared registry receives its first
/// request. An instance is created only for a destination. A library that is loaded later adds its own records.
///
/// **Shorter forms.** `makeDestination` may return a destination that is not optional, and may omit the configuration:
/// `func makeDestination() -> SystemClock { SystemClock() }`. The macro adds the form that the protocol requires. The library
/// isolates only functions in the required form. In a main-actor provider or a view provider, write `@MainActor` before a
/// function without the configuration. A result counts as optional only if it is written as an optional.
///
/// **Isolation.** The record is isolated to no actor, like the type's `routes`. It runs on the thread of the first request.
///
/// **Near misses.** The library has default implementations of all optional members of a provider. A member with a misspelt
/// name, other labels or types, or without `static` therefore compiles but is never called. The macro warns about such members
/// in the declaration of the type. The compiler warns about those in an extension that declares the conformance.
///
/// > Important: Requires Swift 6.3. With an earlier compiler, the macro warns, and you must list the type in the app's
///   registrations.
@attached(
    member, conformances: RouteRegistrable,
    names: named(_routeRecord), named(ProvidedDestination), named(MadeDestination), named(makeDestination))
public macro AutoRegister() = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "AutoRegisterMacro")
#endif
