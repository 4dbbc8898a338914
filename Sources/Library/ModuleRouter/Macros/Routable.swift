// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Declares a protocol as routable.
///
/// ```swift
/// public protocol Clock: Sendable { func now() -> ContinuousClock.Instant }
///
/// @Routable extension RoutableService where Protocol == any Clock {}
///
/// let clock = try Router.destination(for: RoutableService<any Clock>())
/// ```
///
/// Attach it to an extension of `RoutableService`, `RoutableServiceModule`, `RoutableAsyncService`, `RoutableView` or
/// `RoutableViewModule`. The only requirement is `Protocol == …`, with a protocol (`any Clock`), a composition
/// (`any Clock & Alarm`, `SomeClass & Clock`) or a constrained existential (`any Store<Int>`). The macro adds:
///
/// - the protocol's slot in the process, which makes it free to create and resolve the key. It has the name `routeSlot` if the
///   extension has members of its own;
/// - `init()`, which `RoutableService<any Clock>()` requires;
/// - a record of the declaration with its source location.
///
/// **Access.** The added members are public, unless the extension has an access modifier. Write one if the protocol is not
/// public: `@Routable internal extension RoutableService where Protocol == any Clock {}`. A formatter may remove this
/// `internal` as redundant, such as swift-format with its rule `NoAccessLevelOnExtensionDeclaration`. If imports are internal
/// by default, a public declaration needs `public import ModuleRouter`. The compiler warns that this import is unused if
/// the file has no other use of it, because the compiler does not check macro expansions.
///
/// **Isolation.** Code in any isolation can create the key, even if the module's default isolation is the main actor. To allow
/// only the main actor to create it, write `@MainActor` before the extension, or write the initialiser:
///
/// ```swift
/// @Routable extension RoutableService where Protocol == any AlertService {
///     @MainActor public init() { self.init(slot: Self.routeSlot) }
/// }
/// ```
///
/// **Discovery.** The record is part of the binary
/// ([SE-0492](https://github.com/swiftlang/swift-evolution/blob/main/proposals/0492-section-control.md)). The library therefore
/// knows every declaration in the program, and in each library loaded later, without a list. This requires Swift 6.3. With an
/// earlier compiler, the key works but the declaration is not listed.
///
/// > Important: Declare a protocol once for each kind of key. A second declaration makes `init()` ambiguous.
@attached(member, names: named(routeSlot), named(init))
public macro Routable() = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "RoutableMacro")

/// Declares a protocol as routable, and names its key.
///
/// ```swift
/// @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}
///
/// let clock = try Router.destination(for: .clock)
/// ```
///
/// The macro adds the members of ``Routable()``, and a static property with the name: the short key. If the protocol is not public,
/// write `internal` before the extension; here the compiler requires it.
///
/// - Parameter name: The name of the short key, a literal.
@attached(member, names: named(routeSlot), named(init), arbitrary)
public macro RoutableAs(_ name: String) = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "RoutableMacro")
#endif
