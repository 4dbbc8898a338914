// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import Testing

@testable import routes

/// What `routes new` writes compiles, and its tests pass.
@Suite(.timeLimit(.minutes(60))) struct NewRouteTests {
    @Test func filesOfAServiceReadLikeThis() throws {
        let clock = try #require(SwiftName(argument: "Clock"))
        let time = try #require(SwiftName(argument: "Time"))
        let route = NewRoute.service(clock, module: time, style: NewRoute.Style())
        #expect(
            route.files == [
                NewFile(
                    path: "Sources/TimeInterface/Clock.swift",
                    text: """
                        import ModuleRouter

                        /// The service that TimeModule provides.
                        public protocol Clock: Sendable {
                        }

                        @Routable extension RoutableService where Protocol == any Clock {}

                        """),
                NewFile(
                    path: "Sources/TimeModule/ClockRouter.swift",
                    text: """
                        import ModuleRouter
                        import TimeInterface

                        @AutoRegister
                        struct ClockRouter: ServiceRouteProvider {
                            static var routes: RouteList<Self> {
                                Provides(RoutableService<any Clock>()) { $0 }
                            }

                            func makeDestination(with configuration: RouteConfiguration) throws -> DefaultClock? {
                                DefaultClock()
                            }
                        }

                        struct DefaultClock: Clock {
                        }

                        """),
                NewFile(
                    path: "Tests/TimeModuleTests/ClockRouterTests.swift",
                    text: """
                        import ModuleRouter
                        import ModuleRouterTesting
                        import Testing
                        import TimeInterface

                        @testable import TimeModule

                        @Test(.routes { ClockRouter.self })
                        func theRouteLeadsToDefaultClock() throws {
                            let clock = try Router.destination(for: RoutableService<any Clock>())
                            #expect(clock is DefaultClock)
                        }

                        """),
            ])
    }

    /// One package with everything that can be begun, as somebody would begin it, and `swift test` in it.
    @Test func everythingThatIsBegunCompilesAndItsTestsPass() throws {
        // What was built is kept between runs: only the first one takes long.
        let package = BuiltProducts.consumers.appending(path: "NewRoutes", directoryHint: .isDirectory)
        for old in ["Sources", "Tests", "Package.swift"] {
            try? FileManager.default.removeItem(at: package.appending(path: old))
        }
        try [
            NewFile(path: package.appending(path: "Package.swift").path, text: Self.manifest),
            NewFile(path: package.appending(path: "Sources/Shop/main.swift").path, text: "print(\"open\")\n"),
        ].create()
        for arguments in [
            ["service", "Clock", "--module", "Time"], ["view", "Login"],
            [
                "adapter", "NotesRequiredClock", "--module", "Notes", "--to", "Clock", "--from", "TimeInterface",
                "--app", "Shop",
            ],
            [
                "adapter", "NotesRequiredLogin", "--module", "Notes", "--to", "LoginViewInput", "--from",
                "LoginInterface",
            ]
                + ["--app", "Shop", "--view"],
        ] {
            let command = try Command.routes(
                ["new"] + arguments + ["--no-macros", "--into", package.path])
            #expect(command.status == 0 && command.errors == "", "\(command)")
        }
        let tested = try Command(
            "swift", ["test", "--package-path", package.path] + BuiltProducts.sharedWithPlainConsumers)
        #expect(tested.status == 0, "\(tested)")
        #expect(tested.output.contains("Test run with 4 tests"), "\(tested)")
        #expect(!(tested.output + tested.errors).contains("warning:"), "\(tested)")
    }

    /// What a file of a target imports, the target depends on.
    @Test(arguments: [true, false])
    func thePrintedTargetsHaveTheProductsTheyImport(usesMacros: Bool) throws {
        let names = ["Clock", "Time", "Login"].compactMap { SwiftName(argument: $0) }
        let style = NewRoute.Style(usesMacros: usesMacros)
        let adaptation = NewRoute.Adaptation(
            name: "NotesRequiredClock", module: "Notes", adaptee: "Clock", interface: "TimeInterface", app: "Shop")
        for route in [
            NewRoute.service(names[0], module: names[1], style: style),
            NewRoute.view(names[2], module: names[2], style: style), NewRoute.adapter(adaptation, style: style),
        ] {
            for file in route.files {
                let target = file.path.split(separator: "/")[1]
                // The app has its manifest already; the advice says what to add.
                guard let line = route.targets.first(where: { $0.contains("(name: \"\(target)\"") }) else {
                    #expect(target == "Shop")
                    continue
                }
                let imports = file.text.split(separator: "\n").compactMap { $0.firstMatch(of: /import (\w+)$/)?.1 }
                for module in imports where module != "Testing" {
                    #expect(line.contains("\"\(module)\""), "\(line) lacks \(module)")
                }
            }
        }
    }

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let router = Target.Dependency.product(name: "ModuleRouter", package: "swift-module-router")
        let views = Target.Dependency.product(name: "ModuleRouterViews", package: "swift-module-router")
        let testing = Target.Dependency.product(name: "ModuleRouterTesting", package: "swift-module-router")

        let package = Package(
            name: "Shop",
            platforms: [.macOS(.v13)],
            dependencies: [.package(name: "swift-module-router", path: "\(Repository.folder.path)", traits: [])],
            targets: [
                .target(name: "TimeInterface", dependencies: [router]),
                .target(name: "TimeModule", dependencies: ["TimeInterface", router]),
                .testTarget(
                    name: "TimeModuleTests", dependencies: ["TimeInterface", "TimeModule", router, testing]),
                .target(name: "LoginInterface", dependencies: [views]),
                .target(name: "LoginModule", dependencies: ["LoginInterface", views]),
                .testTarget(
                    name: "LoginModuleTests", dependencies: ["LoginInterface", "LoginModule", views, testing]),
                .target(name: "NotesInterface", dependencies: [router, views]),
                .executableTarget(
                    name: "Shop",
                    dependencies: [
                        "LoginInterface", "LoginModule", "NotesInterface", "TimeInterface", "TimeModule", router, views,
                    ]),
                .testTarget(name: "ShopTests", dependencies: ["Shop", "NotesInterface", router, views]),
            ],
            swiftLanguageModes: [.v6]
        )

        for target in package.targets {
            target.swiftSettings = [
                .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ]
        }
        """

    #if Macros
    @Test func whatIsBegunWithMacrosCompiles() throws {
        let folder = try TemporaryFolder()
        let names = ["Clock", "Time", "Login"].compactMap { SwiftName(argument: $0) }
        let style = NewRoute.Style(folder: folder.path)
        let adaptation = NewRoute.Adaptation(
            name: "NotesRequiredClock", module: "Notes", adaptee: "Clock", interface: "TimeInterface", app: "Shop")
        let routes = [
            NewRoute.service(names[0], module: names[1], style: style),
            NewRoute.view(names[2], module: names[2], style: style),
            NewRoute.adapter(adaptation, style: style),
        ]
        try routes.flatMap(\.files).create()
        let products = BuiltProducts.folder.path
        for module in ["TimeInterface", "TimeModule", "LoginInterface", "LoginModule", "NotesInterface", "Shop"] {
            let files = try SwiftFiles().find(in: "\(folder.path)/Sources/\(module)")
            let compiled = try Command(
                "swiftc",
                [
                    "-emit-module", "-emit-module-path", "\(folder.path)/\(module).swiftmodule", "-module-name", module,
                    "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-enable-testing",
                    "-I", folder.path, "-I", "\(products)/Modules",
                    "-Xcc", "-fmodule-map-file=\(products)/CModuleRouter.build/module.modulemap",
                    "-load-plugin-executable", "\(products)/ModuleRouterMacrosPlugin-tool#ModuleRouterMacrosPlugin",
                ] + files)
            #expect(compiled == Command(status: 0), "\(module)")
        }
    }
    #endif
}
#endif
