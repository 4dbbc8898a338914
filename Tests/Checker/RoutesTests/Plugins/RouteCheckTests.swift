// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

/// The output of `swift build` in a package that uses the plugin `RouteCheck`.
@Suite(.serialized, .startsPrograms) struct RouteCheckTests {
    private let package: URL

    init() throws {
        package = BuiltProducts.consumers.appending(path: "RouteCheck", directoryHint: .isDirectory)
    }

    /// Runs the package manager in the package. The plugins run the tool that was built with the tests, so that swift-syntax is
    /// not built again.
    private func swift(_ command: String, _ options: [String]) throws -> Command {
        let tool = BuiltProducts.folder.appending(path: "routes").path
        return try Command(
            "MODULE_ROUTER_ROUTES=\(tool)",
            ["swift", command, "--package-path", package.path] + BuiltProducts.sharedWithPlainConsumers + options)
    }

    /// Writes the changed files of an app into the package. The set of files never changes, because the package manager does not
    /// always notice a removed file.
    private func write(_ files: [String: String]) throws {
        let all = Self.files.merging(files) { _, new in new }
        for (path, text) in all {
            let file = package.appending(path: path)
            guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// Builds the package. The output contains everything but the progress.
    private func build(_ options: String...) throws -> Build {
        let command = try swift("build", options)
        let lines = command.output.split(separator: "\n", omittingEmptySubsequences: false)
        // The steps that a failure interrupts depend on the speed of the machine.
        let said = lines.filter { line in
            !line.hasPrefix("[") && !line.hasPrefix("Build") && !line.isEmpty && line != "error: cancelled"
        }
        return Build(
            status: command.status,
            said: said.map { "\($0)\n" }.joined().replacing("\(package.path)/", with: ""), errors: command.errors,
            steps: lines.filter { $0.hasPrefix("[") })
    }

    private struct Build {
        var status: Int32
        var said: String
        var errors: String
        var steps: [Substring]
    }

    @Test func appIsCheckedWhenItIsBuilt() throws {
        try write(Samples.app)
        let first = try build("--build-tests")
        #expect(first.status == 0 && first.said == "", "\(first)")
        let second = try build("--build-tests")
        #expect(second.status == 0 && second.said == "", "\(second)")
        #expect(!second.steps.contains { $0.contains("Checking the routes") }, "\(second.steps)")

        try write(Samples.unusedClock)
        let warned = try build()
        #expect(warned.status == 0, "\(warned)")
        #expect(warned.said == Samples.unusedClockText.fromPlugin)

        try write(Samples.missingClock)
        let failed = try build()
        #expect(failed.status == 1)
        #expect(failed.said == Samples.missingClockText.fromPlugin)

        // The provider is in a module that the app does not link.
        var unlinked = Samples.app.merging(Samples.missingClock) { _, new in new }
        unlinked["Package.swift"] = Self.manifest.replacing(
            "\"TimeModule\", \"CSystem\"], plugins", with: "\"CSystem\"], plugins")
        try write(unlinked)
        let withoutModule = try build()
        #expect(withoutModule.status == 1)
        #expect(
            withoutModule.said == """
                Sources/TimeInterface/Clock.swift:7:1: error: no provider for RoutableService<any Clock> [missing-provider]
                Sources/App/main.swift:4:41: note: needed by clock
                Sources/TimeModule/ClockRouter.swift:4:15: note: ClockRouter provides RoutableService<any Clock>
                Package.swift:20:13: note: App does not link TimeModule
                  help: ClockRouter in TimeModule provides it: add "TimeModule" to the dependencies of App
                  see: swift package routes explain missing-provider

                """)

        // For a system library, only its name and its existence are known.
        var withLibrary = Samples.unusedClock
        withLibrary["Sources/App/Use.swift"] = """
            #if canImport(CSystem)
            import ModuleRouter
            import TimeInterface

            func clock() throws -> any Clock { try Router.destination(for: RoutableService<any Clock>()) }
            #endif
            """
        try write(withLibrary)
        let used = try build()
        #expect(used.status == 0 && used.said == "", "\(used)")

        // A trait adds a key without a provider. Without the trait, there is no such key.
        var withTrait = Samples.app
        withTrait["Sources/TimeInterface/Alarm.swift"] = """
            #if Alarm
            public import ModuleRouter

            public protocol Alarm: Sendable {}

            extension RoutableService where Protocol == any Alarm {
                public init() { self.init(declaredProtocol: Protocol.self) }
            }

            func alarm() throws -> any Alarm { try Router.destination(for: RoutableService<any Alarm>()) }
            #endif
            """
        try write(withTrait)
        #expect(try build().status == 0)
        let alarmed = try build("--traits", "Alarm")
        #expect(alarmed.status == 1)
        #expect(
            alarmed.said.hasPrefix(
                "Sources/TimeInterface/Alarm.swift:6:1: error: no provider for RoutableService<any Alarm> [missing-provider]\n"
            ))

        // A test bundle is checked for its own requests.
        var withTest = Samples.app
        withTest["Tests/AppTests/AppTests.swift"] = """
            import ModuleRouter
            import TimeInterface

            let clock = RoutableService<any Clock>(declaredProtocol: (any Clock).self)
            """
        try write(withTest)
        #expect(try build().status == 0)
        let tested = try build("--build-tests")
        #expect(tested.status == 1)
        #expect(
            tested.said == """
                Sources/TimeModule/ClockRouter.swift:4:15: error: nothing registers ClockRouter, which \
                provides RoutableService<any Clock> [unregistered-provider]
                Tests/AppTests/AppTests.swift:4:13: note: needed by clock
                  help: register ClockRouter in the app's list:
                    RouteRegistry.shared.register { ClockRouter.self }
                  see: swift package routes explain unregistered-provider
                Tests/AppTests/AppTests.swift:4:13: error: RoutableService<any Clock> is made without \
                its declaration [declaration-bypassed]
                Sources/TimeInterface/Clock.swift:7:1: note: it is declared here
                  help: write RoutableService<any Clock>()
                  see: swift package routes explain declaration-bypassed

                """)

