// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A router of a service, to inherit from: what it makes, and by which keys it is found.
///
/// ```swift
/// class TimeServiceRouter: ZIKServiceRouter<TimeService, PerformRouteConfig> {
///     override class func registerRoutableDestination() {
///         registerService(TimeService.self)
///         register(RoutableService<any TimeServiceInput>())
///     }
///     override func destination(with configuration: PerformRouteConfig) -> TimeService? { TimeService() }
/// }
/// ```
///
/// Swift finds no subclasses by itself: write `@AutoRegister` before the class, or list it in
/// `RouteRegistry.shared.register { … }`. The checker finds those that are neither.
///
/// A new instance serves each destination. The type arguments are those of the overridden methods; a destination that is not a
/// `Destination` fails the route.
open class ZIKServiceRouter<Destination, RouteConfig>: ZIKServiceRouterClass, DeprecatedRegistrationHook {
    public typealias Configuration = RouteConfig

    /// The configuration that the destination is made from.
    public internal(set) var configuration: RouteConfig?

    public required init() {}

    // MARK: To override

    /// Registers what the router makes, and by which keys it is found.
    open class func registerRoutableDestination() {}

    /// Called in debug builds when everything is registered: for checks of your own.
    open class func _didFinishRegistration() { callDeprecatedHook() }

    @available(*, deprecated, renamed: "_didFinishRegistration()")
    open class func _registrationDidFinished() {}

    /// Whether the router only serves others to inherit from: it is not registered, and not checked.
    open class func isAbstractRouter() -> Bool { false }

    /// The configuration a route begins with.
    open class func defaultRouteConfiguration() -> RouteConfig {
        guard let configuration = PerformRouteConfig() as? RouteConfig else {
            preconditionFailure("override \(self).defaultRouteConfiguration() to return a \(RouteConfig.self)")
        }
        return configuration
    }

    open class func defaultRemoveConfiguration() -> RemoveRouteConfig { RemoveRouteConfig() }

    /// Makes the destination. Nil if it cannot be made. What a makeable configuration makes, unless overridden.
    open func destination(with configuration: RouteConfig) -> Destination? {
        (configuration as? any ZIKConfigurationMakeable)?.anyDestination() as? Destination
    }

    /// Gives the destination what it needs. Runs after the performer's own preparation.
    open func prepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    /// Called when the destination is prepared, to check it.
    open func didFinishPrepareDestination(_ destination: Destination, configuration: RouteConfig) {}

    /// Undoes what making the destination began.
    open func removeDestination(_ destination: Destination, removeConfiguration: RemoveRouteConfig) {}

    /// Takes in the parameters of a URL that has led here.
    open func processUserInfo(_ userInfo: [String: Any], fromURL url: RouteURL) {}

    /// Does what a URL asks for with its item `action`, once it has led here.
    open func performAction(_ action: String, userInfo: [String: Any], fromURL url: RouteURL) {}

    // MARK: Registering

    public class func register(in batch: RouteBatch) {
        guard !isAbstractRouter() else { return }
        let registration = begin(in: batch)
        registration.run { registerRoutableDestination() }
        guard let services = registration.services else { return }
        if !services.bindsClass, !registration.hasRoutes {
            services.add(
                .providerWithoutDestination(
                    self, remedy: "call registerService(_:) in registerRoutableDestination() of \(self)"))
        }
        services.finish(self, in: batch, together: true)
    }

    static func begin(in batch: RouteBatch) -> RouterRegistration {
        let router = self
        let services = ServiceRegistrar(
            router, in: batch, makeConfiguration: { router.defaultRouteConfiguration() as AnyObject },
            applying: { plain, own in
                guard let own = own as? PerformRouteConfig else { return }
                own.addUserInfo(plain.userInfo)
            }
        ) { router.init().steps() }
        return RouterRegistration(of: router, in: batch, services: services)
    }

    // MARK: Making

    private func steps() -> ServiceRegistrar.Instance {
        ServiceRegistrar.Instance(
            make: { [self] configuration in
                let configuration = try typed(configuration)
                self.configuration = configuration
                if let perform = configuration as? PerformRouteConfig, let url = perform.url {
                    processUserInfo(perform.userInfo, fromURL: url)
                }
                return destination(with: configuration)
            },
            prepare: { [self] destination, configuration in
                (configuration as? any ZIKConfigurationMakeable)?.prepare(any: destination)
                prepareDestination(try DynamicType.cast(destination), configuration: try typed(configuration))
            },
            didFinishPreparing: { [self] destination, configuration in
                didFinishPrepareDestination(try DynamicType.cast(destination), configuration: try typed(configuration))
                (configuration as? any ZIKConfigurationMakeable)?.handOut(any: destination)
            },
            remove: { [self] destination, _ in
                removeDestination(
                    try DynamicType.cast(destination), removeConfiguration: Self.defaultRemoveConfiguration())
            })
    }

    private func typed(_ configuration: AnyObject) throws -> RouteConfig { try DynamicType.cast(configuration) }
}

/// What only a cast can tell, at the border to a router's type arguments.
enum DynamicType {
    struct Mismatch: Error, CustomStringConvertible {
        let description: String
    }

    static func cast<Wanted>(_ found: Any) throws -> Wanted {
        guard let wanted = found as? Wanted else {
            throw Mismatch(description: "\(type(of: found)) is not \(Wanted.self)")
        }
        return wanted
    }
}
