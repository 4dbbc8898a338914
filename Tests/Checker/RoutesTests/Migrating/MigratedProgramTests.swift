// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteScanner
import TestSupport
import Testing

/// Compiles and runs the unchanged output of `routes migrate --write`.
@Suite(.serialized, .startsPrograms)
struct MigratedProgramTests {
    private let folder: TemporaryFolder
    private let toolkit: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(MigratedProgram.files)
        toolkit = try TemporaryFolder(["UIKit.swift": MigratedProgram.toolkit])
    }

    private static let products = BuiltProducts.folder.path
    private static let compilerArguments = [
        "-I", "\(products)/Modules",
        "-Xcc", "-fmodule-map-file=\(products)/CModuleRouter.build/module.modulemap",
        "-load-plugin-executable", "\(products)/ModuleRouterMacrosPlugin-tool#ModuleRouterMacrosPlugin",
    ]

    /// Compiles the files together with those that the migration does not read.
    private func compile(_ options: [String]) throws -> Command {
        let built = try Command(
            "swiftc",
            Self.compilerArguments + [
                "-module-name", "UIKit", "-swift-version", "6", "-parse-as-library", "-emit-module", "-c",
                "UIKit.swift",
            ], in: toolkit.path)
        try #require(built.status == 0, "\(built.errors)")
        for (path, text) in MigratedProgram.surroundings { try folder.write(text, to: path) }
        let sources = folder.files.filter { $0.hasSuffix(".swift") }
        let arguments = Self.compilerArguments + ["-module-name", "Harbour", "-I", toolkit.path]
        return try Command("swiftc", arguments + options + sources, in: folder.path)
    }

    @Test(arguments: ["5", "6"]) func migratedProgramCompiles(languageMode: String) throws {
        let migration = try Command.routes(["migrate", "--write"], in: folder)
        #expect(migration.status == 0 && migration.errors == "")
        let compiled = try compile(["-typecheck", "-swift-version", languageMode])
        #expect(compiled.status == 0, "\(compiled.errors)")
    }

    @Test func migratedProgramRuns() throws {
        _ = try Command.routes(["migrate", "--write"], in: folder)
        let library = [
            "CModuleRouter", "ModuleRouter", "ModuleRouterChecks", "ModuleRouterViews", "RouteFaultTexts",
            "RouteVocabulary",
            "RouteTables", "URLPatterns",
        ].map { "Library/\($0)" }
        let objects = try (library + ["Heritage/ZRouter"])
            .flatMap { module in
                let sources = Repository.folder.appending(path: "Sources/\(module)")
                let build = BuiltProducts.folder.appending(path: "\(sources.lastPathComponent).build")
                // The folder keeps the objects of deleted files.
                let names = Set(
                    try FileManager.default.subpathsOfDirectory(atPath: sources.path).map {
                        URL(filePath: $0).lastPathComponent + ".o"
                    })
                return try FileManager.default.subpathsOfDirectory(atPath: build.path)
                    .filter { names.contains(URL(filePath: $0).lastPathComponent) }
                    .map { build.appending(path: $0).path }
            }
        let compiled = try compile(
            ["-swift-version", "5", "-Onone", "-o", "program", "\(toolkit.path)/UIKit.o"] + objects)
        #expect(compiled.status == 0, "\(compiled.errors)")
        let run = try Command("./program", [], in: folder.path)
        #expect(run.status == 0 && run.output == MigratedProgram.output, "\(run)")
    }

    @Test func summaryCountsTheRoutersWithReasonsForThoseThatStay() throws {
        let output = try Command.routes(["migrate", "--write"], in: folder).output
        let summary = output.split(separator: "\n").drop { !$0.contains(" routers rewritten") }
        #expect(summary.joined(separator: "\n") == MigratedProgram.summary)
    }

    @Test func adviceNamesOnlyTypesOfTheOriginal() throws {
        let messages = SourceMigration(of: MigratedProgram.sources).files.flatMap(\.advice).map(\.message)
        #expect(!messages.contains { $0.contains("ZIKPilot") })
    }

    @Test func eachFileImportsOneOfTheNewModules() throws {
        for file in SourceMigration(of: MigratedProgram.sources).files {
            let imports = file.migrated.split(separator: "\n").filter {
                $0.hasPrefix("import ") && $0 != "import Foundation" && $0 != "import UIKit"
            }
            #expect(imports == ["import ZRouter"] || imports == ["import ModuleRouterViews"], "\(file.path)")
        }
    }

    @Test func fileWithCallsThatTheLibraryHasTooNeedsNoZRouter() throws {
        let files = SourceMigration(of: MigratedProgram.sources).files
        let imports = files.filter { $0.migrated.contains("import ModuleRouterViews") }.map(\.path)
        #expect(imports == ["Adapters.swift", "Gate.swift", "MoreRoutes.swift", "Quay.swift", "Tide.swift"])
    }

    @Test func secondMigrationChangesNothing() throws {
        let first = SourceMigration(of: MigratedProgram.sources)
        let texts = Dictionary(uniqueKeysWithValues: first.files.map { ($0.path, $0.migrated) })
        let second = SourceMigration(of: MigratedProgram.sources.map { ($0.path, texts[$0.path] ?? $0.text) })
        #expect(second.files.filter { $0.migrated != $0.text }.map(\.path) == [])
        #expect(second.files.flatMap(\.changes) == [])
    }
}

extension MigratedProgram {
    static let sources = files.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
}
#endif
