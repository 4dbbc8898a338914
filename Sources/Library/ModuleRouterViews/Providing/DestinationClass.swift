// SPDX-License-Identifier: Apache-2.0

package import RouteTables

/// A line of `routes`: a class of views that the provider makes.
///
/// If the provider's destination is a class, it is known without this line. Use the line to add other classes, or to claim a
/// class for this provider only.
public struct DestinationClass {
    package let binding: ClassBinding

    /// Names a class of views.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - exclusive: Whether no other provider may make this class. Defaults to false.
    public init<Object: AnyObject>(
        _ type: Object.Type, exclusive: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        binding = ClassBinding(type, exclusive: exclusive, fileID: fileID, line: line, column: column)
    }
}

extension RouteListBuilder where Owner: ViewRouteProvider {
    package static func buildExpression(_ identifier: ProviderIdentifier) -> RouteStep {
        RouteStep(view: Owner.self) { factory, batch in
            batch.add(.identifier(identifier.name, factory.anyEntry(at: identifier.location)))
        }
    }

    public static func buildExpression(_ destinationClass: DestinationClass) -> RouteStep {
        let binding = destinationClass.binding
        return RouteStep(view: Owner.self, bindsClass: true) { factory, batch in
            batch.add(.destinationClass(binding) { factory.anyEntry(at: binding.location) })
        }
    }
}
