// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The common interface of all router classes for views.
///
/// To define a custom event, declare a static method in your own protocol. Cast the class to the protocol and call the method.
public protocol ZIKViewRouterClass: RouteProvider {
    /// Registers the destination's classes and keys.
    static func registerRoutableDestination()
    /// Called in debug builds after all registrations, for your own checks. The underscore comes from ZIKRouter.
    static func _didFinishRegistration()
    /// Returns whether the router is only a base class.
    static func isAbstractRouter() -> Bool
    /// Returns the supported kinds of routes.
    static func supportedRouteTypes() -> ZIKViewRouteTypeMask
}
