// SPDX-License-Identifier: Apache-2.0

/// A place in source code: `Module/File.swift:line:column`.
@frozen public struct RouteLocation: Sendable, Hashable, CustomStringConvertible {
    /// The module and the file, for example `Notes/NotesRouter.swift`.
    public let fileID: StaticString
    /// The line, counted from 1.
    public let line: UInt
    /// The column in UTF-8 bytes, counted from 1.
    public let column: UInt

    /// Makes a location, usually from `#fileID`, `#line` and `#column`.
    @_documentation(visibility: internal)
    @inlinable public init(fileID: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.line = line
        self.column = column
    }

    /// Without a line and a column if the line is unknown, which is zero then.
    @inline(never)  // Every app contains the code that prints locations.
    public var description: String { line == 0 ? "\(fileID)" : "\(fileID):\(line):\(column)" }

    public static func == (one: RouteLocation, other: RouteLocation) -> Bool { one.description == other.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
