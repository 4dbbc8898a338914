// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// Runs the hosts of Apple's toolkits, and the screens of Examples/Notes, on machines without these toolkits, against stand-ins for UIKit,
// AppKit and SwiftUI that were written from public documentation. For tests only; see Apple/StandIns/README.md.
//
// A separate package, because a module alias needs an unsafe flag, which the users of the library must not get. A package contains its
// sources, so links lead to those of the library and of the app. It may name a file in one target only, so two further links lead to the
// folders that are also compiled on top of UIKit.

import CompilerPluginSupport
import PackageDescription

/// In a target with these settings, `import UIKit` and `#if canImport(UIKit)` refer to the stand-in.
func standIn(for modules: String...) -> [SwiftSetting] { modules.flatMap { alias($0, for: "\($0)Harness") } }

func alias(_ module: String, for other: String) -> [SwiftSetting] {
    [.unsafeFlags(["-module-alias", "\(module)=\(other)"])]
}

func syntax(_ products: String...) -> [Target.Dependency] {
    products.map { .product(name: $0, package: "swift-syntax") }
}

func snippet(_ file: String, _ dependencies: Target.Dependency..., settings: [SwiftSetting]) -> Target {
    .target(
        name: "Snippet\(file)", dependencies: dependencies, path: "\(links)/Examples/Snippets/Sources",
        sources: ["\(file).swift"], swiftSettings: settings)
}

let links = "Apple/StandIns/Links"
let notes = "\(links)/Examples/Notes/Sources"
let onUIKit = standIn(for: "UIKit") + alias("SwiftUI", for: "SwiftUIOnUIKitHarness")

let features: [Target.Dependency] = [
    "EditorFeature", "LoginFeature", "MarkdownInterface", "NoteFeature", "NoteListFeature", "NoteSearchFeature",
    "NotesInterface", "ScreenText",
]

