// SPDX-License-Identifier: Apache-2.0

/// A kind of scope, and the values that a scope of this kind holds.
///
/// ```swift
/// /// The time during which a user is logged in.
/// @AutoRegister
/// struct Session: ScopeValues {
///     let user: User
///     static var routes: RouteList<Self> { Provides(.user) { $0.user } }
/// }
///
/// let session = RouteScope(Session(user: user))
/// ```
///
/// Each line of `routes` provides one value to the code that runs in the scope. A provider with the lifetime `.scoped(to: Session.self)`
/// therefore has a parameter such as `user: User`, not an optional one. A kind of scope without `routes` needs no registration.
public protocol ScopeValues: RouteProvider, Sendable where ProvidedDestination == Self, ProvidedConfiguration == Never {
    /// The kind of scope in which each scope of this kind is made. Defaults to `Never`, for none.
    ///
    /// Code in a scope also has the values and the destinations of the outer one. The outer scope ends the inner ones.
    associatedtype Outer: ScopeValues = Never

    /// The keys of the values. Defaults to none.
    @RouteListBuilder<Self> static var routes: RouteList<Self> { get }
}

extension ScopeValues {
    public static var routes: RouteList<Self> { RouteList(steps: .several([])) }

    @_documentation(visibility: internal)
    public static func register(in batch: RegistrationBatch) {
        batch.add(Self.self, routes.steps, factory: nil)
    }
}

/// The outer kind of a scope that is not made in another one.
extension Never: ScopeValues {}
