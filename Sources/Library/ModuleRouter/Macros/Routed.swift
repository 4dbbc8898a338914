// SPDX-License-Identifier: Apache-2.0

#if Macros
/// Makes a property the destination of the service with the property's type.
///
/// ```swift
/// final class ReminderList: Sendable {
///     @Routed private var clock: any Clock
///
///     func isDue(_ reminder: Reminder) throws -> Bool { try clock.now() >= reminder.date }
/// }
/// ```
///
/// The service is requested at the first use, from the registry of the task that made the owner. The owner then keeps the
/// destination, so all later uses return the same one. A failed request is not kept: the next use requests the service again.
///
/// The property's getter throws the `RouteError` of a failed request. If the type is an optional, `(any Clock)?`, the property is nil
/// if the key has no provider.
///
/// The property may belong to a class, an actor or a structure. A class of the main actor may use services of the main actor. In a
/// class with `@Observable`, write `@ObservationIgnored` before the property.
///
/// Without the macro, the same property is `let clock = RoutedDestination(.clock)`: see ``RoutedDestination``.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Routed() = #externalMacro(module: "ModuleRouterMacrosPlugin", type: "RoutedMacro")

/// Makes a property the destination of a service. See ``Routed()``.
///
/// - Parameter key: The key of the service.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Routed<Protocol>(_ key: RoutableService<Protocol>) =
    #externalMacro(module: "ModuleRouterMacrosPlugin", type: "RoutedMacro")

/// Makes a property the destination of an asynchronous service. Its getter is asynchronous. See ``Routed()``.
///
/// ```swift
/// @Routed(.database) private var database: any Database
///
/// func save(_ note: Note) async throws { try await database.insert(note) }
/// ```
///
/// - Parameter key: The key of the service.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Routed<Protocol: Sendable>(_ key: RoutableAsyncService<Protocol>) =
    #externalMacro(module: "ModuleRouterMacrosPlugin", type: "AsyncRoutedMacro")

/// Makes a property the destination of a service whose key is written with its protocol. See ``Routed()``.
///
/// A key that a macro declares in the same module needs this form, because the compiler does not see the expansions of macros in the
/// arguments of other ones.
///
/// - Parameter key: The type of the key: that of a service or an asynchronous service.
@attached(accessor, names: named(get))
@attached(peer, names: prefixed(_))
public macro Routed(_ key: any RoutableKey.Type) =
    #externalMacro(module: "ModuleRouterMacrosPlugin", type: "RoutedMacro")
#endif
