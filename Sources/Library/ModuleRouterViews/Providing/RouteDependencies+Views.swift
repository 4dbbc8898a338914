// SPDX-License-Identifier: Apache-2.0

extension RouteDependencies {
    @_disfavoredOverload
    @MainActor public static func resolve<Protocol>(
        _: Protocol.Type, _ key: RoutableView<Protocol>, in context: RouteContext? = nil, fileID: StaticString,
        line: UInt, column: UInt
    ) throws -> Protocol {
        try within(context) { () throws(RouteError) in
            try Router.destination(for: key, fileID: fileID, line: line, column: column)
        }
    }

    /// Returns nil if the key has no provider.
    @_disfavoredOverload
    @MainActor public static func resolveIfProvided<Protocol>(
        _ type: Protocol.Type, _ key: RoutableView<Protocol>, in context: RouteContext? = nil, fileID: StaticString,
        line: UInt, column: UInt
    ) throws -> Protocol? {
        guard isProvided(key, in: context) else { return nil }
        return try resolve(type, key, in: context, fileID: fileID, line: line, column: column)
    }

    @_disfavoredOverload
    @MainActor public static func resolveAll<Protocol>(
        _: Protocol.Type, _ key: RoutableView<Protocol>, in context: RouteContext? = nil, fileID: StaticString,
        line: UInt, column: UInt
    ) throws -> [Protocol] {
        try within(context) { () throws(RouteError) in
            try Router.destinations(for: key, fileID: fileID, line: line, column: column)
        }.map(\.destination)
    }
}
