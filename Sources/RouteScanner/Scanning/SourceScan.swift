// SPDX-License-Identifier: Apache-2.0

#if Macros
public import RouteGraph

/// What the sources of an app say, file by file, and what could not be read.
public struct SourceScan: Sendable {
    /// The files that matter to routes, in the order of the app's modules and their files. A file of two modules is there
    /// twice. Of the others the resolver needs nothing: they declare no type whose name occurs in these.
    public var files: [ScannedFile]
    /// In the same order.
    public var problems: [ScanProblem]
    public var figures: ScanFigures

    public init(files: [ScannedFile], problems: [ScanProblem] = [], figures: ScanFigures = ScanFigures()) {
        self.files = files
        self.problems = problems
        self.figures = figures
    }

    /// Whether all files were read. If not, what is missing from the facts may be in one of the others.
    public var isComplete: Bool { !problems.contains { $0.severity == .error } }
}

/// A file that was not read, or not to its end.
public struct ScanProblem: Codable, Sendable, Hashable {
    public enum Kind: String, Codable, Sendable, Hashable {
        /// It cannot be opened or read, or is no file.
        case unreadableFile = "unreadable-file"
        /// It is no UTF-8.
        case notUTF8 = "not-utf8"
        /// It is larger than `SourceScanner.maximumFileSize`.
        case fileTooLarge = "file-too-large"
        /// The parser does not understand a part of it. The facts of the rest are there.
        case brokenSyntax = "broken-syntax"
        /// A comment allows something that is no check. The facts are there.
        case unknownCheck = "unknown-check"
    }

    public var kind: Kind
    public var module: String
    /// The path, as it was handed in.
    public var file: String
    /// Of what is broken in it; nil if that is the whole file.
    public var position: SourcePosition?
    /// Why, in a sentence without an end.
    public var reason: String

    public init(_ kind: Kind, module: String, file: String, position: SourcePosition? = nil, reason: String) {
        self.kind = kind
        self.module = module
        self.file = file
        self.position = position
        self.reason = reason
    }

    /// The stable name: `unreadable-file`, ….
    public var id: String { kind.rawValue }

    /// A file that is not read is an error: it may have what is missing elsewhere. The compiler says of broken syntax that it is
    /// an error; for the scanner it is a warning, because it has the rest.
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
        case .unknownCheck: "there is no check \(reason)"
        case .brokenSyntax: "the file is read as far as it is Swift: \(reason)"
        }
    }

    public var location: SourceLocation { SourceLocation(file, position ?? SourcePosition(line: 1, column: 1)) }
}

/// How much there was to do, and how long it took.
public struct ScanFigures: Codable, Sendable, Hashable {
    /// How many files the modules have.
    public var files = 0
    /// How many have been read from the disk; the others have not changed since the last scan.
    public var readFiles = 0
    /// The size of those that have been read.
    public var readBytes = 0
    /// How many matter to routes.
    public var selectedFiles = 0
    /// How many of those were parsed; the facts of the others were in the cache.
    public var parsedFiles = 0
    /// `cache`, `reading`, `parsing`, `saving`.
    public var phases: [Phase] = []

    public init() {}

    /// A part of the work. Phases come one after the other; `seconds` is what one waits.
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
