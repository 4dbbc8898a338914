// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// wiring: manifest
let router = Target.Dependency.product(name: "ModuleRouter", package: "swift-module-router")
let testing = Target.Dependency.product(name: "ModuleRouterTesting", package: "swift-module-router")
// end wiring
// wiring: screens manifest
let views = Target.Dependency.product(name: "ModuleRouterViews", package: "swift-module-router")
// end wiring

let package = Package(
    name: "Expenses",
    platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    dependencies: [
        .package(name: "swift-module-router", path: "../../..")  // wiring: manifest
    ],
    // `Logic` contains the files that all styles share.
    targets: [
        .target(
            name: "StoreInterface", dependencies: [router], path: ".",
            sources: [
                "Sources/StoreInterface", "Logic/Expense.swift", "Logic/ExpenseList.swift", "Logic/ExpenseStore.swift",
            ]),
        .target(
            name: "ClockInterface", dependencies: [router], path: ".",
            sources: ["Sources/ClockInterface", "Logic/Clock.swift"]),
        .target(
            name: "ReportInterface", dependencies: ["StoreInterface", router], path: ".",
            sources: [
                "Sources/ReportInterface", "Logic/ExpenseSummary.swift", "Logic/ReportFormatter.swift",
                "Logic/RequiredClock.swift",
            ]),
        .target(name: "ListInterface", dependencies: [views]),
        .target(name: "EditorInterface", dependencies: ["StoreInterface", views]),

        .target(name: "StoreModule", dependencies: ["StoreInterface", router]),
        .target(name: "ClockModule", dependencies: ["ClockInterface", router]),
        .target(name: "ReportModule", dependencies: ["ReportInterface", "StoreInterface", router]),
        .target(
            name: "ListModule",
            dependencies: ["EditorInterface", "ListInterface", "ReportInterface", "StoreInterface", testing, views]),
        .target(
            name: "EditorModule", dependencies: ["EditorInterface", "StoreInterface", testing, views]),

        .executableTarget(
            name: "Expenses",
            dependencies: [
                "ClockInterface", "EditorInterface", "ListInterface", "ReportInterface", "StoreInterface",
                "ClockModule", "EditorModule", "ListModule", "ReportModule", "StoreModule", testing, views,
            ],
            plugins: [.plugin(name: "RouteCheck", package: "swift-module-router")]  // wiring: manifest
        ),
        .testTarget(
            name: "ExpensesTests",
            dependencies: [
                "EditorModule", "Expenses", "ListInterface", "ListModule", "ReportInterface", "ReportModule",
                "StoreInterface", testing, views,
            ], path: ".", sources: ["Tests/ExpensesTests", "Logic/Stubs.swift"]),
    ],
    swiftLanguageModes: [.v6]
)
