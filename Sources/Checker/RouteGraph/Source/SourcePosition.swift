// SPDX-License-Identifier: Apache-2.0

/// A position in a file.
public struct SourcePosition: Codable, Sendable, Hashable, Comparable {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1, in UTF-8 bytes.
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (one: SourcePosition, other: SourcePosition) -> Bool {
        (one.line, one.column) < (other.line, other.column)
    }
}

/// A place in the source of an app. Editors and compilers make a link of its description.
public struct SourceLocation: Codable, Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The file's path, as passed to the checker.
    public let file: String
    public let line: Int
    public let column: Int

    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    public init(_ file: String, _ position: SourcePosition) {
        self.init(file: file, line: position.line, column: position.column)
    }

    public var description: String { "\(file):\(line):\(column)" }

    public static func < (one: SourceLocation, other: SourceLocation) -> Bool {
        (one.file, one.line, one.column) < (other.file, other.line, other.column)
    }
}
