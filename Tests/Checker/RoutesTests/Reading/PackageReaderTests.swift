// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner
import TestSupport
import Testing

@testable import routes

/// The reader finds the targets that Swift Package Manager builds.
@Suite(.startsPrograms) struct PackageReaderTests {
    private static let notes = Repository.folder.appending(path: "Examples/Notes").path
    private let scratch: TemporaryFolder

    init() throws { scratch = try TemporaryFolder() }

    private func command(_ package: String) -> SwiftCommand {
        SwiftCommand(package: package, scratch: scratch.path, temporaryFolder: scratch.path)
    }

    @Test func targetsOfNotesHaveTheFilesThatThePackageManagerDescribes() throws {
        let manifest = try command(Self.notes).manifest()
        let described = try Command(
            "swift",
            [
                "package", "--package-path", Self.notes, "--scratch-path", scratch.path, "--enable-all-traits",
                "describe",
                "--type", "json",
            ])
        let package = try JSONDecoder().decode(Description.self, from: Data(described.output.utf8))
        let expected = Dictionary(
            uniqueKeysWithValues: package.targets.map { target in
                let sources = target.sources.filter { $0.hasSuffix(".swift") }
                return (target.name, sources.map { "\(Self.notes)/\(target.path)/\($0)" }.sorted())
            })
        let layout = PackageLayout(root: Self.notes)
        let found = Dictionary(
            uniqueKeysWithValues: try manifest.targets.map { ($0.name, try layout.files(of: $0, in: manifest)) })
        #expect(found == expected)
        #expect(found.count > 40)
    }

    private struct Description: Decodable {
        struct Target: Decodable {
            var name: String
            var path: String
            var sources: [String]
        }
        var targets: [Target]
    }

