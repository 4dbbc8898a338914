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

extension MakeableConfiguration {
    /// What it has made already, or makes from the parameters it was given.
    ///
    /// - Throws: What `makeDestination` throws; ``NothingToMake`` if nobody has set it.
    func destination() throws -> Destination? {
        if let madeDestination { return madeDestination }
        guard let makeDestination else { throw NothingToMake() }
        return try makeDestination()
    }
}

/// A configuration that makes its destination itself was not told how. The route it is of makes a `RouteError` of it.
struct NothingToMake: Error {}

/// What the configurations of services and of views that take parameters have in common.
open class RouteMakeableConfiguration<Destination, Constructor>: MakeableConfiguration {
    public var makeDestination: (() throws -> Destination?)?
    public var madeDestination: Destination?
    public var prepareDestination: ((Destination) -> Void)?
    public var didMakeDestination: ((Destination) -> Void)?

    // What makes a closure, not the closure: a closure that kept its configuration would be kept by it.
    private var makingNow: (DestinationMaker<Destination>) -> Constructor
    private var makingLater: (DestinationMaker<Destination>) -> Constructor

    /// Takes the parameters and returns the destination, not prepared yet.
    ///
    /// A caller may keep it. It keeps the configuration, and makes a destination at every call, also when the route is done.
    /// One that is set here is kept by the configuration, so it must not capture that strongly.
    public var makeDestinationWith: Constructor {
        get { makingNow(DestinationMaker(of: self, isDeferred: false)) }
        set { makingNow = { _ in newValue } }
    }

    /// Takes the parameters; the destination comes later, through `didMakeDestination`.
    ///
    /// A caller may keep it, but when the route is done nobody makes anything of the parameters.
    public var constructDestination: Constructor {
        get { makingLater(DestinationMaker(of: self, isDeferred: true)) }
        set { makingLater = { _ in newValue } }
    }

    /// A configuration whose closures take parameters and make the destination by the maker that they are given.
    ///
    /// ```swift
    /// LoginConfiguration { maker in { account in maker.make { Login(account: account) } } }
    /// ```
    ///
    /// - Parameter constructor: Makes the closure that takes the parameters, whenever the performer asks for
    ///   `makeDestinationWith` or `constructDestination`.
    public init(_ constructor: @escaping (DestinationMaker<Destination>) -> Constructor) {
        makingNow = constructor
        makingLater = constructor
    }
}

extension RouteMakeableConfiguration {
    @available(
        *, unavailable,
        message: "the destination has to reach the configuration: write { maker in { parameters in maker.make { … } } }"
    )
    @_disfavoredOverload
    public convenience init(_ constructor: Constructor) { self.init { _ in constructor } }
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
///     Configuration { maker in { account in maker.make { Login(account: account) } } }
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
