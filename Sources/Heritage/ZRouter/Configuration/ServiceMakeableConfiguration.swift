// SPDX-License-Identifier: Apache-2.0

/// A ready-made configuration for a service module with parameters.
///
/// A module protocol declares the parameters, and this class implements it:
///
/// ```swift
/// extension ServiceMakeableConfiguration: LoginModuleInput
/// where Destination == any LoginInput, Constructor == (String) -> (any LoginInput)? {}
/// ```
nonisolated open class ServiceMakeableConfiguration<Destination, Constructor>: ZIKPerformRouteConfiguration,
    ZIKConfigurationMakeable
{
    public var makeDestination: (() -> Destination?)?
    public var makedDestination: Destination?
    public var __prepareDestination: ((Destination) -> Void)?
    public var didMakeDestination: ((Destination) -> Void)?
    /// Takes the parameters and returns the destination.
    public var makeDestinationWith: Constructor
    /// Takes the parameters. The destination is delivered later to `didMakeDestination`.
    public var constructDestination: Constructor
    /// Other closures that take parameters, by name.
    public var constructorContainer: [String: Any] = [:]

    /// - Parameter constructor: The constructor that is used until the router sets its own.
    public init(_ constructor: Constructor) {
        makeDestinationWith = constructor
        constructDestination = constructor
    }
}

/// A variant whose immediate and deferred constructors have different types.
nonisolated open class AnyServiceMakeableConfiguration<Destination, Maker, Constructor>: ZIKPerformRouteConfiguration,
    ZIKConfigurationMakeable
{
    public var makeDestination: (() -> Destination?)?
    public var makedDestination: Destination?
    public var __prepareDestination: ((Destination) -> Void)?
    public var didMakeDestination: ((Destination) -> Void)?
    /// Takes the parameters and returns the destination.
    public var makeDestinationWith: Maker
    /// Takes the parameters. The destination is delivered later to `didMakeDestination`.
    public var constructDestination: Constructor
    /// Other closures that take parameters, by name.
    public var constructorContainer: [String: Any] = [:]

    /// - Parameters: The constructors that are used until the router sets its own.
    public init(maker: Maker, constructor: Constructor) {
        makeDestinationWith = maker
        constructDestination = constructor
    }
}

/// A configuration that makes its service and has no constructor closures. A subclass adds its own parameters.
nonisolated open class ZIKServiceMakeableConfiguration<Destination>: ZIKPerformRouteConfiguration,
    ZIKConfigurationMakeable
{
    public var makeDestination: (() -> Destination?)?
    public var makedDestination: Destination?
    public var __prepareDestination: ((Destination) -> Void)?
    public var didMakeDestination: ((Destination) -> Void)?
    /// Closures that take parameters, by name.
    public var constructorContainer: [String: Any] = [:]
}
