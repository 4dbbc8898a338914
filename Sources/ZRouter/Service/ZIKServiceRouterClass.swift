// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// A router of services, whatever it makes: what all of them have in common.
///
/// A custom event is a static method of a protocol of your own: cast the class to it and call the method.
public protocol ZIKServiceRouterClass: RouteProvider {
    /// Registers what the router makes, and by which keys it is found.
    static func registerRoutableDestination()
    /// Called in debug builds when everything is registered: for checks of your own. The underscore is the original's.
    static func _didFinishRegistration()
    /// Whether the router only serves others to inherit from.
    static func isAbstractRouter() -> Bool
}
