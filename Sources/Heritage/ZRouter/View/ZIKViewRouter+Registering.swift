// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension ZIKViewRouter {
    /// Registers a class of destinations. The first router of a class is its default.
    nonisolated public class func registerView<Object: AnyObject>(
        _ viewClass: Object.Type, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { $0.bind(viewClass, exclusive: false, at: location) }
    }

    /// Registers a class that only this router may make.
    nonisolated public class func registerExclusiveView<Object: AnyObject>(
        _ viewClass: Object.Type, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { $0.bind(viewClass, exclusive: true, at: location) }
    }

    /// Registers an identifier, for callers that do not know a protocol.
    nonisolated public class func registerIdentifier(
        _ identifier: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { $0.add(identifier: identifier, at: location) }
    }

    /// Registers a URL pattern, such as `app://note/:name`. The pattern is also an identifier.
    nonisolated public class func registerURLPattern(
        _ pattern: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) {
        let location = RouteLocation(fileID: fileID, line: line, column: column)
        add { views in
            views.add(identifier: pattern, at: location)
            views.add(
                urlPattern: pattern, by: .outside, at: location,
                fill: { url, configuration in (configuration as? PerformRouteConfig)?.take(url) },
                // The router of the destination performs the URL's action, see `afterSuccessAction(fromURL:)`.
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
    /// Reports a class as a key. It compiles with `init(declaredProtocol:)`, but is not a declaration. A composition of a class
    /// and a protocol is one.
    func checkDeclared(_ key: RouteKey, _ type: Any.Type, at location: RouteLocation) {
        if type is AnyClass { add(.undeclaredKey(key, at: location)) }
    }
}
