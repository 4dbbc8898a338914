// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

/// `routes check --fix`, as a program.
@Suite(.startsPrograms) struct FixTests {
    private static let fixed = "no findings in 1 route of App\n"

    /// Runs the command in a folder of modules.
    private func fix(_ files: [String: String], _ options: [String] = []) throws -> (command: Command, TemporaryFolder)
    {
        let folder = try TemporaryFolder(files)
        return (try Command.routes(["check", "Sources", "--fix"] + options, in: folder), folder)
    }

    // MARK: Registrations

    private static let annotated = Samples.app.merging([
        "Sources/TimeInterface/Clock.swift": """
        public import ModuleRouter

        public protocol Clock: Sendable {}

        @Routable extension RoutableService where Protocol == any Clock {}
        """,
        "Sources/App/main.swift": """
        import ModuleRouter
        import TimeInterface

        let clock = try Router.destination(for: RoutableService<any Clock>())
        """,
    ]) { _, new in new }

    @Test func anUnregisteredProviderGetsTheMacro() throws {
        let (command, folder) = try fix(Self.annotated)
        #expect(
            command.output == """
                --- Sources/TimeModule/ClockRouter.swift
                +++ Sources/TimeModule/ClockRouter.swift
                @@ -1,6 +1,7 @@
                 public import ModuleRouter
                 import TimeInterface
                \(" ")
                +@AutoRegister
                 public struct ClockRouter: ServiceRouteProvider {
                     public init() {}
                     public static var routes: RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }
                applied 1 fix to 1 file

                """ + Self.fixed)
        #expect(command.status == 0)
        #expect(
            try folder.text(of: "Sources/TimeModule/ClockRouter.swift").replacing("@AutoRegister\n", with: "")
                == Samples.clockModule)
    }

    /// Types before which `@AutoRegister` does not compile.
    @Test(arguments: [
        ("struct ClockRouter:", "struct ClockRouter<Value>:"),
        ("import TimeInterface\n", "import TimeInterface\npublic enum Routers<Value> {}\nextension Routers<Int> {\n"),
        ("-> StoppedClock?", "-> some Clock"),
        ("public init() {}", "public init() {}\n    public static var lifetime: Int { 1 }"),
        ("public import ModuleRouter", "public import Umbrella"),
    ]) func aProviderThatTheMacroRejectsStaysUnregistered(before: String, after: String) throws {
        var files = Self.annotated
        #expect(Samples.clockModule.contains(before))
        files["Sources/TimeModule/ClockRouter.swift"] =
            Samples.clockModule.replacing(before, with: after) + (after.hasSuffix("{\n") ? "}\n" : "")
        let (command, folder) = try fix(files)
        #expect(command.output.hasPrefix("no finding has a remedy that leaves nothing to decide\n"), "\(command)")
        #expect(command.status == 1)
        #expect(
            try folder.text(of: "Sources/TimeModule/ClockRouter.swift") == files["Sources/TimeModule/ClockRouter.swift"]
        )
    }

    @Test func linesKeepTheirEndings() throws {
        let path = "Sources/TimeModule/ClockRouter.swift"
        var files = Self.annotated
        files[path]?.replace("\n", with: "\r\n")
        let (command, folder) = try fix(files)
        #expect(command.output.contains("\n+@AutoRegister\r\n public struct"), "\(command)")
        #expect(!command.output.contains("No newline"))
        #expect(
            try folder.text(of: path)
                == files[path]?.replacing(
                    "public struct ClockRouter", with: "@AutoRegister\r\npublic struct ClockRouter"))
    }

    @Test(arguments: [
        (
            "public struct ClockRouter: ServiceRouteProvider {",
            "public enum Routers<One, Other> { public struct ClockRouter: ServiceRouteProvider {", "}",
            """
            register each concrete type in the app's list:
                RouteRegistry.shared.register { Routers<<#Type#>, <#Type#>>.ClockRouter.self }
            """
        ),
        (
            "public struct ClockRouter", "public actor ClockRouter", "",
            """
            register ClockRouter in the app's list:
                RouteRegistry.shared.register { ClockRouter.self }
            """
        ),
    ]) func theRemedyCompiles(before: String, after: String, end: String, remedy: String) throws {
        var files = Self.annotated
        files["Sources/TimeModule/ClockRouter.swift"] = Samples.clockModule.replacing(before, with: after) + "\n" + end
        let (command, _) = try fix(files)
        #expect(command.output.contains("  help: \(remedy)\n"), "\(command)")
    }

    private static let optedOut = """
        import ModuleRouter
        import TimeInterface
        @Provider(of: RoutableService<any Clock>.self, registersItself: false)
        public final class SystemClock: Clock { public let time = "now" }
        """

    /// `@AutoRegister` does not compile before a class with `@Provider`.
    @Test func aProviderThatOptsOutStaysUnregisteredWithoutAList() throws {
        var files = Self.annotated
        files["Sources/TimeModule/ClockRouter.swift"] = Self.optedOut
        let (command, folder) = try fix(files)
        #expect(
            command.output == """
                no finding has a remedy that leaves nothing to decide
                Sources/TimeModule/ClockRouter.swift:4:20: error: nothing registers SystemClock, which provides RoutableService<any Clock> [unregistered-provider]
                Sources/App/main.swift:4:41: note: needed by clock
                  help: remove 'registersItself: false', or register SystemClock in the app's list:
                    RouteRegistry.shared.register { SystemClock.self }
                  see: routes explain unregistered-provider
                1 error in 1 route of App

                """)
        #expect(try folder.text(of: "Sources/TimeModule/ClockRouter.swift") == Self.optedOut)
    }

    @Test(arguments: [("public final class", "the app's list"), ("final class", "a list of TimeModule")])
    func theRemedyNamesAListThatSeesTheProvider(declaration: String, list: String) throws {
        var files = Self.annotated
        files["Sources/TimeModule/ClockRouter.swift"] = Self.optedOut.replacing("public final class", with: declaration)
        #expect(try fix(files).command.output.contains("or register SystemClock in \(list):\n"))
    }

    @Test func aProviderThatOptsOutIsAddedToTheList() throws {
        var files = Self.listed("    AlarmRouter.self", imports: "import AlarmModule")
        files["Sources/TimeModule/ClockRouter.swift"] = Self.optedOut
        let (command, folder) = try fix(files)
        #expect(command.output.hasSuffix("applied 1 fix to 1 file\nno findings in 2 routes of App\n"), "\(command)")
        #expect(try folder.text(of: "Sources/App/main.swift").contains("    AlarmRouter.self\n    SystemClock.self\n"))
        #expect(try folder.text(of: "Sources/TimeModule/ClockRouter.swift") == Self.optedOut)
    }

    @Test func twoUnregisteredProvidersAreLeftToTheAuthor() throws {
        var files = Self.annotated
        files["Sources/TimeModule/OtherRouter.swift"] = Samples.clockModule.replacing(
            "ClockRouter", with: "OtherRouter"
        )
        .replacing("StoppedClock", with: "OtherClock")
        let (command, _) = try fix(files)
        #expect(command.output.hasPrefix("no finding has a remedy that leaves nothing to decide\n"), "\(command)")
    }

    private static func listed(_ lines: String, imports: String = "") -> [String: String] {
        Samples.app.merging([
            "Sources/App/main.swift": """
            import ModuleRouter
            import TimeInterface
            \(imports)
            RouteRegistry.shared.register {
            \(lines)
            }
            print(try Router.destination(for: RoutableService<any Clock>()).time)
            print(try Router.destination(for: RoutableService<any Alarm>()).time)
            """,
            "Sources/AlarmModule/AlarmRouter.swift": Samples.clockModule.replacing("Clock", with: "Alarm"),
            "Sources/TimeInterface/Alarm.swift": Samples.clockInterface.replacing("Clock", with: "Alarm"),
        ]) { _, new in new }
    }

    @Test func anUnregisteredProviderIsAddedToTheList() throws {
        let (command, folder) = try fix(Self.listed("    AlarmRouter.self", imports: "import AlarmModule"))
        #expect(command.output.hasSuffix("applied 1 fix to 1 file\nno findings in 2 routes of App\n"), "\(command)")
        #expect(
            try folder.text(of: "Sources/App/main.swift").hasPrefix(
                """
                import ModuleRouter
                import TimeInterface
                import AlarmModule
                import TimeModule
                RouteRegistry.shared.register {
                    AlarmRouter.self
                    ClockRouter.self
                }
                """))
    }

    @Test func anInternalProviderIsNotAddedToTheListOfAnotherModule() throws {
        var files = Self.listed("    AlarmRouter.self", imports: "import AlarmModule")
        files["Sources/TimeModule/ClockRouter.swift"]?.replace("public struct ClockRouter", with: "struct ClockRouter")
        let (command, _) = try fix(files)
        #expect(command.output.hasPrefix("no finding has a remedy that leaves nothing to decide\n"), "\(command)")
    }

    @Test func aListInTheProvidersModuleNeedsNoImport() throws {
        var files = Self.listed("    AlarmRouter.self", imports: "import AlarmModule")
        files["Sources/App/ClockRouter.swift"] = files.removeValue(forKey: "Sources/TimeModule/ClockRouter.swift")
        let (command, folder) = try fix(files)
        #expect(command.output.hasSuffix("applied 1 fix to 1 file\nno findings in 2 routes of App\n"), "\(command)")
        #expect(try !folder.text(of: "Sources/App/main.swift").contains("import App\n"))
    }

    @Test(arguments: [
        // A generic type, and a type with the same name as another type.
        ("public struct ClockRouter:", "public struct ClockRouter<Value>:", "{}"),
        (
            "ClockRouter", "ClockRouter",
            "public struct ClockRouter: ServiceRouteProvider { public static var routes: RouteList<Self> {} }"
        ),
    ]) func aProviderWithoutANameForTheListIsNotAdded(before: String, after: String, other: String) throws {
        var files = Self.listed("    AlarmRouter.self", imports: "import AlarmModule")
        files["Sources/TimeModule/ClockRouter.swift"] = Samples.clockModule.replacing(before, with: after)
        files["Sources/AlarmModule/Other.swift"] = "import ModuleRouter\n" + (other == "{}" ? "" : other)
        let (command, _) = try fix(files)
        #expect(command.output.hasPrefix("no finding has a remedy that leaves nothing to decide\n"), "\(command)")
    }

    @Test func aListOnOneLineStaysAsItIs() throws {
        var files = Self.listed("    AlarmRouter.self", imports: "import AlarmModule")
        files["Sources/App/main.swift"]?.replace("{\n    AlarmRouter.self\n}", with: "{ AlarmRouter.self }")
        let (command, _) = try fix(files)
        #expect(command.output.hasPrefix("no finding has a remedy that leaves nothing to decide\n"), "\(command)")
    }

    @Test func anObjectiveCRouterIsRegisteredAfterItsImplementation() throws {
        let router = """
            #import "ClockRouter.h"

            @implementation ClockRouter
            + (void)registerRoutableDestination {
                [self registerService:[SystemClock class]];
                [self registerServiceProtocol:ZIKRoutable(ClockInput)];
            }
            @end

            """
        let (command, folder) = try fix(
            [
                "Sources/App/ClockRouter.h": """
                @import ZIKRouterObjC;
                @protocol ClockInput <ZIKServiceRoutable>
                @end
                @interface ClockRouter : ZIKServiceRouter
                @end
                @interface SystemClock : NSObject <ClockInput>
                @end
                """,
                "Sources/App/ClockRouter.m": router,
                "Sources/App/main.m": """
                #import "ClockRouter.h"
                int main(void) {
                    [ZIKRouterToService(ClockInput) makeDestination];
                    return 0;
                }
                """,
            ], ["--entry", "App"])
        #expect(command.output.hasSuffix("applied 1 fix to 1 file\n" + Self.fixed), "\(command)")
        #expect(try folder.text(of: "Sources/App/ClockRouter.m") == router + "\nZIKAutoRegister(ClockRouter)\n")
    }

    // MARK: Dependencies

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Times",
            dependencies: [.package(name: "swift-module-router", path: "\(Repository.folder.path)", traits: [])],
            targets: [
                .target(name: "TimeInterface", dependencies: [.product(name: "ModuleRouter", package: "swift-module-router")]),
                .target(name: "TimeModule", dependencies: ["TimeInterface"]),
                DEPENDENT,
            ]
        )

        """

    @Test(arguments: [
        (
            #".executableTarget(name: "App", dependencies: ["TimeInterface"])"#,
            #".executableTarget(name: "App", dependencies: ["TimeInterface", "TimeModule"])"#
        ),
        (
            ".executableTarget(\n            name: \"App\",\n            dependencies: [\n                \"TimeInterface\",\n            ])",
            ".executableTarget(\n            name: \"App\",\n            dependencies: [\n                \"TimeInterface\",\n                \"TimeModule\",\n            ])"
        ),
        (
            #".executableTarget(name: "App", dependencies: [.target(name: "TimeInterface") /* keys */])"#,
            #".executableTarget(name: "App", dependencies: [.target(name: "TimeInterface"), "TimeModule" /* keys */])"#
        ),
    ]) func anUnlinkedModuleIsAddedToTheManifest(before: String, after: String) throws {
        var files = Self.annotated
        files["Sources/TimeModule/ClockRouter.swift"] = Samples.clockModule.replacing(
            "public struct ClockRouter", with: "@AutoRegister public struct ClockRouter")
        files["Package.swift"] = Self.manifest.replacing("DEPENDENT", with: before)
        let folder = try TemporaryFolder(files)
        let command = try Command.routes(["check", "--fix"], in: folder)
        #expect(command.status == 0, "\(command)")
        #expect(command.output.hasSuffix("applied 1 fix to 1 file\n" + Self.fixed), "\(command)")
        #expect(
            try folder.text(of: "Package.swift") == Self.manifest.replacing("DEPENDENT", with: after))
        // The package manager reads the changed manifest, and the result is the same.
        #expect(try Command.routes(["check"], in: folder) == Command(status: 0, output: Self.fixed))
    }

    // MARK: Repetitions and misspellings

    private static func app(provider lines: String, main: String) -> [String: String] {
        Samples.app.merging([
            "Sources/TimeModule/ClockRouter.swift": Samples.clockModule.replacing(
                "RouteList<Self> { Provides(RoutableService<any Clock>()) { $0 } }",
                with: "RouteList<Self> {\n\(lines)\n    }"),
            "Sources/App/main.swift": """
            import ModuleRouter
            import TimeInterface
            import TimeModule

            RouteRegistry.shared.register { ClockRouter.self }
            \(main)
            """,
        ]) { _, new in new }
    }

    private static let provides = "        Provides(RoutableService<any Clock>()) { $0 }"
    private static let request = "print(try Router.destination(for: RoutableService<any Clock>()).time)"

    @Test(arguments: [
        (provides + "\n" + provides, provides),
        (
            provides + "\n        Identifier(\"clock\")\n        Identifier(\"clock\")",
            provides + "\n        Identifier(\"clock\")"
        ),
        (
            provides + "\n        URLPattern(\"clock://now\")\n        URLPattern(\"clock://now\")  \n",
            provides + "\n        URLPattern(\"clock://now\")\n"
        ),
    ]) func aRepeatedLineIsRemoved(before: String, after: String) throws {
        let (command, folder) = try fix(Self.app(provider: before, main: Self.request))
        #expect(command.output.hasSuffix("applied 1 fix to 1 file\n" + Self.fixed), "\(command)")
        #expect(
            try folder.text(of: "Sources/TimeModule/ClockRouter.swift")
                == Self.app(provider: after, main: "")["Sources/TimeModule/ClockRouter.swift"])
    }

    @Test(arguments: [
        // A line with other code, and two different lines.
        provides + "  // first\n" + provides + "  // second",
        provides + "; Identifier(\"one\")\n        Identifier(\"two\"); " + provides.drop { $0 == " " },
        provides + "\n        URLPattern(\"clock://now/:a\")\n        URLPattern(\"clock://now/:b\")",
    ]) func aRepeatedLineWithOtherCodeIsKept(lines: String) throws {
        let (command, _) = try fix(Self.app(provider: lines, main: Self.request))
        #expect(command.output.hasPrefix("no finding has a remedy that leaves nothing to decide\n"), "\(command)")
        #expect(command.status == 1)
    }

    /// The tests check a debug build.
    @Test(arguments: [
        "        #if DEBUG\n\(provides)\n        #endif\n\(provides)",
        "\(provides)\n        #if DEBUG\n        Identifier(\"clock\")\n        #endif\n        Identifier(\"clock\")",
        "\(provides)\n        #if os(Windows)\n        #else\n        URLPattern(\"clock://now\")\n        #endif\n        URLPattern(\"clock://now\")",
        "        #if DEBUG\n        #if true\n\(provides)\n        #endif\n\(provides)\n        #endif",
    ]) func aLineThatOtherBuildsNeedIsKept(lines: String) throws {
        let files = Self.app(provider: lines, main: Self.request)
        let (command, folder) = try fix(files)
        #expect(command.output.hasPrefix("no finding has a remedy that leaves nothing to decide\n"), "\(command)")
        #expect(command.status == 1)
        let path = "Sources/TimeModule/ClockRouter.swift"
        #expect(try folder.text(of: path) == files[path])
    }

    @Test func aRepeatedLineOfFewerBuildsIsRemoved() throws {
        let (command, folder) = try fix(
            Self.app(
                provider: "\(Self.provides)\n        #if DEBUG\n\(Self.provides)\n        #endif", main: Self.request))
        #expect(command.output.hasSuffix("applied 1 fix to 1 file\n" + Self.fixed), "\(command)")
        let path = "Sources/TimeModule/ClockRouter.swift"
        #expect(
            try folder.text(of: path)
                == Self.app(provider: "\(Self.provides)\n        #if DEBUG\n        #endif", main: "")[path])
    }

    @Test(arguments: [
        (request.replacing("()).time", with: "(declaredProtocol: (any Clock).self)).time"), request),
        ("try Router.perform(url: \"clock://nwo?time=1\")", "try Router.perform(url: \"clock://now?time=1\")"),
        (
            "try Router.perform(url: \"\"\"\n    clock://nwo\n    \"\"\")",
            "try Router.perform(url: \"\"\"\n    clock://now\n    \"\"\")"
        ),
        (
            "try Router.perform(\n    url: #\"\"\"\n        clock://nwo\n        \"\"\"#)",
            "try Router.perform(\n    url: #\"\"\"\n        clock://now\n        \"\"\"#)"
        ),
    ]) func aRequestIsCorrected(before: String, after: String) throws {
        let provider = Self.provides + "\n        URLPattern(\"clock://now\")"
        let (command, folder) = try fix(Self.app(provider: provider, main: before + "\n" + Self.request))
        #expect(command.output.hasSuffix("applied 1 fix to 1 file\n" + Self.fixed), "\(command)")
        #expect(
            try folder.text(of: "Sources/App/main.swift")
                == Self.app(provider: "", main: after + "\n" + Self.request)["Sources/App/main.swift"])
    }

    /// The code may use the declaration neither in its module nor in its isolation.
    @Test(arguments: [
        ("public init() {", "init() {"), ("public init() {", "@MainActor public init() {"),
    ]) func aRequestThatTheDeclarationDoesNotServeStays(before: String, after: String) throws {
        var files = Self.app(
            provider: Self.provides,
            main: Self.request.replacing("()).time", with: "(declaredProtocol: (any Clock).self)).time"))
        #expect(Samples.clockInterface.contains(before))
        files["Sources/TimeInterface/Clock.swift"] = Samples.clockInterface.replacing(before, with: after)
        let (command, _) = try fix(files)
        #expect(command.output.hasPrefix("no finding has a remedy that leaves nothing to decide\n"), "\(command)")
    }

    @Test func aURLThatResemblesTwoPatternsStays() throws {
        let provider = Self.provides + "\n        URLPattern(\"clock://now\")\n        URLPattern(\"clock://new\")"
        let main = "try Router.perform(url: \"clock://nw\")\n" + Self.request
        let (command, _) = try fix(Self.app(provider: provider, main: main))
        #expect(command.output.hasPrefix("no finding has a remedy that leaves nothing to decide\n"), "\(command)")
    }

    // MARK: Options

    @Test func warningsAreKeptWithNoWarnings() throws {
        let provider = Self.provides + "\n        URLPattern(\"clock://now\")"
        let main = "try Router.perform(url: \"clock://nwo\")\n" + Self.request
        let (command, _) = try fix(Self.app(provider: provider, main: main), ["--no-warnings"])
        #expect(
            command
                == Command(
                    status: 0, output: "no finding has a remedy that leaves nothing to decide\n" + Self.fixed))
    }

    @Test func anAllowedFindingStays() throws {
        let provider = Self.provides + "\n        // routes:allow duplicate-provider: a test\n" + Self.provides
        let (command, _) = try fix(Self.app(provider: provider, main: Self.request))
        #expect(
            command
                == Command(
                    status: 0, output: "no finding has a remedy that leaves nothing to decide\n" + Self.fixed))
    }

    @Test func otherFormatsCannotShowTheDifference() throws {
        let (command, _) = try fix(Samples.app, ["--format", "json"])
        #expect(command.status != 0)
        #expect(command.errors.hasPrefix("Error: --fix prints a difference, only in the format text.\n"), "\(command)")
    }
}
#endif
