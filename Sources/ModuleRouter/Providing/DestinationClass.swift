// SPDX-License-Identifier: Apache-2.0

/// A line of `routes`: a class of destinations that the provider makes.
///
/// If the provider's `Destination` is a class, it is known without this line. Use the line to add other classes, or to claim a
/// class for this provider only.
public struct DestinationClass {
    package let binding: Binding

    /// Names a class of destinations.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - exclusive: Whether no other provider may make this class. Defaults to false.
    public init<Object: AnyObject>(
        _ type: Object.Type, exclusive: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        binding = Binding(
            type: type, isExclusive: exclusive, location: RouteLocation(fileID: fileID, line: line, column: column)
        ) { $0 is Object.Type }
    }

    /// A class, with a function that checks whether another class is the same class or a subclass.
    package struct Binding: Sendable {
        package let type: Any.Type
        let isExclusive: Bool
        package let location: RouteLocation
        let includes: @Sendable (AnyClass) -> Bool

        package init(
            type: Any.Type, isExclusive: Bool, location: RouteLocation, includes: @escaping @Sendable (AnyClass) -> Bool
        ) {
            self.type = type
            self.isExclusive = isExclusive
            self.location = location
            self.includes = includes
        }

        /// Returns the binding of a provider's destination class.
        package static func of<Destination>(_: Destination.Type, at location: RouteLocation) -> Binding {
            Binding(type: Destination.self, isExclusive: false, location: location) { $0 is Destination.Type }
        }
    }
}
