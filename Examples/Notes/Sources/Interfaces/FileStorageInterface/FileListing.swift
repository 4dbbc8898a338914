// SPDX-License-Identifier: Apache-2.0

/// The Markdown files of a folder, and what in it could not be looked at.
public struct FileListing: Sendable, Hashable {
    /// Something in the folder that could not be looked at.
    public struct Problem: Sendable, Hashable {
        public let path: String
        public let reason: String

        public init(path: String, reason: String) {
            self.path = path
            self.reason = reason
        }
    }

    /// The paths of the files, relative to the folder, sorted.
    public let paths: [String]
    public let problems: [Problem]

    public init(paths: [String], problems: [Problem]) {
        self.paths = paths
        self.problems = problems
    }
}
