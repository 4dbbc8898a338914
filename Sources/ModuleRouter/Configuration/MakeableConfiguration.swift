// SPDX-License-Identifier: Apache-2.0

/// A configuration that makes its destination from the parameters of the caller.
public protocol MakeableConfiguration<Destination>: AnyObject, SendableMetatype {
    /// The type of the destination.
    associatedtype Destination
    /// The closure that makes the destination. Set by the closure that takes the parameters.
    var makeDestination: (() throws -> Destination?)? { get set }
    /// The destination, if the closure that takes the parameters has already made it. The route then only prepares it.
    var madeDestination: Destination? { get set }
    /// The module's own preparation. It runs after the performer's and before the provider's.
    var prepareDestination: ((Destination) -> Void)? { get set }
    /// Receives the prepared destination, once.
    var didMakeDestination: ((Destination) -> Void)? { get set }
}

extension MakeableConfiguration {
    /// Returns the destination that has already been made, or makes one from the parameters.
    ///
    /// - Throws: The error of `makeDestination`, or ``NothingToMake`` if `makeDestination` is not set.
    package func destination() throws -> Destination? {
        if let madeDestination { return madeDestination }
        guard let makeDestination else { throw NothingToMake() }
        return try makeDestination()
    }
}

/// The error of a configuration whose `makeDestination` is not set. The route converts it to a `RouteError`.
struct NothingToMake: Error {}

/// The common superclass of the configurations of services and views that take parameters.
open class RouteMakeableConfiguration<Destination, Constructor>: MakeableConfiguration {
    public var makeDestination: (() throws -> Destination?)?
    public var madeDestination: Destination?
    public var prepareDestination: ((Destination) -> Void)?
    public var didMakeDestination: ((Destination) -> Void)?

    // Factories rather than closures: a stored closure that captures its configuration would be a retain cycle.
    private var makingNow: (DestinationMaker<Destination>) -> Constructor
    private var makingLater: (DestinationMaker<Destination>) -> Constructor

    /// The closure that takes the parameters and returns the destination before its preparation.
    ///
    /// A caller may keep the closure. It retains the configuration and makes a destination at every call, even after the route was
    /// performed. The configuration retains a closure that is assigned here, so that closure must not capture the configuration
    /// strongly.
    public var makeDestinationWith: Constructor {
        get { makingNow(DestinationMaker(of: self, isDeferred: false)) }
        set { makingNow = { _ in newValue } }
    }

    /// The closure that takes the parameters. `didMakeDestination` receives the destination later.
    ///
    /// A caller may keep the closure, but calling it after the route was performed makes no destination.
    public var constructDestination: Constructor {
        get { makingLater(DestinationMaker(of: self, isDeferred: true)) }
        set { makingLater = { _ in newValue } }
    }

    /// Makes a configuration whose closures take the parameters and make the destination with a maker.
    ///
    /// ```swift
    /// LoginConfiguration { maker in { account in maker.make { Login(account: account) } } }
    /// ```
    ///
    /// - Parameter constructor: Returns the closure that takes the parameters. Called each time the performer reads
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

/// A configuration for a service module that takes parameters. The module needs no configuration class of its own.
///
/// A module protocol declares the parameters, and this class implements it:
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
/// A conformance of this class is visible wherever the module protocol is visible. For a conformance of its own, a module declares
/// a final subclass.
open class ServiceMakeableConfiguration<Destination, Constructor>:
    RouteMakeableConfiguration<Destination, Constructor>
{}
