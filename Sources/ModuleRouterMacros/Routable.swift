// SPDX-License-Identifier: Apache-2.0

@_exported public import ModuleRouter

#if Macros
/// Declares a protocol routable.
///
/// ```swift
/// public protocol Clock: Sendable { func now() -> ContinuousClock.Instant }
///
/// @Routable extension RoutableService where Protocol == any Clock {}
///
/// let clock = try Router.destination(for: RoutableService<any Clock>())
/// ```
///
/// It goes on an extension of `RoutableService`, `RoutableServiceModule`, `RoutableAsyncService`, `RoutableView` or
/// `RoutableViewModule`, with the one requirement `Protocol == …`: a protocol (`any Clock`), a composition
/// (`any Clock & Alarm`, `SomeClass & Clock`) or a constrained existential (`any Store<Int>`). It adds
///
/// - `routeSlot`, the protocol's place in the process, which makes the key cost nothing to make and to resolve;
/// - `init()`, without which `RoutableService<any Clock>()` does not compile;
/// - a record of the declaration, with its place in the source.
///
/// **Access.** What it adds is public, unless the extension has an access modifier. The declaration of a protocol that is
/// not public should have one: `@Routable internal extension RoutableService where Protocol == any Clock {}`. A formatter
/// may take that `internal` for redundant; swift-format does, by its rule `NoAccessLevelOnExtensionDeclaration`. Where imports are
/// internal by default, a public declaration needs `public import ModuleRouterMacros`; the compiler warns that the import is
/// not used if the file has no other use of it, because it does not look into expansions.
///
/// **Isolation.** The key can be made anywhere, also where a module's code is isolated to the main actor by default. To
/// let only code on the main actor make it, write `@MainActor` before the extension, or write the initialiser:
///
/// ```swift
/// @Routable extension RoutableService where Protocol == any AlertService {
///     @MainActor public init() { self.init(slot: Self.routeSlot) }
/// }
/// ```
///
/// **When it is found.** The record is part of the binary
/// ([SE-0492](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0492-section-control.md)), so every
/// declaration in the program, and in each library loaded later, is known without a list of them. That needs Swift 6.3;
/// with an earlier compiler the key works, but the declaration is not listed.
///
/// > Important: Declare a protocol once for each kind of key. A second declaration makes `init()` ambiguous.
@attached(member, names: named(routeSlot), named(init), named(_routeDeclaration))
public macro Routable() = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "RoutableMacro")
#endif
