// SPDX-License-Identifier: Apache-2.0

/// A line of `routes`: a class of destinations that the provider makes.
///
/// The provider's own `Destination` is known without it, if it is a class. Say it to add others, or to claim one for this
/// provider alone.
public struct DestinationClass {
    let binding: Binding

    /// - Parameter exclusive: Whether no other provider may make this class.
    public init<Object: AnyObject>(
        _ type: Object.Type, exclusive: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        binding = Binding(
            type: type, isExclusive: exclusive, location: RouteLocation(fileID: fileID, line: line, column: column)
        ) { $0 is Object.Type }
    }

    /// A class, and what tells whether another one is it or a subclass of it.
    struct Binding: Sendable {
        let type: Any.Type
        let isExclusive: Bool
        let location: RouteLocation
        let includes: @Sendable (AnyClass) -> Bool

        /// The class of a provider's destinations.
        static func of<Destination>(_: Destination.Type, at location: RouteLocation) -> Binding {
            Binding(type: Destination.self, isExclusive: false, location: location) { $0 is Destination.Type }
        }
    }
}
