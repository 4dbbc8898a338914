// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Declares a protocol as routable.
///
/// ```swift
/// public protocol Clock: Sendable { func now() -> ContinuousClock.Instant }
///
/// @Routable extension RoutableService where Protocol == any Clock {}
///
/// let clock = try Router.destination(for: .clock)
/// ```
///
/// Attach it to an extension of `RoutableService`, `RoutableServiceModule`, `RoutableAsyncService`, `RoutableView` or
/// `RoutableViewModule`. The only requirement is `Protocol == …`, with a protocol (`any Clock`), a composition
/// (`any Clock & Alarm`, `SomeClass & Clock`) or a constrained existential (`any Store<Int>`). The macro adds:
///
/// - `routeSlot`, the protocol's slot in the process, which makes it free to create and resolve the key;
/// - `init()`, which `RoutableService<any Clock>()` requires;
/// - the short key, a static property by which calls name the key;
/// - a record of the declaration with its source location.
///
/// **Short key.** `Router.destination(for: .clock)` requests `any Clock`. The name is that of the protocol without the suffix
/// `ViewInput`, `Input` or `Protocol`, and begins with a small letter: `.login` for `LoginViewInput`. A composition, a protocol
/// with generic arguments, and an extension with a static property of that name get no short key, unless you pass a name:
/// `@Routable("accounts")`.
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
/// - Parameter name: The name of the short key. By default, it is derived from the protocol.
///
/// > Important: Declare a protocol once for each kind of key. A second declaration makes `init()` ambiguous.
@attached(member, names: named(routeSlot), named(init), named(_routeDeclaration), arbitrary)
public macro Routable(_ name: String? = nil) = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "RoutableMacro")
#endif
