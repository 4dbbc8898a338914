// SPDX-License-Identifier: Apache-2.0

#if Macros
public import RouteGraph

/// The facts of an app's sources, file by file, and the problems of the scan.
public struct SourceScan: Sendable {
    /// The files that matter to routes, in the order of the app's modules and their files. A file of two modules appears twice. The
    /// resolver needs no other files, because they declare no type whose name occurs in these.
    public var files: [ScannedFile]
    /// The problems, in the same order.
    public var problems: [ScanProblem]
    public var figures: ScanFigures
    /// The fingerprint of the scan; nil if some file was not read, or changed during the scan.
    package var fingerprint: ScanFingerprint?

    public init(files: [ScannedFile], problems: [ScanProblem] = [], figures: ScanFigures = ScanFigures()) {
        self.files = files
        self.problems = problems
        self.figures = figures
    }

    /// Whether all files were read. If not, an unread file may contain the missing facts.
    public var isComplete: Bool { !problems.contains { $0.severity == .error } }
}

/// A problem with a file: it was not read, was read only in part, or names an unknown check.
public struct ScanProblem: Codable, Sendable, Hashable {
    public enum Kind: String, Codable, Sendable, Hashable {
        /// The file cannot be opened or read, or is not a regular file.
        case unreadableFile = "unreadable-file"
        /// The file is not UTF-8.
        case notUTF8 = "not-utf8"
        /// The file is larger than `SourceScanner.maximumFileSize`.
        case fileTooLarge = "file-too-large"
        /// The parser rejects a part of the file. The facts of the rest are available.
        case brokenSyntax = "broken-syntax"
        /// A comment allows an unknown check. The facts are available.
        case unknownCheck = "unknown-check"
    }

    public var kind: Kind
    public var module: String
    /// The path as the caller passed it.
    public var file: String
    /// The position of the problem; nil if it concerns the whole file.
    public var position: SourcePosition?
    /// The reason, as a sentence without a full stop.
    public var reason: String

    public init(_ kind: Kind, module: String, file: String, position: SourcePosition? = nil, reason: String) {
        self.kind = kind
        self.module = module
        self.file = file
        self.position = position
        self.reason = reason
    }

    /// The stable identifier: `unreadable-file`, ….
    public var id: String { kind.rawValue }

    /// The severity. An unread file is an error, because it may contain facts that other files need. Broken syntax is only a
    /// warning, because the rest of the file was read and the compiler reports the error.
    public var severity: RouteFinding.Severity {
        switch kind {
        case .brokenSyntax, .unknownCheck: .warning
        case .unreadableFile, .notUTF8, .fileTooLarge: .error
        }
    }

    public var message: String {
        switch kind {
        case .unreadableFile: "the file cannot be read: \(reason)"
        case .notUTF8: "the file is skipped: \(reason)"
        case .fileTooLarge: "the file is skipped: \(reason)"
        case .unknownCheck: "no check is named \(reason)"
        case .brokenSyntax: "a part of the file is not valid Swift and was skipped: \(reason)"
        }
    }

    public var location: SourceLocation { SourceLocation(file, position ?? SourcePosition(line: 1, column: 1)) }
}

/// The amount of work in a scan, and its duration.
public struct ScanFigures: Codable, Sendable, Hashable {
    /// The number of files in the modules.
    public var files = 0
    /// The number of files read from disk. The others have not changed since the last scan.
    public var readFiles = 0
    /// The total size of the files read from disk.
    public var readBytes = 0
    /// The number of files that matter to routes.
    public var selectedFiles = 0
    /// The number of those files that were parsed. The cache held the facts of the others.
    public var parsedFiles = 0
    /// `cache`, `reading`, `parsing`, `saving`.
    public var phases: [Phase] = []

    public init() {}

    /// A part of the work. Phases run one after the other; `seconds` is elapsed time.
    public struct Phase: Codable, Sendable, Hashable {
        public var name: String
        public var seconds: Double

        public init(name: String, seconds: Double) {
            self.name = name
            self.seconds = seconds
        }
    }
}
#endif
