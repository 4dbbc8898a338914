// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension ZIKServiceRouter {
    /// Registers a class of destinations. The first router of a class is its default.
    public class func registerService<Object: AnyObject>(
        _ serviceClass: Object.Type, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { $0.bind(serviceClass, exclusive: false, at: location) }
    }

    /// Registers a class that only this router may make.
    public class func registerExclusiveService<Object: AnyObject>(
        _ serviceClass: Object.Type, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { $0.bind(serviceClass, exclusive: true, at: location) }
    }

    /// Registers an identifier, for callers that do not know a protocol.
    public class func registerIdentifier(
        _ identifier: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { $0.add(identifier: identifier, at: location) }
    }

    /// Registers a URL pattern, such as `app://note/:name`. The pattern is also an identifier.
    public class func registerURLPattern(
        _ pattern: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { services in
            services.add(identifier: pattern, at: location)
            services.add(
                urlPattern: pattern, by: .outside, at: location,
                fill: { url, configuration in (configuration as? PerformRouteConfig)?.take(url) },
                // The router of the destination performs the URL's action, see `afterSuccessAction(fromURL:)`.
                act: { _, _ in })
        }
    }

    private class func add(_ register: (ServiceRegistrar) -> Void) {
        RouterRegistration.add(to: self, begin: begin) { registration in
            if let services = registration.services { register(services) }
        } other: { _ in
            preconditionFailure("only \(self) can register its classes, identifiers and URLs")
        }
    }
}

extension ServiceRegistrar {
    /// Reports a class as a key. It compiles with `init(declaredProtocol:)`, but is not a declaration.
    func checkDeclared(_ key: RouteKey, _ type: Any.Type, at location: RouteLocation) {
        if type is AnyClass { add(.undeclaredKey(key, at: location)) }
    }
}
