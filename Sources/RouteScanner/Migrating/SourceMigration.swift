// SPDX-License-Identifier: Apache-2.0

#if Checker
public import RouteGraph
import SwiftSyntax

/// Source files that leave ZRouter, the names of ZIKRouter, for the library's own.
///
/// What is certain is rewritten, so that it compiles and routes as before; whatever depends on more than the files say is left as
/// it is, with an advice. A class is rewritten as a whole or not at all. What is not touched keeps its formatting and its comments.
/// Rewritten files are not rewritten again.
public struct SourceMigration: Sendable {
    /// The files that have something to tell, in the order given.
    public let files: [File]

    /// One file.
    public struct File: Sendable, Hashable {
        public var path: String
        public var text: String
        /// The text as it is to be; the same if nothing changes.
        public var migrated: String
        /// What is rewritten, by place.
        public var changes: [Note]
        /// What is left to do by hand, by place.
        public var advice: [Note]
    }

    /// Something about a place in the file as it was.
    public struct Note: Sendable, Hashable {
        public var position: SourcePosition
        public var message: String
        /// What to do, if the message does not say it.
        public var help: String?
    }

    /// - Parameter sources: Paths and texts of all the files of an app, or of some: a class is rewritten only if nothing in these
    ///   files stands against it.
    public init(of sources: [(path: String, text: String)]) {
        files = DeepStack.run {
            let files = sources.map { MigratingFile(path: $0.path, text: $0.text) }
            Migrator(files).run()
            return files.map(\.result).filter { $0.migrated != $0.text || !$0.advice.isEmpty }
        }
    }
}

/// The steps of a migration. Each takes a part of the text for itself, which the later ones leave alone.
private struct Migrator {
    private let files: [MigratingFile]
    private let app: MigratedApp

    init(_ files: [MigratingFile]) {
        self.files = files.filter { $0.fault == nil }
        app = MigratedApp(self.files)
    }

    func run() {
        app.decide()
        for router in app.routers { router.finish() }
        for adapter in app.adapters { adapter.finish() }
        for configuration in app.configurations { configuration.finish() }
        for file in files where file.comesFromOriginal {
            let declarations = DeclarationRewriting(file)
            declarations.walk(file.tree)
            let markers = MarkerRewriting(file, app)
            markers.walk(file.tree)
            let calls = CallRewriting(file)
            calls.walk(file.tree)
            ImportRewriting(file, app).run()
        }
    }
}
#endif
