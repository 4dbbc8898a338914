// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews

/// The common interface of all router classes for services.
///
/// To define a custom event, declare a static method in your own protocol. Cast the class to the protocol and call the method.
public protocol ZIKServiceRouterClass: RouteProvider {
    /// Registers the destination's classes and keys.
    static func registerRoutableDestination()
    /// Called in debug builds after all registrations, for your own checks. The underscore comes from ZIKRouter.
    static func _didFinishRegistration()
    /// Returns whether the router is only a base class.
    static func isAbstractRouter() -> Bool
}
