// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

extension ZIKViewRouter {
    /// Registers a class that the router makes. The first router of a class is its default.
    nonisolated public class func registerView<Object: AnyObject>(
        _ viewClass: Object.Type, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { $0.bind(viewClass, exclusive: false, at: location) }
    }

    /// Registers a class that only this router makes.
    nonisolated public class func registerExclusiveView<Object: AnyObject>(
        _ viewClass: Object.Type, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { $0.bind(viewClass, exclusive: true, at: location) }
    }

    /// Registers a name, for callers that know no protocol.
    nonisolated public class func registerIdentifier(
        _ identifier: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { $0.add(identifier: identifier, at: location) }
    }

    /// Registers URLs, such as `app://note/:name`. The pattern is an identifier as well.
    nonisolated public class func registerURLPattern(
        _ pattern: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { views in
            views.add(identifier: pattern, at: location)
            views.add(
                urlPattern: pattern, .open, at: location,
                fill: { url, configuration in (configuration as? PerformRouteConfig)?.take(url) },
                // The router of the destination does what the URL asks for, see `afterSuccessAction(fromURL:)`.
                act: { _, _ in })
        }
    }

    nonisolated private class func add(_ register: (ViewRegistrar) -> Void) {
        RouterRegistration.add(to: self, begin: begin) { registration in
            if let views = registration.views { register(views) }
        } other: { _ in
            preconditionFailure("only \(self) can register its classes, identifiers and URLs")
        }
    }
}

extension ViewRegistrar {
    /// A key of a class compiles with `init(declaredProtocol:)`, and is no declaration. A composition of one with a protocol is.
    func checkDeclared(_ key: RouteKey, _ type: Any.Type, at location: RouteLocation) {
        if type is AnyClass { add(.undeclaredKey(key, at: location)) }
    }
}
