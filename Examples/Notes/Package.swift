// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let router = Target.Dependency.product(name: "ModuleRouterMacros", package: "swift-module-router")
let testing = Target.Dependency.product(name: "ModuleRouterTesting", package: "swift-module-router")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let database = Target.Dependency.product(
    name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"]))

let package = Package(
    name: "notes",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "notes", targets: ["notes"])],
    traits: [.trait(name: "SQLite", description: "Keep notes in a database (--storage sqlite); needs GRDB.")],
    dependencies: [
        .package(name: "swift-module-router", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    ],
    targets: [
        // What modules say about themselves: the protocols they provide and those they require. Importable by anyone.
        .target(name: "ClockInterface", dependencies: [router], path: "Sources/Interfaces/ClockInterface"),
        .target(name: "ExportInterface", dependencies: [router], path: "Sources/Interfaces/ExportInterface"),
        .target(name: "FileStorageInterface", dependencies: [router], path: "Sources/Interfaces/FileStorageInterface"),
        .target(name: "MarkdownInterface", dependencies: [router], path: "Sources/Interfaces/MarkdownInterface"),
        .target(name: "NotesInterface", dependencies: [router], path: "Sources/Interfaces/NotesInterface"),
        .target(
            name: "SQLiteStorageInterface", dependencies: [router], path: "Sources/Interfaces/SQLiteStorageInterface"),
        .target(name: "SearchInterface", dependencies: [router], path: "Sources/Interfaces/SearchInterface"),

        // The modules. Each imports its own interface and nobody else's; nobody imports a module.
        .target(name: "ClockModule", dependencies: ["ClockInterface"], path: "Sources/Modules/ClockModule"),
        .target(name: "ExportModule", dependencies: ["ExportInterface"], path: "Sources/Modules/ExportModule"),
        .target(
            name: "FileStorageModule", dependencies: ["FileStorageInterface"], path: "Sources/Modules/FileStorageModule"
        ),
        .target(
            name: "MarkdownModule", dependencies: ["MarkdownInterface", "TerminalText"],
            path: "Sources/Modules/MarkdownModule"),
        .target(name: "NotesModule", dependencies: ["NotesInterface"], path: "Sources/Modules/NotesModule"),
        .target(
            name: "SQLiteStorageModule", dependencies: ["SQLiteStorageInterface", database],
            path: "Sources/Modules/SQLiteStorageModule"),
        .target(name: "SearchModule", dependencies: ["SearchInterface"], path: "Sources/Modules/SearchModule"),

        // A plain library, without routes: how wide text is on a terminal, and how it is coloured.
        .target(name: "TerminalText", path: "Sources/TerminalText"),

        // The host: links the modules, imports their interfaces only, and joins what they require to what they provide.
        .executableTarget(
            name: "notes",
            dependencies: [
                "ClockInterface", "ExportInterface", "FileStorageInterface", "MarkdownInterface", "NotesInterface",
                "SearchInterface", .target(name: "SQLiteStorageInterface", condition: .when(traits: ["SQLite"])),
                "ClockModule", "ExportModule", "FileStorageModule", "MarkdownModule", "NotesModule", "SearchModule",
                .target(name: "SQLiteStorageModule", condition: .when(traits: ["SQLite"])),
                "TerminalText", argumentParser,
            ]),

        .testTarget(name: "ClockModuleTests", dependencies: ["ClockModule", testing]),
        .testTarget(name: "ExportModuleTests", dependencies: ["ExportModule", testing]),
        .testTarget(name: "FileStorageModuleTests", dependencies: ["FileStorageModule", testing]),
        .testTarget(name: "MarkdownModuleTests", dependencies: ["MarkdownModule", testing]),
        .testTarget(name: "NotesModuleTests", dependencies: ["NotesModule", testing]),
        .testTarget(
            name: "SQLiteStorageModuleTests",
            dependencies: [.target(name: "SQLiteStorageModule", condition: .when(traits: ["SQLite"])), testing]),
        .testTarget(name: "SearchModuleTests", dependencies: ["SearchModule", testing]),
        .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"]),
        .testTarget(name: "NotesProgramTests", dependencies: ["notes", testing]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
    // What an interface imports is part of it, so its imports are public as they stand.
    if !target.name.hasSuffix("Interface") {
        target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
    }
}
