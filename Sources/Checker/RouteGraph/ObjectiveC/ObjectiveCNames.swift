// SPDX-License-Identifier: Apache-2.0

/// The names of the library in Objective-C.
package enum ObjectiveCNames {
    /// The protocols whose heirs are keys, with the kinds of the keys.
    static let markers: [String: RouteKind] = [
        "ZIKViewRoutable": .view, "ZIKViewModuleRoutable": .viewModule, "ZIKServiceRoutable": .service,
        "ZIKServiceModuleRoutable": .serviceModule,
    ]

    /// Returns whether a protocol makes its heirs keys.
    package static func isMarker(_ name: String) -> Bool { markers[name] != nil }

    /// The router classes, with whether they make views.
    static let routers: [String: Bool] = [
        "ZIKViewRouter": true, "ZIKAnyViewRouter": true, "ZIKDestinationViewRouter": true, "ZIKModuleViewRouter": true,
        "ZIKServiceRouter": false, "ZIKAnyServiceRouter": false, "ZIKDestinationServiceRouter": false,
        "ZIKModuleServiceRouter": false,
    ]

    /// The adapter classes, with whether they adapt views.
    static let adapters: [String: Bool] = ["ZIKViewRouteAdapter": true, "ZIKServiceRouteAdapter": false]
}

extension String {
    /// Whether it is the path of a header or of an Objective-C source.
    package var isObjectiveCPath: Bool { hasSuffix(".m") || hasSuffix(".h") || hasSuffix(".mm") }
}

extension SourceLocation {
    /// Whether the place is in an Objective-C file.
    var isObjectiveC: Bool { file.isObjectiveCPath }
}

extension ObjectiveCStatement {
    /// The classes and protocols that the statement names.
    package var names: [String] {
        switch kind {
        case .registration(of: let name), .mention(let name), .message(to: let name): [name]
        case .request(let key): [key.name]
        case .typed(as: let names, for: let key, _): names + [key.name]
        case .call(_, arguments: let names, _): names
        case .unproven: []
        case .line(let line, let receiver): line.names + receiver.names
        }
    }
}

extension ObjectiveCLine {
    fileprivate var names: [String] {
        switch self {
        case .destination(let name, _): name.map { [$0] } ?? []
        case .key(let key): [key.name]
        case .adapter(let key, adaptee: let name): [key.name, name]
        case .identifier, .urlPattern, .unproven: []
        }
    }
}

extension ObjectiveCStatement.Receiver {
    fileprivate var names: [String] {
        if case .router(let name) = self { [name] } else { [] }
    }
}
