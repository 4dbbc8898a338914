// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Makes a class, an actor or a structure the provider of a service.
///
/// ```swift
/// @Provider(of: .noteSearch, lifetime: .shared)
/// final class RankedSearch: NoteSearch {
///     init(store: any NoteStore, clock: any Clock) { … }
/// }
/// ```
///
/// The macro adds a provider that calls the initialiser, and registers it like ``AutoRegister()``. A list of registrations can name
/// the type too: `RankedSearch.self`.
///
/// **Parameters.** The router supplies the parameters of the initialiser. Their types decide:
///
/// - `any Clock` is the service with the key of this type. The initialiser does not compile into a provider if the type is not
///   declared routable.
/// - `(any Ads)?` is nil if the key has no provider. An error of the provider is still an error.
/// - `[any Formatter]` contains the services of all named providers.
/// - `() throws -> any Store` requests the service at each call, from the registry of the task that made the object. In the same way,
///   `() async throws -> any Store` requests an asynchronous service.
/// - A parameter with a default value is not supplied.
/// - A parameter with ``RouteParameter`` is supplied by the caller.
///
/// The type has at most one initialiser in its declaration that is not private; write others in an extension. A structure without an
/// initialiser uses its memberwise one.
///
/// **Isolation.** Write `@MainActor` before a class of the main actor. Its initialiser is called on the main actor, and its parameters
/// may be services of the main actor. The same applies to a class that is isolated by its protocol or its superclass. Without them, the
/// type belongs to no actor, even in a module whose default isolation is the main actor.
///
/// - Parameters:
///   - keys: The keys of the service. The compiler verifies that the type conforms to their protocols.
///   - name: The name of the provider, if the protocol has several. See <doc:SeveralProviders>.
///   - replacedProvider: The name of another provider that is not registered if this one is. It has a key in common with this one.
///     See <doc:SelectingProviders>.
///   - condition: The condition under which the type is registered. Defaults to `.always`.
///   - lifetime: The lifetime of the service. Defaults to `.transient`. The type must be `Sendable` for any other lifetime.
///   - registersItself: Whether the shared registry finds the type, a literal. Defaults to true. Pass false in a test, or in an app
///     that lists its providers.
@attached(
    member, conformances: RouteRegistrable, names: named(_RouteProvider), named(_make), named(_routeRecord),
    named(register))
@attached(extension, conformances: RouteRegistrable)
public macro Provider<each Protocol>(
    of keys: repeat RoutableService<each Protocol>, named name: StaticString? = nil,
    replacing replacedProvider: StaticString? = nil, when condition: RouteCondition = .always,
    lifetime: ServiceLifetime<any AnyObject & Sendable, RouteParameters> = .transient,
    registersItself: Bool = true
) = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "ServiceProviderMacro")

/// Makes a class, an actor or a structure the provider of an asynchronous service.
///
/// ```swift
/// @Provider(of: .database, lifetime: .shared)
/// final class SQLDatabase: Database {
///     init(settings: any Settings) async throws { … }
/// }
/// ```
///
/// The initialiser may be asynchronous. Its parameters may be asynchronous services and other ones.
///
/// - Parameters:
///   - keys: The keys of the service. The compiler verifies that the type conforms to their protocols.
///   - name: The name of the provider, if the protocol has several. See <doc:SeveralProviders>.
///   - replacedProvider: The name of another provider that is not registered if this one is. It has a key in common with this one.
///     See <doc:SelectingProviders>.
///   - condition: The condition under which the type is registered. Defaults to `.always`.
///   - lifetime: The lifetime of the service. Defaults to `.transient`.
///   - registersItself: Whether the shared registry finds the type, a literal. Defaults to true.
@attached(
    member, conformances: RouteRegistrable, names: named(_RouteProvider), named(_make), named(_routeRecord),
    named(register))
@attached(extension, conformances: RouteRegistrable)
public macro Provider<each Protocol: Sendable>(
    of keys: repeat RoutableAsyncService<each Protocol>, named name: StaticString? = nil,
    replacing replacedProvider: StaticString? = nil, when condition: RouteCondition = .always,
    lifetime: ServiceLifetime<any AnyObject & Sendable, RouteParameters> = .transient, registersItself: Bool = true
) = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "AsyncServiceProviderMacro")

/// Makes a class, an actor or a structure the provider of a key that is written with its protocol.
///
/// ```swift
/// @Provider(of: RoutableServiceModule<any ExportInput>.self)
/// final class Export {
///     init(store: any NoteStore, @RouteParameter folder: String = "Notes") { … }
/// }
/// ```
///
/// This is the longer form of the other macros. It is needed for two kinds of keys:
///
/// - The key of a module protocol, whose caller supplies parameters. The macro adds a configuration that conforms to the module
///   protocol. It has a property for each parameter with ``RouteParameter``.
/// - A key that `@Routable` or `@RoutableAs` declares in the same module, because the compiler does not see the expansions of macros
///   in the arguments of other ones.
///
/// - Parameters:
///   - keys: The types of the keys, all of one kind.
///   - name: The name of the provider, if the protocol has several. See <doc:SeveralProviders>.
///   - replacedProvider: The name of another provider that is not registered if this one is. It has a key in common with this one.
///     See <doc:SelectingProviders>.
///   - condition: The condition under which the type is registered. Defaults to `.always`.
///   - lifetime: The lifetime of a service. Defaults to `.transient`.
///   - registersItself: Whether the shared registry finds the type, a literal. Defaults to true.
@attached(
    member, conformances: RouteRegistrable, names: named(_RouteProvider), named(_make), named(_routeRecord),
    named(register))
@attached(extension, conformances: RouteRegistrable)
public macro Provider(
    of keys: any RoutableKey.Type..., named name: StaticString? = nil,
    replacing replacedProvider: StaticString? = nil, when condition: RouteCondition = .always,
    lifetime: ServiceLifetime<any AnyObject & Sendable, RouteParameters> = .transient,
    registersItself: Bool = true
) = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "SpelledProviderMacro")

// MARK: Keys that do not fit

/// Reports that the key of a module protocol must be written with its type.
@_documentation(visibility: internal)
@attached(member)
public macro Provider<Module>(
    of key: RoutableServiceModule<Module>, named name: StaticString? = nil,
    replacing replacedProvider: StaticString? = nil, when condition: RouteCondition = .always,
    lifetime: ServiceLifetime<any AnyObject & Sendable, RouteParameters> = .transient, registersItself: Bool = true
) = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "ModuleKeyProviderMacro")
#endif
