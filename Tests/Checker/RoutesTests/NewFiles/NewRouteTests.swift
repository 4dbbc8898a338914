// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

@testable import routes

/// The files that `routes new` writes compile, and their tests pass.
@Suite(.startsPrograms) struct NewRouteTests {
    private func files(of route: NewRoute) -> String {
        route.files.map { "// \($0.path)\n\($0.text)" }.joined(separator: "\n")
    }

    @Test func filesOfAService() throws {
        let clock = try #require(SwiftName(argument: "Clock"))
        let time = try #require(SwiftName(argument: "Time"))
        #expect(
            files(of: NewRoute.service(clock, module: time, style: NewRoute.Style())) == """
                // Sources/TimeInterface/Clock.swift
                import ModuleRouter

                /// The service that TimeModule provides.
                public protocol Clock: Sendable {
                }

                @RoutableAs("clock") extension RoutableService where Protocol == any Clock {}

                // Sources/TimeModule/DefaultClock.swift
                import ModuleRouter
                import TimeInterface

                @Provider(of: .clock)
                final class DefaultClock: Clock {
                }

                // Tests/TimeModuleTests/DefaultClockTests.swift
                import ModuleRouter
                import ModuleRouterTesting
                import Testing
                import TimeInterface

                @testable import TimeModule

                @Test(.routes { DefaultClock.self })
                func theClockIsADefaultClock() throws {
                    let clock = try Router.destination(for: .clock)
                    #expect(clock is DefaultClock)
                }

                """)
    }

    @Test func withoutMacrosTheDeclarationHasTheNameToo() throws {
        let clock = try #require(SwiftName(argument: "Clock"))
        let style = NewRoute.Style(usesMacros: false)
        let route = NewRoute.service(clock, module: clock, style: style)
        #expect(
            route.files[0].text == """
                public import ModuleRouter

                /// The service that ClockModule provides.
                public protocol Clock: Sendable {
                }

                extension RoutableService where Protocol == any Clock {
                    public init() { self.init(declaredProtocol: Protocol.self) }
                    public static var clock: Self { Self() }
                }

                """)
        #expect(route.files[1].path == "Sources/ClockModule/ClockRouter.swift")
        #expect(
            route.files[1].text == """
                import ClockInterface
                import ModuleRouter

                struct ClockRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> {
                        Provides(.clock) { $0 }
                    }

                    func makeDestination(with configuration: RouteConfiguration) throws -> DefaultClock? {
                        DefaultClock()
                    }
                }

                final class DefaultClock: Clock {
                }

                """)
        #expect(
            route.advice == ["Register it when the app starts: RouteRegistry.shared.register { ClockRouter.self }"])
    }

    private static let adaptation = NewRoute.Adaptation(
        name: "NotesRequiredClock", module: "Notes", key: "notesRequiredClock", adaptee: "Clock", adapteeKey: "clock",
        interface: "TimeInterface", app: "Shop")

    @Test func anAdapterUsesShortKeys() {
        var adaptation = Self.adaptation
        let file = { NewRoute.adapter(adaptation, style: NewRoute.Style()).files[1].text }
        #expect(file().contains("Adapts(.notesRequiredClock, to: .clock) { NotesRequiredClockProxy(adaptee: $0) }"))
        adaptation.adapteeKey = nil
        #expect(file().contains("Adapts(.notesRequiredClock, to: RoutableService<any Clock>()) {"))
    }

    /// One package with all kinds of new files. Its manifest consists of the printed lines, as a user pastes them.
    @Test(arguments: [false, true])
    func allNewFilesCompileAndTheirTestsPass(usesMacros: Bool) throws {
        // The build is kept between runs, so that only the first run takes long.
        let package = BuiltProducts.consumers.appending(
            path: usesMacros ? "NewRoutesWithMacros" : "NewRoutes", directoryHint: .isDirectory)
        for old in ["Sources", "Tests", "Package.swift"] {
            try? FileManager.default.removeItem(at: package.appending(path: old))
        }
        var manifest = PastedManifest()
        let main = NewFile(path: package.appending(path: "Sources/Shop/main.swift").path, text: "print(\"open\")\n")
        try [main].create()
        for arguments in [
            ["service", "Clock", "--module", "Time"], ["view", "Login"], ["view", "Alarm", "--module", "Time"],
            [
                "adapter", "NotesRequiredClock", "--module", "Notes", "--to", "Clock", "--from", "TimeInterface",
                "--app", "Shop",
            ],
            [
                "adapter", "NotesRequiredLogin", "--module", "Notes", "--to", "LoginViewInput", "--from",
                "LoginInterface", "--app", "Shop", "--view",
            ],
        ] {
            try OutputFile.write(manifest.text, to: package.appending(path: "Package.swift").path)
            let style = usesMacros ? "--macros" : "--no-macros"
            let command = try Command.routes(["new"] + arguments + [style, "--into", package.path])
            #expect(command.status == 0 && command.errors == "", "\(command)")
            manifest.paste(command.output)
        }
        try OutputFile.write(manifest.text, to: package.appending(path: "Package.swift").path)
        let tested = try BuiltProducts.swift("test", in: package, usesMacros: usesMacros)
        #expect(tested.status == 0, "\(tested)")
        #expect(tested.output.contains("Test run with 5 tests"), "\(tested)")
        #expect(!(tested.output + tested.errors).contains("warning:"), "\(tested)")
    }

    /// A target depends on each module that its files import.
    @Test(arguments: [true, false])
    func thePrintedTargetsHaveTheProductsTheyImport(usesMacros: Bool) throws {
        let names = ["Clock", "Time", "Login"].compactMap { SwiftName(argument: $0) }
        let style = NewRoute.Style(usesMacros: usesMacros)
        for route in [
            NewRoute.service(names[0], module: names[1], style: style),
            NewRoute.view(names[2], module: names[2], style: style), NewRoute.adapter(Self.adaptation, style: style),
        ] {
            for file in route.files {
                let target = file.path.split(separator: "/")[1]
                let dependencies =
                    route.targets.first { $0.name == target }?.dependencies
                    ?? (route.app.name ?? "" == target ? route.app.dependencies : [])
                let imports = file.text.split(separator: "\n").compactMap { $0.firstMatch(of: /import (\w+)$/)?.1 }
                for module in imports where module != "Testing" {
                    #expect(dependencies.contains { $0.contains("\"\(module)\"") }, "\(target) lacks \(module)")
                }
            }
        }
    }
}
#endif
