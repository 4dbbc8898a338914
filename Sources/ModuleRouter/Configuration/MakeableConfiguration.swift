// SPDX-License-Identifier: Apache-2.0

/// A configuration that knows how to make its destination, from the parameters that the caller gave it.
public protocol MakeableConfiguration<Destination>: AnyObject, SendableMetatype {
    associatedtype Destination
    /// Makes the destination. Set by the closure that takes the parameters.
    var makeDestination: (() throws -> Destination?)? { get set }
    /// The destination, if that closure made it at once: it is then prepared, not made again.
    var madeDestination: Destination? { get set }
    /// The module's own preparation, after the performer's and before the provider's.
    var prepareDestination: ((Destination) -> Void)? { get set }
    /// Given the prepared destination, once.
    var didMakeDestination: ((Destination) -> Void)? { get set }
}

/// What the configurations of services and of views that take parameters have in common.
open class RouteMakeableConfiguration<Destination, Constructor>: MakeableConfiguration {
    public var makeDestination: (() throws -> Destination?)?
    public var madeDestination: Destination?
    public var prepareDestination: ((Destination) -> Void)?
    public var didMakeDestination: ((Destination) -> Void)?

    /// Takes the parameters and returns the destination.
    public var makeDestinationWith: Constructor
    /// Takes the parameters; the destination comes later, through `didMakeDestination`.
    public var constructDestination: Constructor

    /// - Parameter constructor: What is called until the provider sets a better one.
    public init(_ constructor: Constructor) {
        makeDestinationWith = constructor
        constructDestination = constructor
    }

    /// Calls `makeDestination` now, and keeps what it made for the route to prepare.
    ///
    /// - Throws: What `makeDestination` throws. A `Constructor` that throws passes it on to the caller.
    public func makeNow() throws -> Destination? {
        madeDestination = try makeDestination?()
        return madeDestination
    }
}

/// A configuration for a module that needs parameters, without a class of its own.
///
/// A module protocol says what the caller must give, and this class implements it:
///
/// ```swift
/// public protocol LoginModuleInput: AnyObject {
///     var makeDestinationWith: (_ account: String) throws -> (any LoginService)? { get }
/// }
/// extension ServiceMakeableConfiguration: LoginModuleInput
/// where Destination == any LoginService, Constructor == (String) throws -> (any LoginService)? {}
///
/// static func makeConfiguration() -> ServiceMakeableConfiguration<any LoginService, (String) throws -> (any LoginService)?> {
///     let configuration = Configuration({ _ in nil })
///     configuration.makeDestinationWith = { [unowned configuration] account in
///         configuration.makeDestination = { Login(account: account) }
///         return try configuration.makeNow()
///     }
///     return configuration
/// }
/// ```
///
/// A conformance of this class is visible wherever the module protocol is. A module that wants it for itself conforms a
/// final subclass of its own.
open class ServiceMakeableConfiguration<Destination, Constructor>:
    RouteMakeableConfiguration<Destination, Constructor>
{}

/// A configuration for a module of a view that needs parameters, without a class of its own. See
/// ``ServiceMakeableConfiguration``.
open class ViewMakeableConfiguration<Destination, Constructor>:
    RouteMakeableConfiguration<Destination, Constructor>
{}