        try write(Samples.app)
        let settled = try build("--build-tests")
        #expect(settled.status == 0 && settled.said == "", "\(settled)")

        // The command prints the same findings, with paths relative to the package.
        try write(Samples.missingClock)
        let command = try swift("package", ["routes", "check", "--entry", "App"])
        #expect(command.status == 1)
        #expect(command.output == Samples.missingClockText.fromPlugin + "1 error in 1 route of App\n")
        try write(Samples.app)
    }

    private static let files = [
        "Package.swift": manifest, "Sources/TimeInterface/Alarm.swift": "", "Sources/TimeModule/ClockRouter.swift": "",
        "Sources/App/Use.swift": "", "Sources/CSystem/module.modulemap": "module CSystem [system] {}",
        "Tests/AppTests/AppTests.swift": test,
    ]

    private static let test = """
        import ModuleRouter
        import ModuleRouterTesting
        import Testing
        import TimeInterface
        import TimeModule

        @Test(.routes { ClockRouter.self }) func itIsTenPastTen() throws {
            #expect(try Router.destination(for: RoutableService<any Clock>()).time == "ten past ten")
        }
        """

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let check = Target.PluginUsage.plugin(name: "RouteCheck", package: "swift-module-router")
        let router = Target.Dependency.product(name: "ModuleRouter", package: "swift-module-router")
        let testing = Target.Dependency.product(name: "ModuleRouterTesting", package: "swift-module-router")

        let package = Package(
            name: "Sample",
            platforms: [.macOS(.v13)],
            traits: ["Alarm"],
            dependencies: [
                .package(name: "swift-module-router", path: "\(Repository.folder.path)", traits: [])
            ],
            targets: [
                .target(name: "TimeInterface", dependencies: [router]),
                .target(name: "TimeModule", dependencies: ["TimeInterface"]),
                .systemLibrary(name: "CSystem"),
                .executableTarget(
                    name: "App", dependencies: ["TimeInterface", "TimeModule", "CSystem"], plugins: [check]),
                .testTarget(
                    name: "AppTests", dependencies: ["TimeInterface", "TimeModule", testing], plugins: [check]),
            ],
            swiftLanguageModes: [.v6]
        )

        """
}
#endif
