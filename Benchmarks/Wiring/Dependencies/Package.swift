// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// wiring: manifest
let dependencies = Target.Dependency.product(name: "Dependencies", package: "swift-dependencies")
let macros = Target.Dependency.product(name: "DependenciesMacros", package: "swift-dependencies")
let testing = Target.Dependency.product(name: "DependenciesTestSupport", package: "swift-dependencies")
// end wiring

let package = Package(
    name: "Expenses",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-dependencies.git", from: "1.16.0")  // wiring: manifest
    ],
    // `Logic` is a link to the files that all styles share, in `Short`.
    targets: [
        .target(name: "ScreenKit", path: "Logic", sources: ["Screen.swift", "Window.swift"]),
        .target(
            name: "StoreInterface", dependencies: [dependencies, macros], path: ".",
            sources: ["Sources/StoreInterface", "Logic/Expense.swift", "Logic/ExpenseList.swift"]),
        .target(name: "ClockInterface", dependencies: [dependencies, macros]),
        .target(name: "ReportInterface", dependencies: ["StoreInterface", dependencies, macros]),

        .target(name: "StoreModule", dependencies: ["StoreInterface", dependencies]),
        .target(name: "ClockModule", dependencies: ["ClockInterface", dependencies]),
        .target(name: "ReportModule", dependencies: ["ReportInterface", "StoreInterface", dependencies]),
        .target(name: "ListModule", dependencies: ["ReportInterface", "ScreenKit", "StoreInterface", dependencies]),
        .target(name: "EditorModule", dependencies: ["ScreenKit", "StoreInterface", dependencies]),

        .executableTarget(
            name: "Expenses",
            dependencies: [
                "ClockInterface", "ReportInterface", "StoreInterface", "ClockModule", "EditorModule", "ListModule",
                "ReportModule", "ScreenKit", "StoreModule", dependencies,
            ]),
        .testTarget(
            name: "ExpensesTests",
            dependencies: [
                "EditorModule", "Expenses", "ListModule", "ReportInterface", "ReportModule", "ScreenKit",
                "StoreInterface", testing,
            ]),
    ],
    swiftLanguageModes: [.v6]
)
