// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

/// `routes new`, as a program.
@Suite(.startsPrograms) struct NewCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func printsTheWrittenFilesAndTheRemainingSteps() throws {
        #expect(
            try Command.routes(["new", "view", "Login", "--into", "Features"], in: folder)
                == Command(
                    status: 0,
                    output: """
                        Wrote Features/Sources/LoginInterface/LoginViewInput.swift
                        Wrote Features/Sources/LoginModule/LoginScreen.swift
                        Wrote Features/Tests/LoginModuleTests/LoginScreenTests.swift

                        Add these targets to Package.swift:

                            .target(name: "LoginInterface", dependencies: \
                        [.product(name: "ModuleRouterViews", package: "swift-module-router")]),
                            .target(name: "LoginModule", dependencies: ["LoginInterface", \
                        .product(name: "ModuleRouterViews", package: "swift-module-router")]),
                            .testTarget(name: "LoginModuleTests", dependencies: ["LoginInterface", "LoginModule", \
                        .product(name: "ModuleRouterViews", package: "swift-module-router"), \
                        .product(name: "ModuleRouterTesting", package: "swift-module-router")]),

                        Add these dependencies to the target of the app, unless it has them:

                            "LoginModule",

                        """))
        #expect(
            folder.files == [
                "Features/Sources/LoginInterface/LoginViewInput.swift",
                "Features/Sources/LoginModule/LoginScreen.swift",
                "Features/Tests/LoginModuleTests/LoginScreenTests.swift",
            ])
    }

    @Test func namesOnlyWhatTheManifestLacks() throws {
        try folder.write(
            """
            let package = Package(
                name: "Shop",
                targets: [
                    .target(
                        name: "TimeInterface",
                        dependencies: [.product(name: "ModuleRouterViews", package: "swift-module-router")]),
                    .executableTarget(name: "App", dependencies: [.target(name: "TimeModule")]),
                ])
            """, to: "Package.swift")
        let command = try Command.routes(["new", "service", "Clock", "--module", "Time"], in: folder)
        #expect(
            command.output.hasSuffix(
                """

                Add these targets to Package.swift:

                    .target(name: "TimeModule", dependencies: ["TimeInterface", \
                .product(name: "ModuleRouter", package: "swift-module-router")]),
                    .testTarget(name: "TimeModuleTests", dependencies: ["TimeInterface", "TimeModule", \
                .product(name: "ModuleRouter", package: "swift-module-router"), \
                .product(name: "ModuleRouterTesting", package: "swift-module-router")]),

                Add these dependencies to the target TimeInterface, unless it has them:

                    .product(name: "ModuleRouter", package: "swift-module-router"),

                """))
    }

    @Test func namesTheLibraryIfThePackageDoesNotRequireIt() throws {
        try folder.write("let package = Package(name: \"Shop\")\n", to: "Package.swift")
        let command = try Command.routes(["new", "service", "Clock"], in: folder)
        #expect(
            command.output.contains(
                """
                Add this package to the dependencies in Package.swift:

                    .package(path: "../swift-module-router")
                """))
    }

    @Test func anAdapterUsesTheShortKeyThatTheInterfaceDeclares() throws {
        #expect(try Command.routes(["new", "service", "Clock"], in: folder).status == 0)
        let arguments = ["new", "adapter", "NotesRequiredClock", "--module", "Notes", "--to", "Clock"]
        #expect(try Command.routes(arguments, in: folder).status == 0)
        let adapter = try folder.text(of: "Sources/App/Adapters/NotesRequiredClockAdapter.swift")
        #expect(adapter.contains("Adapts(.notesRequiredClock, to: .clock)"))
    }

    @Test func neverWritesOverAFile() throws {
        try folder.write("mine", to: "Tests/TimeModuleTests/DefaultClockTests.swift")
        #expect(
            try Command.routes(["new", "service", "Clock", "--module", "Time"], in: folder)
                == Command(
                    status: 2,
                    errors: "error: Tests/TimeModuleTests/DefaultClockTests.swift already exists; nothing was written\n"
                )
        )
        #expect(folder.files == ["Tests/TimeModuleTests/DefaultClockTests.swift"])
    }

    @Test func newFilesPassTheCheck() throws {
        try folder.write("import ClockModule\n", to: "Sources/App/main.swift")
        #expect(try Command.routes(["new", "service", "Clock"], in: folder).status == 0)
        let use = """
            import ClockInterface
            import ModuleRouter
            let clock = try Router.destination(for: .clock)
            """
        try folder.write(use, to: "Sources/App/main.swift")
        #expect(
            try Command.routes(["check", "Sources"], in: folder)
                == Command(status: 0, output: "no findings in 1 route of App\n"))
    }
}
#endif