    @Test func notesIsLinkedWithItsModulesAndTheirDependencies() throws {
        let reader = try PackageReader(command(Self.notes), settings: BuildSettings(platform: "Linux"))
        let app = try reader.app(startedAt: "notes")
        #expect(app.package == "notes")
        #expect(app.entryPoint == "notes")
        #expect(
            app.modules.filter { !$0.isOwn }.map(\.name) == ["ArgumentParser", "ArgumentParserToolInfo"])
        // Without the trait, the database is not part of the app.
        #expect(!app.modules.contains { $0.name.contains("SQLite") })
        let clock = app.modules.first { $0.name == "ClockModule" }
        #expect(
            clock
                == SourceModule(
                    name: "ClockModule", files: ["\(Self.notes)/Sources/Modules/ClockModule/SystemClock.swift"],
                    dependencies: ["ClockInterface"], conditions: ["DEBUG", "SWIFT_PACKAGE"]))
        #expect(app.modules.first { $0.name == "notes" }?.role == .executable)
        // A package that does not use the library is not read.
        #expect(app.modules.allSatisfy { $0.files.isEmpty != $0.isOwn })
    }

    @Test func programsAndTestsAreEntryPoints() throws {
        let folder = try TemporaryFolder(Self.package)
        let reader = try PackageReader(command(folder.path), settings: BuildSettings())
        #expect(try reader.entryPoints([.executable]) == ["App"])
        #expect(try reader.entryPoints([.test]) == ["AppTests"])
        let error = #expect(throws: SourceError.self) { try reader.app(startedAt: "Lib") }
        #expect(error == SourceError("the package Sample has no program or test bundle Lib; it has App, AppTests"))
    }

    @Test func conditionsOfTheManifestHold() throws {
        let folder = try TemporaryFolder(Self.package)
        let settings = BuildSettings(platform: "macOS", configuration: .release, definitions: ["MINE"])
        var command = command(folder.path)
        command.traits = SwiftCommand.TraitOptions(arguments: ["--traits", "Beta"])
        let app = try PackageReader(command, settings: settings).app(startedAt: "App")
        #expect(
            app.modules.map { "\($0.name): \($0.conditions.joined(separator: " "))" } == [
                "App: Alpha Beta MINE SWIFT_PACKAGE",
                "Extra: Alpha Beta MINE SWIFT_PACKAGE",
                "Lib: Alpha Beta MACINTOSH MINE SWIFT_PACKAGE WITH_BETA",
            ])
        let plain = try PackageReader(self.command(folder.path), settings: BuildSettings(platform: "Linux"))
        #expect(
            try plain.app(startedAt: "App").modules.map { "\($0.name): \($0.conditions.joined(separator: " "))" } == [
                "App: DEBUG SWIFT_PACKAGE", "Lib: DEBUG DEBUGGING SWIFT_PACKAGE",
            ])
    }

    @Test func filesThatTheManifestExcludesAreIgnored() throws {
        let folder = try TemporaryFolder(Self.package)
        let app = try PackageReader(command(folder.path), settings: BuildSettings()).app(startedAt: "AppTests")
        #expect(app.modules.first { $0.name == "AppTests" }?.files == ["\(folder.path)/Tests/AppTests/A.swift"])
        #expect(app.modules.first { $0.name == "Lib" }?.files == ["\(folder.path)/Sources/Lib/Kept/L.swift"])
    }

    @Test func modulesWithoutSwiftCanBeImported() async throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Sample",
                targets: [
                    .systemLibrary(name: "CSystem"), .binaryTarget(name: "Built", path: "Built.artifactbundle"),
                    .target(name: "CCode"),
                    .executableTarget(name: "App", dependencies: ["CSystem", "Built", "CCode"]),
                ])
            """, "Sources/CSystem/module.modulemap": "module CSystem [system] { }", "Sources/CCode/c.c": "",
            "Sources/CCode/include/c.h": "", "Sources/App/main.swift": "",
            "Built.artifactbundle/info.json": """
            {
                "schemaVersion": "1.0",
                "artifacts": { "Built": { "type": "executable", "version": "1.0.0", "variants": [] } }
            }
            """,
        ])
        let app = try PackageReader(command(folder.path), settings: BuildSettings()).app(startedAt: "App")
        #expect(app.modules.map(\.name) == ["App", "Built", "CCode", "CSystem"])
        #expect(app.modules.map(\.files.count) == [1, 0, 0, 0])
        #expect(app.modules[0].dependencies == ["Built", "CCode", "CSystem"])
    }

    @Test func modulesThatCouldBeLinkedAreNamedAsInTheManifest() throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Sample",
                dependencies: [.package(path: "Clocks"), .package(path: "Plain")],
                targets: [
                    .executableTarget(
                        name: "App", dependencies: ["Linked"]),
                    .target(name: "Linked"),
                    .target(name: "Un-linked", dependencies: ["Below"]),
                    .target(name: "Below"),
                    .executableTarget(name: "Tool"),
                ])
            """,
            "Clocks/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Clocks",
                products: [.library(name: "ClockKit", targets: ["WallClocks"])],
                dependencies: [.package(path: "../swift-module-router")],
                targets: [
                    .target(
                        name: "WallClocks",
                        dependencies: ["Gears", .product(name: "ModuleRouter", package: "swift-module-router")]),
                    .target(name: "Gears"),
                ])
            """,
            "Plain/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Plain", products: [.library(name: "Plain", targets: ["Plain"])], targets: [.target(name: "Plain")])
            """,
            "swift-module-router/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "swift-module-router", products: [.library(name: "ModuleRouter", targets: ["ModuleRouter"])],
                targets: [.target(name: "ModuleRouter")])
            """, "Sources/App/main.swift": "", "Sources/Linked/L.swift": "", "Sources/Un-linked/U.swift": "",
            "Sources/Below/B.swift": "", "Sources/Tool/main.swift": "", "Clocks/Sources/WallClocks/W.swift": "",
            "Clocks/Sources/Gears/G.swift": "", "Plain/Sources/Plain/P.swift": "",
            "swift-module-router/Sources/ModuleRouter/R.swift": "",
        ])
        let app = try PackageReader(command(folder.path), settings: BuildSettings()).app(startedAt: "App")
        #expect(app.modules.map(\.name) == ["App", "Linked"])
        let product = ".product(name: \"ClockKit\", package: \"clocks\")"
        #expect(
            app.unlinked?.map { "\($0.module.name): \($0.dependency)" } == [
                "Below: \"Below\"", "Gears: \(product)", "Un_linked: \"Un-linked\"", "WallClocks: \(product)",
            ])
        #expect(app.unlinked?.map(\.module.isOwn) == [true, false, true, false])
        #expect(app.linkingAll.modules.first?.dependencies == ["Below", "Gears", "Linked", "Un_linked", "WallClocks"])
        #expect(app.targetInManifest == SourceLocation(file: "\(folder.path)/Package.swift", line: 9, column: 13))
    }

    @Test func modulesHaveTheAliasesOfTheirDependents() async throws {
        let folder = try TemporaryFolder([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Sample", dependencies: [.package(path: "Clocks")],
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: [
                            "Time",
                            .product(name: "ClockKit", package: "Clocks", moduleAliases: ["Time": "ClockTime"]),
                        ]),
                    .target(name: "Time"),
                ])
            """,
            "Clocks/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Clocks", products: [.library(name: "ClockKit", targets: ["ClockKit", "Time"])],
                targets: [.target(name: "ClockKit", dependencies: ["Time"]), .target(name: "Time")])
            """,
            "Sources/App/main.swift": """
            import ClockTime
            import ModuleRouter
            import Time
            print(try Router.destination(for: RoutableService<any Clock>()))
            print(try Router.destination(for: RoutableService<any Timer>()))
            """,
            "Sources/Time/Timer.swift": """
            import ModuleRouter
            public protocol Timer: Sendable {}
            @Routable extension RoutableService where Protocol == any Timer {}
            """,
            "Clocks/Sources/Time/Clock.swift": """
            import ModuleRouter
            public protocol Clock: Sendable {}
            @Routable extension RoutableService where Protocol == any Clock {}
            """,
            "Clocks/Sources/ClockKit/Clock.swift": """
            import ModuleRouter
            import Time
            @Provider(of: RoutableService<any Time.Clock>.self) struct SystemClock: Clock {}
            """,
        ])
        let app = try PackageReader(command(folder.path), settings: BuildSettings()).app(startedAt: "App")
        #expect(app.modules.map(\.name) == ["App", "ClockKit", "ClockTime", "Time"])
        #expect(app.modules.map(\.dependencies) == [["ClockKit", "ClockTime", "Time"], ["ClockTime"], [], []])
        let scan = await SourceScanner().scan(app)
        let found = RouteGraph(of: app, files: scan.files).check()
        #expect(found.map(\.message) == ["no provider for RoutableService<any Timer>"])
    }

    @Test func packageThatCannotBeReadIsExplained() throws {
        let folder = try TemporaryFolder([
            "Package.swift": "// swift-tools-version: 6.2\nlet package = 1\n#error(\"no\")"
        ])
        let error = #expect(throws: SourceError.self) {
            try PackageReader(command(folder.path), settings: BuildSettings())
        }
        let text = try #require(error?.description)
        #expect(text.hasPrefix("the package \(folder.path) cannot be read:\n"))
        #expect(text.contains("error: no"))
    }

    private static let package = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Sample",
            traits: ["Alpha", .trait(name: "Beta", enabledTraits: ["Alpha"])],
            targets: [
                .target(
                    name: "Lib", exclude: ["Excluded"], sources: ["Kept", "Excluded"],
                    swiftSettings: [
                        .define("WITH_BETA", .when(traits: ["Beta"])),
                        .define("DEBUGGING", .when(configuration: .debug)),
                        .define("MACINTOSH", .when(platforms: [.macOS])),
                        .enableUpcomingFeature("ExistentialAny"),
                    ]),
                .target(name: "Extra"),
                .executableTarget(
                    name: "App", dependencies: ["Lib", .target(name: "Extra", condition: .when(traits: ["Beta"]))]),
                .testTarget(name: "AppTests", dependencies: ["App"], resources: [.copy("Fixtures")]),
            ]
        )
        """,
        "Sources/Lib/Kept/L.swift": "", "Sources/Lib/Excluded/X.swift": "", "Sources/Lib/Y.swift": "",
        "Sources/Extra/E.swift": "", "Sources/App/main.swift": "", "Tests/AppTests/A.swift": "",
        "Tests/AppTests/Fixtures/F.swift": "",
    ]
}
#endif
