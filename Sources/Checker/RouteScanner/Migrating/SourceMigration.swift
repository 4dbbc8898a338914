// SPDX-License-Identifier: Apache-2.0

#if Macros
public import RouteGraph
import SwiftSyntax

/// Migrates source files from ZRouter, which has the names of ZIKRouter, to the library's own names.
///
/// It rewrites code if the files prove that the result compiles and routes as before. All other code stays unchanged and gets a
/// message. A class is rewritten completely or not at all. Unchanged code keeps its formatting and comments. A second migration
/// changes nothing.
public struct SourceMigration: Sendable {
    /// The files with changes or advice, in the order given.
    public let files: [File]
    /// The routers and adapters of all files, in the order of the files.
    public let routers: [Router]

    /// The outcome for one file.
    public struct File: Sendable, Hashable {
        public var path: String
        public var text: String
        /// The migrated text; equal to `text` if nothing changes.
        public var migrated: String
        /// The changes, by position.
        public var changes: [Note]
        /// The remaining manual work, by position.
        public var advice: [Note]
    }

    /// A router or an adapter of the original.
    public struct Router: Sendable, Hashable {
        public var name: String
        /// The file that declares it.
        public var path: String
        /// Whether it is an adapter.
        public var isAdapter: Bool
        /// The reasons why it is not rewritten. Empty if it is rewritten.
        public var reasons: [Note]

        public var isRewritten: Bool { reasons.isEmpty }
    }

    /// A message about a position in the original file.
    public struct Note: Sendable, Hashable {
        public var position: SourcePosition
        public var message: String
        /// The remedy, if the message does not state it.
        public var help: String?
        /// Whether the migrated file does not compile without the remedy.
        public var isNecessary = false
    }

    /// - Parameter sources: The paths and texts of the app's files. You may pass some of them only. A class is rewritten only if
    ///   nothing in these files prevents it.
    public init(of sources: [(path: String, text: String)]) {
        (files, routers) = DeepStack.run {
            let files = sources.map { MigratingFile(path: $0.path, text: $0.text) }
            let migrator = Migrator(files)
            migrator.run()
            return (files.map(\.result).filter { $0.migrated != $0.text || !$0.advice.isEmpty }, migrator.routers)
        }
    }
}

/// Runs the steps of a migration. Each step claims parts of the text, and later steps leave those parts alone.
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
        app.rewriteLists()
        let files = files.filter(\.comesFromOriginal)
        let declarations = files.map { DeclarationRewriting($0, app) }
        for file in files {
            MarkerRewriting(file, app).walk(file.tree)
            CallRewriting(file, app).walk(file.tree)
            MainActorCalls(file, app).walk(file.tree)
        }
        let imports = files.map { ImportRewriting($0, app) }
        for file in imports { file.decide() }
        SharedRoutes(files).settle()
        for file in declarations { file.finish() }
        for file in files { ToolkitImports(file, app).add() }
        for file in imports { file.run() }
        for file in app.filesWithLists { ImportRewriting(file, app).importForList() }
    }

    /// The outcome for each router and adapter.
    var routers: [SourceMigration.Router] {
        files.flatMap { file in
            let routers = app.routers.filter { $0.file === file }.map {
                (node: $0.node, isAdapter: false, obstacles: $0.obstacles)
            }
            let adapters = app.adapters.filter { $0.file === file }.map {
                (node: $0.node, isAdapter: true, obstacles: $0.obstacles)
            }
            return (routers + adapters).sorted { $0.node.position < $1.node.position }.map { router in
                SourceMigration.Router(
                    name: router.node.name.text, path: file.path, isAdapter: router.isAdapter,
                    reasons: file.notes(of: router.obstacles))
            }
        }
    }
}
#endif
