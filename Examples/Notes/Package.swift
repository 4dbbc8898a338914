// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let router = Target.Dependency.product(name: "ModuleRouter", package: "swift-module-router")
let views = Target.Dependency.product(name: "ModuleRouterViews", package: "swift-module-router")
let testing = Target.Dependency.product(name: "ModuleRouterTesting", package: "swift-module-router")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let gtk = Target.Dependency.product(
    name: "ModuleRouterGTK", package: "swift-module-router", condition: .when(traits: ["GTK"]))
// Lets the runner of tests run GTK's loop.
let gtkTesting = Target.Dependency.product(
    name: "ModuleRouterGTKTesting", package: "swift-module-router", condition: .when(traits: ["GTK"]))
// Apple's toolkits: empty where there is none of them.
let uiKit = Target.Dependency.product(name: "ModuleRouterUIKit", package: "swift-module-router")
let swiftUI = Target.Dependency.product(name: "ModuleRouterSwiftUI", package: "swift-module-router")
let database = Target.Dependency.product(
    name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"]))

let package = Package(
    name: "notes",
    // The app's own code uses `Synchronization`. The library runs on older systems.
    platforms: [.iOS(.v18), .macOS(.v15), .visionOS(.v2)],
    products: [.executable(name: "notes", targets: ["notes"])],
    traits: [
        .trait(name: "SQLite", description: "Keep notes in a database (--storage sqlite); needs GRDB."),
        .trait(name: "GTK", description: "Open the notes in a window (--gtk); needs libgtk-4-dev."),
    ],
    dependencies: [
        .package(
            name: "swift-module-router", path: "../..",
            traits: [.defaults, .trait(name: "GTK", condition: .when(traits: ["GTK"]))]),
        .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.5.0"),
        .package(url: "https://github.com/groue/GRDB.swift.git", from: "7.10.0"),
    ],
    targets: [
        // The interfaces: the protocols that modules provide and require. Every module may import them.
        .target(name: "ClockInterface", dependencies: [router], path: "Sources/Interfaces/ClockInterface"),
        .target(
            name: "DesktopAlertInterface", dependencies: [views], path: "Sources/Interfaces/DesktopAlertInterface"),
        .target(
            name: "EditorInterface", dependencies: [views, "NotesInterface"],
            path: "Sources/Interfaces/EditorInterface"),
        .target(name: "ExportInterface", dependencies: [router], path: "Sources/Interfaces/ExportInterface"),
        .target(name: "FileStorageInterface", dependencies: [router], path: "Sources/Interfaces/FileStorageInterface"),
        .target(name: "LockInterface", dependencies: [views], path: "Sources/Interfaces/LockInterface"),
        .target(name: "LoginInterface", dependencies: [views], path: "Sources/Interfaces/LoginInterface"),
        .target(name: "MarkdownInterface", dependencies: [router], path: "Sources/Interfaces/MarkdownInterface"),
        .target(name: "NoteListInterface", dependencies: [views], path: "Sources/Interfaces/NoteListInterface"),
        .target(name: "NoteSearchInterface", dependencies: [views], path: "Sources/Interfaces/NoteSearchInterface"),
        .target(name: "NoteViewInterface", dependencies: [views], path: "Sources/Interfaces/NoteViewInterface"),
        .target(name: "NotesInterface", dependencies: [router], path: "Sources/Interfaces/NotesInterface"),
        .target(name: "PhoneAlertInterface", dependencies: [views], path: "Sources/Interfaces/PhoneAlertInterface"),
        .target(
            name: "SQLiteStorageInterface", dependencies: [router], path: "Sources/Interfaces/SQLiteStorageInterface"),
        .target(name: "SearchInterface", dependencies: [router], path: "Sources/Interfaces/SearchInterface"),
        .target(
            name: "TerminalAlertInterface", dependencies: [views], path: "Sources/Interfaces/TerminalAlertInterface"),

        // The modules. Each imports only its own interface. Only the app and the tests depend on a module.
        .target(name: "ClockModule", dependencies: ["ClockInterface"], path: "Sources/Modules/ClockModule"),
        .target(name: "ExportModule", dependencies: ["ExportInterface"], path: "Sources/Modules/ExportModule"),
        .target(
            name: "FileStorageModule", dependencies: ["FileStorageInterface"], path: "Sources/Modules/FileStorageModule"
        ),
        .target(name: "LockModule", dependencies: ["LockInterface"], path: "Sources/Modules/LockModule"),
        .target(
            name: "MarkdownModule", dependencies: ["MarkdownInterface", "TerminalText"],
            path: "Sources/Modules/MarkdownModule"),
        .target(name: "NotesModule", dependencies: ["NotesInterface"], path: "Sources/Modules/NotesModule"),
        .target(
            name: "SQLiteStorageModule", dependencies: ["SQLiteStorageInterface", database],
            path: "Sources/Modules/SQLiteStorageModule"),
        .target(name: "SearchModule", dependencies: ["SearchInterface"], path: "Sources/Modules/SearchModule"),

        // The models of the screens, for all toolkits. They import interfaces, and no toolkit.
        .target(
            name: "EditorFeature", dependencies: ["EditorInterface", "NotesInterface"],
            path: "Sources/Features/EditorFeature"),
        .target(name: "LoginFeature", dependencies: ["LoginInterface"], path: "Sources/Features/LoginFeature"),
        .target(
            name: "NoteFeature", dependencies: ["EditorInterface", "NotesInterface", "NoteViewInterface"],
            path: "Sources/Features/NoteFeature"),
        .target(
            name: "NoteListFeature",
            dependencies: [
                "EditorInterface", "LockInterface", "NoteListInterface", "NoteSearchInterface", "NotesInterface",
                "NoteViewInterface",
            ],
            path: "Sources/Features/NoteListFeature"),
        .target(
            name: "NoteSearchFeature",
            dependencies: ["NoteSearchInterface", "NotesInterface", "NoteViewInterface"],
            path: "Sources/Features/NoteSearchFeature"),

        // The terminal: screens on it, and the host that shows them; the screens of the features; its own alert.
        .target(
            name: "TerminalHost",
            dependencies: [views, "TerminalText"],
            path: "Sources/Terminal/TerminalHost"),
        .target(
            name: "TerminalScreens",
            dependencies: [
                "EditorFeature", "LoginFeature", "MarkdownInterface", "NoteFeature", "NoteListFeature",
                "NoteSearchFeature", "NotesInterface", "TerminalHost", "TerminalText",
            ],
            path: "Sources/Terminal/TerminalScreens"),
        .target(
            name: "TerminalAlertModule", dependencies: ["TerminalAlertInterface", "TerminalHost"],
            path: "Sources/Modules/TerminalAlertModule"),

        // The desktop: the screens of the features in windows of GTK, and their own alert. Empty without the trait.
        .target(name: "DesktopHost", dependencies: [gtk], path: "Sources/Desktop/DesktopHost"),
        .target(
            name: "DesktopScreens",
            dependencies: [
                "DesktopHost", "EditorFeature", "LoginFeature", "MarkdownInterface", "NoteFeature", "NoteListFeature",
                "NoteSearchFeature", "NotesInterface", gtk,
            ],
            path: "Sources/Desktop/DesktopScreens"),
        .target(
            name: "DesktopAlertModule", dependencies: ["DesktopAlertInterface", "DesktopHost", gtk],
            path: "Sources/Modules/DesktopAlertModule"),

        // Apple's platforms: the screens of the features in UIKit and in SwiftUI, and an alert of each. Empty elsewhere.
        .target(
            name: "ScreenText", dependencies: ["MarkdownInterface", router], path: "Sources/Apple/ScreenText"),
        .target(
            name: "PhoneScreens",
            dependencies: [
                "EditorFeature", "LoginFeature", "MarkdownInterface", "NoteFeature", "NoteListFeature",
                "NoteSearchFeature", "NotesInterface", "ScreenText", uiKit,
            ],
            path: "Sources/Phone/PhoneScreens"),
        .target(
            name: "PhoneAlertModule", dependencies: ["PhoneAlertInterface", uiKit],
            path: "Sources/Modules/PhoneAlertModule"),
        .target(
            name: "SwiftUIScreens",
            dependencies: [
                "EditorFeature", "LoginFeature", "MarkdownInterface", "NoteFeature", "NoteListFeature",
                "NoteSearchFeature", "NotesInterface", "ScreenText", swiftUI,
            ],
            path: "Sources/Apple/SwiftUIScreens"),
        .target(
            name: "SwiftUIAlertModule", dependencies: ["PhoneAlertInterface", swiftUI],
            path: "Sources/Modules/SwiftUIAlertModule"),

        // A plain library, without routes: how wide text is on a terminal, and how it is coloured.
        .target(name: "TerminalText", path: "Sources/TerminalText"),

        // The adapters that the program and the app of Apple's platforms share.
        .target(
            name: "NotesAdapters",
            dependencies: [
                "ClockInterface", "EditorInterface", "ExportInterface", "FileStorageInterface", "LockInterface",
                "LoginInterface", "MarkdownInterface", "NotesInterface", "NoteViewInterface", "SearchInterface",
            ]),

        // The host links the modules and imports only their interfaces. Its adapters join required protocols to provided ones.
        .executableTarget(
            name: "notes",
            dependencies: [
                "ClockInterface", "EditorInterface", "ExportInterface", "FileStorageInterface", "LockInterface",
                "LoginInterface", "MarkdownInterface", "NoteListInterface", "NotesInterface", "NoteViewInterface",
                "SearchInterface", "TerminalAlertInterface",
                .target(name: "DesktopAlertInterface", condition: .when(traits: ["GTK"])),
                .target(name: "SQLiteStorageInterface", condition: .when(traits: ["SQLite"])),
                "ClockModule", "ExportModule", "FileStorageModule", "LockModule", "MarkdownModule", "NotesAdapters",
                "NotesModule", "SearchModule", "TerminalAlertModule", "TerminalHost", "TerminalScreens",
                .target(name: "DesktopAlertModule", condition: .when(traits: ["GTK"])),
                .target(name: "DesktopHost", condition: .when(traits: ["GTK"])),
                .target(name: "DesktopScreens", condition: .when(traits: ["GTK"])),
                .target(name: "SQLiteStorageModule", condition: .when(traits: ["SQLite"])),
                "TerminalText", argumentParser, gtk,
            ],
            // The build fails if a route is missing.
            plugins: [.plugin(name: "RouteCheck", package: "swift-module-router")]),

        .testTarget(name: "ClockModuleTests", dependencies: ["ClockModule", testing]),
        .testTarget(
            name: "DesktopScreensTests",
            dependencies: [
                "EditorInterface", "LockInterface", "LockModule", "notes", "NotesInterface", testing, views,
                .target(name: "DesktopHost", condition: .when(traits: ["GTK"])),
                .target(name: "DesktopScreens", condition: .when(traits: ["GTK"])), gtk, gtkTesting,
            ]),
        .testTarget(name: "ExportModuleTests", dependencies: ["ExportModule", testing]),
        .testTarget(name: "FileStorageModuleTests", dependencies: ["FileStorageModule", testing]),
        .testTarget(
            name: "FeatureTests",
            dependencies: [
                "EditorFeature", "LoginFeature", "NoteFeature", "NoteListFeature", "NoteSearchFeature", testing,
            ]),
        .testTarget(name: "LockModuleTests", dependencies: ["LockModule", testing]),
        .testTarget(name: "MarkdownModuleTests", dependencies: ["MarkdownModule", testing]),
        .testTarget(name: "NotesModuleTests", dependencies: ["NotesModule", testing]),
        .testTarget(
            name: "SQLiteStorageModuleTests",
            dependencies: [.target(name: "SQLiteStorageModule", condition: .when(traits: ["SQLite"])), testing]),
        .testTarget(name: "SearchModuleTests", dependencies: ["SearchModule", testing]),
        .testTarget(name: "TerminalHostTests", dependencies: ["TerminalHost", testing, views]),
        .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"]),
        .testTarget(
            name: "NotesProgramTests",
            dependencies: [
                "EditorInterface", "LockInterface", "LockModule", "notes", "NotesAdapters", "NoteListInterface",
                "TerminalHost", testing,
                views,
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// The app on Apple's platforms: another host of the same modules. It begins in SwiftUI, so elsewhere it is no program.
let notesApp: [Target.Dependency] = [
    "ClockInterface", "EditorInterface", "ExportInterface", "FileStorageInterface", "LockInterface", "LoginInterface",
    "MarkdownInterface", "NoteListInterface", "NotesInterface", "NoteViewInterface", "PhoneAlertInterface",
    "SearchInterface",
    "ClockModule", "ExportModule", "FileStorageModule", "LockModule", "MarkdownModule", "NotesAdapters", "NotesModule",
    "SearchModule", "PhoneAlertModule", "PhoneScreens", "ScreenText", "SwiftUIAlertModule", "SwiftUIScreens", swiftUI,
    uiKit,
]
#if os(macOS)
package.targets.append(
    .executableTarget(name: "NotesApp", dependencies: notesApp, path: "Sources/Apple/NotesApp"))
#else
package.targets.append(.target(name: "NotesApp", dependencies: notesApp, path: "Sources/Apple/NotesApp"))
#endif

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
    // The imports of an interface are part of it, so they are public.
    if !target.name.hasSuffix("Interface") {
        target.swiftSettings?.append(.enableUpcomingFeature("InternalImportsByDefault"))
    }
    // Set by the project's own checks.
    if Context.environment["MODULE_ROUTER_WARNINGS_AS_ERRORS"] != nil {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
}
