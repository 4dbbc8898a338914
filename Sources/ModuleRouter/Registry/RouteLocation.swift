// SPDX-License-Identifier: Apache-2.0

/// A place in source code: `Module/File.swift:line:column`.
public struct RouteLocation: Sendable, Hashable, CustomStringConvertible {
    public let fileID: StaticString
    /// Counted from 1.
    public let line: UInt
    /// Counted from 1, in UTF-8 bytes.
    public let column: UInt

    @inlinable public init(fileID: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.line = line
        self.column = column
    }

    public var description: String { "\(fileID):\(line):\(column)" }

    public static func == (one: RouteLocation, other: RouteLocation) -> Bool { one.description == other.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