let targets: KeyValuePairs<String, [Target]> = [
    "\(links)/Sources/Library": [
        .target(name: "CModuleRouter"),
        .target(name: "RouteVocabulary"),
        .target(
            name: "ModuleRouter",
            dependencies: ["CModuleRouter", "ModuleRouterMacrosPlugin", "OSHarness", "RouteVocabulary"],
            exclude: ["ModuleRouter.docc"], swiftSettings: alias("os", for: "OSHarness")),
        .target(name: "RouteTables", dependencies: ["ModuleRouter"]),
        .target(name: "RouteFaultTexts", dependencies: ["RouteVocabulary"]),
        .target(name: "ModuleRouterChecks", dependencies: ["RouteFaultTexts", "RouteTables"]),
        .target(name: "URLPatterns", dependencies: ["RouteVocabulary"]),
        .target(name: "ModuleRouterViews", dependencies: ["RouteTables", "URLPatterns"]),
        .target(name: "ModuleRouterTesting", dependencies: ["ModuleRouterChecks", "ModuleRouterViews"]),
        .target(name: "ProviderSyntax", dependencies: ["RouteVocabulary"] + syntax("SwiftParser", "SwiftSyntax")),
        .macro(
            name: "ModuleRouterMacrosPlugin",
            dependencies: ["ProviderSyntax"] + syntax("SwiftCompilerPlugin", "SwiftSyntaxMacros")),
    ],
    "Apple/StandIns/Sources": [
        .target(name: "OSHarness"),
        .target(name: "UIKitHarness"),
        .target(name: "AppKitHarness"),
        .target(name: "SwiftUIHarness", dependencies: ["AppKitHarness"], swiftSettings: standIn(for: "AppKit")),
    ],
    "\(links)/Sources/Hosts": [
        .target(
            name: "ModuleRouterUIKit", dependencies: ["ModuleRouterViews", "SwiftUIOnUIKitHarness", "UIKitHarness"],
            swiftSettings: onUIKit),
        .target(
            name: "ModuleRouterAppKit", dependencies: ["ModuleRouterViews", "AppKitHarness"],
            swiftSettings: standIn(for: "AppKit")),
        .target(
            name: "ModuleRouterSwiftUI", dependencies: ["AppKitHarness", "ModuleRouterViews", "SwiftUIHarness"],
            swiftSettings: standIn(for: "AppKit", "SwiftUI")),
    ],
    // SwiftUI and its host on top of UIKit. Without Apple's toolkits, a module uses either UIKit or AppKit.
    links: [
        .target(name: "SwiftUIOnUIKitHarness", dependencies: ["UIKitHarness"], swiftSettings: standIn(for: "UIKit")),
        .target(
            name: "ModuleRouterSwiftUIOnUIKit",
            dependencies: ["ModuleRouterViews", "SwiftUIOnUIKitHarness", "UIKitHarness"], swiftSettings: onUIKit),
    ],
    "Support": [
        .target(name: "RouteClient", dependencies: ["ModuleRouterViews"]),
        .target(name: "ViewHostSuite", dependencies: ["RouteClient"]),
        .target(name: "NavigationWalk", dependencies: ["ModuleRouterTesting", "RouteClient"]),
    ],
    "Apple/StandIns/Tests": [
        .testTarget(
            name: "ModuleRouterUIKitTests",
            dependencies: ["ModuleRouterUIKit", "NavigationWalk", "UIKitHarness", "ViewHostSuite"]),
        .testTarget(
            name: "MixedAppTests",
            dependencies: ["ModuleRouterSwiftUIOnUIKit", "ModuleRouterTesting", "ModuleRouterUIKit"]),
        .testTarget(
            name: "ModuleRouterAppKitTests",
            dependencies: ["AppKitHarness", "ModuleRouterAppKit", "NavigationWalk", "ViewHostSuite"]),
        .testTarget(
            name: "ModuleRouterSwiftUITests",
            dependencies: [
                "ModuleRouterAppKit", "ModuleRouterSwiftUI", "ModuleRouterTesting", "OSHarness", "SwiftUIHarness",
                "ViewHostSuite",
            ]),
        .testTarget(
            name: "NotesScreensTests",
            dependencies: ["LockInterface", "LockModule", "ModuleRouterTesting", "NotesApp", "NotesInterface"]),
    ],
    "Apple/Calibration": [
        .testTarget(name: "AppKitCalibrationTests", dependencies: ["AppKitHarness", "ModuleRouterAppKit"]),
        .testTarget(name: "UIKitCalibrationTests", dependencies: ["ModuleRouterUIKit", "UIKitHarness"]),
    ],
    // The experiments that the first run on a Mac performs with Apple's toolkits.
    "Apple/Mac": [
        .testTarget(name: "Experiments", dependencies: ["AppKitHarness", "ModuleRouterUIKit", "UIKitHarness"])
    ],
    // The app Notes.
    "\(notes)/Interfaces": [
        .target(name: "ClockInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "EditorInterface", dependencies: ["ModuleRouterViews", "NotesInterface"]),
        .target(name: "ExportInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "FileStorageInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "LockInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "LoginInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "MarkdownInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "NoteListInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "NoteSearchInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "NoteViewInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "NotesInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "PhoneAlertInterface", dependencies: ["ModuleRouterViews"]),
        .target(name: "SearchInterface", dependencies: ["ModuleRouterViews"]),
    ],
    "\(notes)/Modules": [
        .target(name: "ClockModule", dependencies: ["ClockInterface"]),
        .target(name: "ExportModule", dependencies: ["ExportInterface"]),
        .target(name: "FileStorageModule", dependencies: ["FileStorageInterface"]),
        .target(name: "LockModule", dependencies: ["LockInterface"]),
        .target(name: "MarkdownModule", dependencies: ["MarkdownInterface", "TerminalText"]),
        .target(name: "NotesModule", dependencies: ["NotesInterface"]),
        .target(name: "SearchModule", dependencies: ["SearchInterface"]),
        .target(
            name: "PhoneAlertModule", dependencies: ["ModuleRouterUIKit", "PhoneAlertInterface"],
            swiftSettings: standIn(for: "UIKit")),
        .target(
            name: "SwiftUIAlertModule", dependencies: ["ModuleRouterSwiftUI", "PhoneAlertInterface"],
            swiftSettings: standIn(for: "SwiftUI")),
    ],
    "\(notes)/Features": [
        .target(name: "EditorFeature", dependencies: ["EditorInterface"]),
        .target(name: "LoginFeature", dependencies: ["LoginInterface"]),
        .target(name: "NoteFeature", dependencies: ["EditorInterface", "NoteViewInterface"]),
        .target(
            name: "NoteListFeature",
            dependencies: [
                "EditorInterface", "LockInterface", "NoteListInterface", "NoteSearchInterface", "NoteViewInterface",
            ]),
        .target(
            name: "NoteSearchFeature", dependencies: ["NoteSearchInterface", "NotesInterface", "NoteViewInterface"]),
    ],
    notes: [
        .target(name: "TerminalText"),
        .target(
            name: "NotesAdapters",
            dependencies: [
                "ClockInterface", "EditorInterface", "ExportInterface", "FileStorageInterface", "LockInterface",
                "LoginInterface", "MarkdownInterface", "NoteViewInterface", "SearchInterface",
            ]),
    ],
    "\(notes)/Phone": [
        .target(
            name: "PhoneScreens", dependencies: features + ["ModuleRouterUIKit"], swiftSettings: standIn(for: "UIKit"))
    ],
    "\(notes)/Apple": [
        .target(name: "ScreenText", dependencies: ["MarkdownInterface"]),
        .target(
            name: "SwiftUIScreens", dependencies: features + ["ModuleRouterSwiftUI"],
            swiftSettings: standIn(for: "SwiftUI")),
        .executableTarget(
            name: "NotesApp",
            dependencies: [
                "ClockModule", "ExportModule", "FileStorageModule", "LockModule", "MarkdownModule", "NotesAdapters",
                "NotesModule", "PhoneAlertModule", "PhoneScreens", "SearchModule", "SwiftUIAlertModule",
                "SwiftUIScreens",
            ],
            swiftSettings: standIn(for: "SwiftUI", "UIKit")),
    ],
]

for (folder, targets) in targets {
    for target in targets { target.path = "\(folder)/\(target.name)" }
}

// The code that the documentation shows.
let snippets = [
    snippet("OnUIKit", "ModuleRouterUIKit", settings: standIn(for: "UIKit")),
    snippet("OnAppKit", "ModuleRouterAppKit", settings: standIn(for: "AppKit")),
    snippet("OnSwiftUI", "ModuleRouterSwiftUI", settings: standIn(for: "SwiftUI")),
    snippet(
        "MixedApps", "ModuleRouterSwiftUIOnUIKit", "ModuleRouterUIKit",
        settings: onUIKit + alias("ModuleRouterSwiftUI", for: "ModuleRouterSwiftUIOnUIKit")),
]

let package = Package(
    name: "apple-harness",
    // The systems of the app, which are newer than the library's.
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"605.0.0")],
    targets: targets.flatMap(\.value) + snippets,
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    var features = [
        "ExistentialAny", "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ]
    // The imports of an interface of the app are part of the interface, so they stay public.
    if !target.name.hasSuffix("Interface") { features.append("InternalImportsByDefault") }
    var settings: [SwiftSetting] = features.map { .enableUpcomingFeature($0) } + [.define("Macros")]
    if target.name == "ModuleRouter" {
        settings += ["BuiltinModule", "RawLayout"].map { .enableExperimentalFeature($0) }
    }
    if Context.environment["MODULE_ROUTER_WARNINGS_AS_ERRORS"] != nil { settings.append(.treatAllWarnings(as: .error)) }
    target.swiftSettings = settings + (target.swiftSettings ?? [])
}
