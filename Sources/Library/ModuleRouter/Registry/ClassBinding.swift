// SPDX-License-Identifier: Apache-2.0

/// A class, with a function that checks whether another class is the same class or a subclass.
package final class ClassBinding: Sendable {
    package let type: Any.Type
    package let isExclusive: Bool
    package let location: RouteLocation
    package let includes: @Sendable (AnyClass) -> Bool

    package init(
        type: Any.Type, isExclusive: Bool, location: RouteLocation, includes: @escaping @Sendable (AnyClass) -> Bool
    ) {
        self.type = type
        self.isExclusive = isExclusive
        self.location = location
        self.includes = includes
    }

    package convenience init<Object: AnyObject>(
        _ type: Object.Type, exclusive: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            type: type, isExclusive: exclusive, location: RouteLocation(fileID: fileID, line: line, column: column)
        ) { $0 is Object.Type }
    }

    /// Returns the binding of a provider's destination class.
    package static func of<Destination>(_: Destination.Type, at location: RouteLocation) -> ClassBinding {
        ClassBinding(type: Destination.self, isExclusive: false, location: location) { $0 is Destination.Type }
    }
}
