// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The files of a new package with an app, an interface, a module that provides it, and tests.
struct NewApp {
    let name: SwiftName
    let library: Library
    let hasScreen: Bool

    /// The requirement of the package on a clone of the library.
    struct Library {
        /// The path of the clone, relative to the package.
        var path = "../swift-module-router"

        /// The line for the manifest.
        var line: String {
            path.hasSuffix("/swift-module-router")
                ? ".package(path: \"\(path.escapedForLiteral)\")"
                : ".package(name: \"swift-module-router\", path: \"\(path.escapedForLiteral)\")"
        }
    }

    /// The names of modules that the package or its tests import.
    private static let taken: Set<String> = [
        "GreeterInterface", "GreeterModule", "WelcomeInterface", "WelcomeModule", "ModuleRouter", "ModuleRouterViews",
        "ModuleRouterTesting", "Swift", "Testing", "Foundation",
    ]

    init(name: SwiftName, library: Library, hasScreen: Bool) throws(SourceError) {
        guard !Self.taken.contains("\(name)") else {
            throw SourceError("a module has the name \(name); choose another one")
        }
        self.name = name
        self.library = library
        self.hasScreen = hasScreen
    }

    /// The files, by their paths in the package.
    var files: [NewFile] {
        [manifest, NewFile(path: ".gitignore", text: ".build/\n")] + greeter + [main, test]
            + (hasScreen ? screen : [])
    }

    // MARK: The package

    private var manifest: NewFile {
        let views = hasScreen ? ["WelcomeInterface", "WelcomeModule"] : []
        let screenTargets = """

                    .target(name: "WelcomeInterface", dependencies: [views]),
                    .target(name: "WelcomeModule", dependencies: ["GreeterInterface", "WelcomeInterface", views]),
            """
        let screenProduct = """

            let views = Target.Dependency.product(name: "ModuleRouterViews", package: "swift-module-router")
            """
        let linked = list(["GreeterInterface", "GreeterModule"] + views) + ", router" + (hasScreen ? ", views" : "")
        return NewFile(
            path: "Package.swift",
            text: """
                // swift-tools-version: 6.2
                import PackageDescription

                let router = Target.Dependency.product(name: "ModuleRouter", package: "swift-module-router")\(hasScreen ? screenProduct : "")
                let routerTesting = Target.Dependency.product(name: "ModuleRouterTesting", package: "swift-module-router")

                let package = Package(
                    name: "\(name)",
                    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
                    dependencies: [
                        \(library.line)
                    ],
                    targets: [
                        .target(name: "GreeterInterface", dependencies: [router]),
                        .target(name: "GreeterModule", dependencies: ["GreeterInterface", router]),\(hasScreen ? screenTargets : "")
                        .executableTarget(
                            name: "\(name)",
                            dependencies: [\(linked)],
                            plugins: [.plugin(name: "RouteCheck", package: "swift-module-router")]),
                        .testTarget(
                            name: "\(name)Tests",
                            dependencies: ["\(name)", \(linked), routerTesting]),
                    ]
                )

                """)
    }

    private func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

    // MARK: The service

    private var greeter: [NewFile] {
        [
            NewFile(
                path: "Sources/GreeterInterface/Greeter.swift",
                text: """
                    import ModuleRouter

                    public protocol Greeter: Sendable {
                        func greeting(for name: String) -> String
                    }

                    @RoutableAs("greeter") extension RoutableService where Protocol == any Greeter {}

                    """),
            NewFile(
                path: "Sources/GreeterModule/FriendlyGreeter.swift",
                text: """
                    import GreeterInterface
                    import ModuleRouter

                    @Provider(of: .greeter)
                    final class FriendlyGreeter: Greeter {
                        func greeting(for name: String) -> String { "Hello, \\(name)!" }
                    }

                    """),
        ]
    }

    private var main: NewFile {
        let showing = """

            // In a toolkit, a route shows the screen: Router.perform(to: .welcome, path: .push(from: self)).
            let welcome = try Router.destination(for: .welcome)
            print(welcome.text)

            """
        return NewFile(
            path: "Sources/\(name)/main.swift",
            text: """
                \(NewRoute.importing(["GreeterInterface"] + (hasScreen ? ["ModuleRouterViews", "WelcomeInterface"] : ["ModuleRouter"])))

                let greeter = try Router.destination(for: .greeter)
                print(greeter.greeting(for: "world"))
                \(hasScreen ? showing : "")
                """)
    }

    private var test: NewFile {
        NewFile(
            path: "Tests/\(name)Tests/GreeterTests.swift",
            text: """
                import GreeterInterface
                import ModuleRouter
                import ModuleRouterTesting
                import Testing

                @testable import GreeterModule

                @Test(.routes { FriendlyGreeter.self })
                func theGreeterKnowsTheName() throws {
                    let greeter = try Router.destination(for: .greeter)
                    #expect(greeter.greeting(for: "Ada") == "Hello, Ada!")
                }

                @Provider(of: .greeter, registersItself: false)
                struct FormalGreeter: Greeter {
                    func greeting(for name: String) -> String { "Good morning, \\(name)." }
                }

                @Test(.routes { FormalGreeter.self })
                func aTestBringsItsOwnGreeter() throws {
                    let greeter = try Router.destination(for: .greeter)
                    #expect(greeter.greeting(for: "Ada") == "Good morning, Ada.")
                }

                @Test func everyRouteIsProvided() {
                    expectValidRoutes()
                }

                """)
    }

    // MARK: The screen

    private var screen: [NewFile] {
        [
            NewFile(
                path: "Sources/WelcomeInterface/WelcomeViewInput.swift",
                text: """
                    import ModuleRouterViews

                    @MainActor public protocol WelcomeViewInput: AnyObject {
                        var text: String { get }
                    }

                    @RoutableAs("welcome") extension RoutableView where Protocol == any WelcomeViewInput {}

                    """),
            NewFile(
                path: "Sources/WelcomeModule/WelcomeScreen.swift",
                text: """
                    import GreeterInterface
                    import ModuleRouterViews
                    import WelcomeInterface

                    /// To be shown, it inherits from what the toolkit of the app shows, such as a view controller.
                    @MainActor @Provider(of: .welcome)
                    final class WelcomeScreen: WelcomeViewInput {
                        let text: String

                        init(greeter: any Greeter) { text = greeter.greeting(for: "Ada") }
                    }

                    """),
            NewFile(
                path: "Tests/\(name)Tests/WelcomeTests.swift",
                text: """
                    import ModuleRouterTesting
                    import ModuleRouterViews
                    import Testing
                    import WelcomeInterface

                    @testable import GreeterModule
                    @testable import WelcomeModule

                    @Test(.routes { WelcomeScreen.self; FriendlyGreeter.self })
                    @MainActor func theWelcomeIsShown() async throws {
                        let window = HeadlessWindow()
                        let welcome = try await Router.route(to: .welcome, path: .push(from: window.root))
                        #expect(window.topScreen === welcome)
                        #expect(welcome.text == "Hello, Ada!")
                    }

                    """),
        ]
    }
}

extension String {
    /// The text in a string literal without interpolation.
    fileprivate var escapedForLiteral: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
#endif
