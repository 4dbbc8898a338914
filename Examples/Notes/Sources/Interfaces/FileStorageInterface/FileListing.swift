// SPDX-License-Identifier: Apache-2.0

/// The Markdown files of a folder, and the problems during the listing.
public struct FileListing: Sendable, Hashable {
    /// An unreadable entry of the folder.
    public struct Problem: Sendable, Hashable {
        public let path: String
        public let reason: String

        public init(path: String, reason: String) {
            self.path = path
            self.reason = reason
        }
    }

    /// The sorted paths of the files, relative to the folder.
    public let paths: [String]
    public let problems: [Problem]

    public init(paths: [String], problems: [Problem]) {
        self.paths = paths
        self.problems = problems
    }
}
