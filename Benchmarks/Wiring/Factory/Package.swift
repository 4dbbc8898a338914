// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// wiring: manifest
let factory = Target.Dependency.product(name: "FactoryKit", package: "Factory")
let testing = Target.Dependency.product(name: "FactoryTesting", package: "Factory")
// end wiring

let package = Package(
    name: "Expenses",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        .package(url: "https://github.com/hmlongco/Factory.git", from: "3.2.1")  // wiring: manifest
    ],
    // `Logic` is a link to the files that all styles share, in `Short`.
    targets: [
        .target(name: "ScreenKit", path: "Logic", sources: ["Screen.swift", "Window.swift"]),
        .target(
            name: "StoreInterface", dependencies: [factory], path: ".",
            sources: [
                "Sources/StoreInterface", "Logic/Expense.swift", "Logic/ExpenseList.swift", "Logic/ExpenseStore.swift",
            ]),
        .target(
            name: "ClockInterface", dependencies: [factory], path: ".",
            sources: ["Sources/ClockInterface", "Logic/Clock.swift"]),
        .target(
            name: "ReportInterface", dependencies: ["StoreInterface", factory], path: ".",
            sources: [
                "Sources/ReportInterface", "Logic/ExpenseSummary.swift", "Logic/ReportFormatter.swift",
                "Logic/RequiredClock.swift",
            ]),

        .target(name: "StoreModule", dependencies: ["StoreInterface"]),
        .target(name: "ClockModule", dependencies: ["ClockInterface"]),
        .target(name: "ReportModule", dependencies: ["ReportInterface", "StoreInterface", factory]),
        .target(name: "ListModule", dependencies: ["ReportInterface", "ScreenKit", "StoreInterface", factory]),
        .target(name: "EditorModule", dependencies: ["ScreenKit", "StoreInterface", factory]),

        .executableTarget(
            name: "Expenses",
            dependencies: [
                "ClockInterface", "ReportInterface", "StoreInterface", "ClockModule", "EditorModule", "ListModule",
                "ReportModule", "ScreenKit", "StoreModule", factory,
            ]),
        .testTarget(
            name: "ExpensesTests",
            dependencies: [
                "EditorModule", "Expenses", "ListModule", "ReportInterface", "ReportModule", "ScreenKit",
                "StoreInterface", testing,
            ], path: ".", sources: ["Tests/ExpensesTests", "Logic/Stubs.swift"]),
    ],
    swiftLanguageModes: [.v6]
)
