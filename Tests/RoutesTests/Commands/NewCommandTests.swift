// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import Testing

/// `routes new`, as a program.
@Suite struct NewCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func saysWhatItWroteAndWhatIsLeftToDo() throws {
        #expect(
            try Command.routes(["new", "view", "Login", "--into", "Features"], in: folder)
                == Command(
                    status: 0,
                    output: """
                        Wrote Features/Sources/LoginInterface/LoginViewInput.swift
                        Wrote Features/Sources/LoginModule/LoginRouter.swift
                        Wrote Features/Tests/LoginModuleTests/LoginRouterTests.swift

                        Add these targets to Package.swift, unless it already contains them:

                            .target(name: "LoginInterface", dependencies: \
                        [.product(name: "ModuleRouterViews", package: "swift-module-router")]),
                            .target(name: "LoginModule", dependencies: ["LoginInterface", \
                        .product(name: "ModuleRouterViews", package: "swift-module-router")]),
                            .testTarget(name: "LoginModuleTests", dependencies: ["LoginInterface", "LoginModule", \
                        .product(name: "ModuleRouterViews", package: "swift-module-router"), \
                        .product(name: "ModuleRouterTesting", package: "swift-module-router")]),

                        Add LoginModule to the dependencies of the app.

                        """))
        #expect(
            folder.files == [
                "Features/Sources/LoginInterface/LoginViewInput.swift",
                "Features/Sources/LoginModule/LoginRouter.swift",
                "Features/Tests/LoginModuleTests/LoginRouterTests.swift",
            ])
    }

    @Test func neverWritesOverAFile() throws {
        try folder.write("mine", to: "Tests/TimeModuleTests/ClockRouterTests.swift")
        #expect(
            try Command.routes(["new", "service", "Clock", "--module", "Time"], in: folder)
                == Command(
                    status: 2,
                    errors: "error: Tests/TimeModuleTests/ClockRouterTests.swift already exists; nothing was written\n")
        )
        #expect(folder.files == ["Tests/TimeModuleTests/ClockRouterTests.swift"])
    }

    @Test func isFoundToBeInOrderByTheCheck() throws {
        try folder.write("import ClockModule\n", to: "Sources/App/main.swift")
        #expect(try Command.routes(["new", "service", "Clock"], in: folder).status == 0)
        let use = """
            import ClockInterface
            import ModuleRouter
            let clock = try Router.destination(for: RoutableService<any Clock>())
            """
        try folder.write(use, to: "Sources/App/main.swift")
        #expect(
            try Command.routes(["check", "Sources"], in: folder)
                == Command(status: 0, output: "no findings in 1 route of App\n"))
    }
}
#endif
