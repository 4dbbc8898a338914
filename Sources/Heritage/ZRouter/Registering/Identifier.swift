// SPDX-License-Identifier: Apache-2.0

public import ModuleRouterViews
import RouteTables

/// A line of `routes`: a name by which the provider is found. It serves callers that know no protocol, such as another router.
public struct Identifier {
    fileprivate let content: ProviderIdentifier

    /// Names the provider.
    ///
    /// - Parameter name: The name. Only one provider may register it.
    public init(_ name: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
        content = ProviderIdentifier(name, fileID: fileID, line: line, column: column)
    }
}

extension RouteListBuilder where Owner: ServiceRouteProvider {
    public static func buildExpression(_ identifier: Identifier) -> RouteStep { buildExpression(identifier.content) }

    public static func buildExpression(_ line: DestinationClass) -> RouteStep { buildExpression(line.binding) }
}

extension RouteListBuilder where Owner: MainActorServiceRouteProvider {
    public static func buildExpression(_ identifier: Identifier) -> RouteStep { buildExpression(identifier.content) }

    public static func buildExpression(_ line: DestinationClass) -> RouteStep { buildExpression(line.binding) }
}

extension RouteListBuilder where Owner: ViewRouteProvider {
    public static func buildExpression(_ identifier: Identifier) -> RouteStep { buildExpression(identifier.content) }
}

extension RouteListBuilder where Owner: AsyncServiceRouteProvider {
    @available(*, unavailable, message: "an asynchronous provider is found by its key, not by an identifier")
    public static func buildExpression(_ identifier: Identifier) -> RouteStep { .nothing }

    @available(*, unavailable, message: "an asynchronous provider is found by its key, not by a class")
    public static func buildExpression(_ line: DestinationClass) -> RouteStep { .nothing }
}
