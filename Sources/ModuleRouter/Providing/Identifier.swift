// SPDX-License-Identifier: Apache-2.0

/// A line of `routes`: a name by which the provider is found. It serves callers that know no protocol, such as another router.
public struct Identifier {
    package let name: String
    package let location: RouteLocation

    /// Names the provider.
    ///
    /// - Parameter name: The name. Only one provider may register it.
    public init(_ name: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
        self.name = name
        location = RouteLocation(fileID: fileID, line: line, column: column)
    }
}
