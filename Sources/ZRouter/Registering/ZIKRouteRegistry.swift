// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// The registry, by the name and the calls that it had.
public enum ZIKRouteRegistry {
    /// Whether what is marked with `@AutoRegister` registers itself. Set to false before the first route is asked for, to call each
    /// router's `registerRoutableDestination()` by hand.
    public static var autoRegister: Bool {
        get { RouteRegistry.shared.registersByItself }
        set { RouteRegistry.shared.registersByItself = newValue }
    }

    /// Whether the registration was ended, by hand or at the first use of a route in a debug build. What is registered after that
    /// is taken in all the same.
    public static var registrationFinished: Bool { RouterLayer.current.isFinished }

    /// The same.
    public static var isRegistrationFinished: Bool { registrationFinished }

    /// Registers all that is marked with `@AutoRegister`.
    public static func registerAll() {
        RouteRegistry.shared.registersByItself = true
        RouteRegistry.shared.seal()
    }

    /// Ends a registration by hand. See ``ModuleRouter/RouteRegistry/finishRegistration()``.
    @discardableResult
    public static func notifyRegistrationFinished() -> [RouteFault] { RouteRegistry.current.finishRegistration() }

    // MARK: Lists to paste

    /// The imports of what registers all that is marked with `@AutoRegister`, as source.
    public static func codeForImportingRouters() -> String {
        let modules = Set(RouteRecords.recordedTypes.compactMap { name(of: $0).split(separator: ".").first })
        return modules.sorted().map { "import \($0)\n" }.joined()
    }

    /// What registers by hand all that is marked with `@AutoRegister`, as source: calls of routers and adapters and, for providers
    /// of the library, a list.
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
