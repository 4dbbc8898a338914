// SPDX-License-Identifier: Apache-2.0

/// A configuration for a module of a service that needs parameters, without a class of its own.
///
/// A module protocol says what the performer must give, and this class implements it:
///
/// ```swift
/// extension ServiceMakeableConfiguration: LoginModuleInput
/// where Destination == any LoginInput, Constructor == (String) -> (any LoginInput)? {}
/// ```
open class ServiceMakeableConfiguration<Destination, Constructor>: ZIKPerformRouteConfiguration,
    ZIKConfigurationMakeable
{
    public var makeDestination: (() -> Destination?)?
    public var makedDestination: Destination?
    public var __prepareDestination: ((Destination) -> Void)?
    public var didMakeDestination: ((Destination) -> Void)?
    /// Takes the parameters and returns the destination.
    public var makeDestinationWith: Constructor
    /// Takes the parameters; the destination comes later, through `didMakeDestination`.
    public var constructDestination: Constructor
    /// Other closures that take parameters, by name.
    public var constructorContainer: [String: Any] = [:]

    /// - Parameter constructor: What is called until the router sets a better one.
    public init(_ constructor: Constructor) {
        makeDestinationWith = constructor
        constructDestination = constructor
    }
}

/// The same, where what takes the parameters and returns, and what takes them and does not, have types of their own.
open class AnyServiceMakeableConfiguration<Destination, Maker, Constructor>: ZIKPerformRouteConfiguration,
    ZIKConfigurationMakeable
{
    public var makeDestination: (() -> Destination?)?
    public var makedDestination: Destination?
    public var __prepareDestination: ((Destination) -> Void)?
    public var didMakeDestination: ((Destination) -> Void)?
    /// Takes the parameters and returns the destination.
    public var makeDestinationWith: Maker
    /// Takes the parameters; the destination comes later, through `didMakeDestination`.
    public var constructDestination: Constructor
    /// Other closures that take parameters, by name.
    public var constructorContainer: [String: Any] = [:]

    /// - Parameters: What is called until the router sets better ones.
    public init(maker: Maker, constructor: Constructor) {
        makeDestinationWith = maker
        constructDestination = constructor
    }
}

/// A configuration that makes its service without taking parameters by closures of its own: a subclass adds those.
open class ZIKServiceMakeableConfiguration<Destination>: ZIKPerformRouteConfiguration, ZIKConfigurationMakeable {
    public var makeDestination: (() -> Destination?)?
    public var makedDestination: Destination?
    public var __prepareDestination: ((Destination) -> Void)?
    public var didMakeDestination: ((Destination) -> Void)?
    /// Closures that take parameters, by name.
    public var constructorContainer: [String: Any] = [:]
}
