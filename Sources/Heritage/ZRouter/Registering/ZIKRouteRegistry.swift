// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
import RouteTables

/// The registry, with the name and the calls of ZIKRouter.
public enum ZIKRouteRegistry {
    /// Whether types with `@AutoRegister` are registered automatically. If you want to call each router's
    /// `registerRoutableDestination()` yourself, set it to false before the first request.
    public static var autoRegister: Bool {
        get { RouteRegistry.shared.registersByItself }
        set { RouteRegistry.shared.registersByItself = newValue }
    }

    /// Whether the registration has ended, either by a call or at the first use of a route in a debug build. Later
    /// registrations are still accepted.
    public static var registrationFinished: Bool { RouterLayer.current.isFinished }

    /// Same as `registrationFinished`.
    public static var isRegistrationFinished: Bool { registrationFinished }

    /// Registers all types with `@AutoRegister`.
    public static func registerAll() {
        RouteRegistry.shared.registersByItself = true
        RouteRegistry.shared.seal()
    }

    /// Ends a manual registration. See ``ModuleRouter/RouteRegistry/finishRegistration()``.
    @discardableResult
    public static func notifyRegistrationFinished() -> [RouteFault] { RouteRegistry.current.finishRegistration() }

    // MARK: Generated source

    /// Returns source code with the imports for all types with `@AutoRegister`.
    public static func codeForImportingRouters() -> String {
        let modules = Set(RouteRecords.recordedTypes.compactMap { name(of: $0).split(separator: ".").first })
        return modules.sorted().map { "import \($0)\n" }.joined()
    }

    /// Returns source code that registers all types with `@AutoRegister`: calls of routers and adapters, and a list of the
    /// library's providers.
    public static func codeForRegisteringRouters() -> String {
        var calls: [String] = []
        var listed: [String] = []
        for type in RouteRecords.recordedTypes {
            if isRouter(type) {
                calls.append("\(name(of: type)).registerRoutableDestination()\n")
            } else {
                listed.append("    \(name(of: type)).self\n")
            }
        }
        guard !listed.isEmpty else { return calls.joined() }
        return calls.joined() + "RouteRegistry.shared.register {\n" + listed.joined() + "}\n"
    }

    private static func isRouter(_ type: any RouteRegistrable.Type) -> Bool {
        type is any ZIKServiceRouterClass.Type || type is any ZIKViewRouterClass.Type
            || type is ZIKServiceRouteAdapter.Type || type is ZIKViewRouteAdapter.Type
    }

    private static func name(of type: Any.Type) -> String { String(reflecting: type) }
}
