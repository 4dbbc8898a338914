// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteScanner
import TestSupport
import Testing

/// Complete files, before and after the migration.
@Suite(.startsPrograms) struct MigrationTests {
    private static func migrated(_ sources: [(path: String, text: String)]) -> [String: String] {
        let files = SourceMigration(of: sources).files
        let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.text) })
        return files.reduce(into: texts) { $0[$1.path] = $1.migrated }
    }

    @Test func onlyCertainCodeIsRewritten() {
        let migrated = Self.migrated(MigratedSample.app.map { ($0.path, $0.before) })
        for sample in MigratedSample.app { #expect(migrated[sample.path] == sample.after) }
    }

    @Test func migratedFilesAreNotChangedAgain() {
        let files = SourceMigration(of: MigratedSample.app.map { ($0.path, $0.after) }).files
        #expect(files.flatMap(\.changes) == [])
        #expect(files.filter { $0.migrated != $0.text }.map(\.path) == [])
    }

    @Test func namesOfOtherModulesAreKept() {
        let text = "import ZRouter\nimport Clocks\nlet clock: any ZIKClock = ZIKMakeClock()\n"
        #expect(
            Self.migrated([("A.swift", text)]) == ["A.swift": text.replacing("ZRouter", with: "ModuleRouterViews")])
    }

    /// A file that uses one of these names keeps its import, unless the name is rewritten.
    @Test func everyTypeOfZRouterIsKnown() throws {
        let folder = Repository.folder.appending(path: "Sources/Heritage/ZRouter")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let lines = try files.flatMap {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(separator: "\n")
        }
        let declaration = /(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias) (\w+)/
        let names = lines.compactMap { $0.prefixMatch(of: declaration).map { String($0.1) } }
        try #require(names.count > 60)
        // The library has an enumeration with similar calls.
        for name in Set(names).subtracting(["Router"]) {
            let migrated = Self.migrated([("A.swift", "import ZRouter\nvar value: \(name)?\n")])["A.swift"] ?? ""
            #expect(migrated.contains("import ZRouter\n") || !migrated.contains(": \(name)?"), "\(name)")
        }
    }

    @Test func inheritedDeclarationBecomesARoutableExtension() {
        #expect(
            Self.migrated([("A.swift", "import ZIKRouter\nprotocol Page: ZIKViewRoutable {}\n")]) == [
                "A.swift": """
                import ModuleRouterViews
                protocol Page: AnyObject {}

                @Routable internal extension RoutableView where Protocol == any Page {}

                """
            ])
        #expect(
            Self.migrated([
                ("A.swift", "import ZRouter\n@objc public protocol Page: Base, AnyObject, ZIKServiceRoutable {}\n")
            ]) == [
                "A.swift": """
                import Foundation
                import ModuleRouterViews
                @objc public protocol Page: Base, AnyObject {}

                @Routable extension RoutableService where Protocol == any Page {}

                """
            ])
    }

    @Test func lineEndingsAreKept() {
        let migrated = Self.migrated(MigratedSample.app.map { ($0.path, $0.before.replacing("\n", with: "\r\n")) })
        for sample in MigratedSample.app {
            #expect(migrated[sample.path] == sample.after.replacing("\n", with: "\r\n"))
        }
    }

    /// Successive methods of a router, and the resulting methods of the provider.
    static let preparations = [
        (
            """
                override func prepareDestination(_ page: Page, configuration config: ViewRouteConfig) {
                    page.title = "a"
                    // Last.
                }
                override func didFinishPrepareDestination(_ destination: Page, configuration: ViewRouteConfig) { check() }
            """,
            """
                func prepare(_ page: Page, with config: RouteConfiguration) {
                    page.title = "a"
                    // Last.
                    didFinishPreparing(page, with: config)
                }
                @MainActor func didFinishPreparing(_ destination: Page, with configuration: RouteConfiguration) { check() }
            """
        ),
        (
            """
                override func didFinishPrepareDestination(_ destination: Page, configuration: ViewRouteConfig) { check() }
                override func prepareDestination(_ page: Page, configuration: ViewRouteConfig) { page.title = "a" }
            """,
            """
                @MainActor func didFinishPreparing(_ destination: Page, with configuration: RouteConfiguration) { check() }
                func prepare(_ page: Page, with configuration: RouteConfiguration) { page.title = "a" ; didFinishPreparing(page, with: configuration) }
            """
        ),
        (
            """
                override func prepareDestination(_ page: Page, configuration: ViewRouteConfig) {}
                override func didFinishPrepareDestination(_ page: Page, configuration: ViewRouteConfig) {}
            """,
            """
                func prepare(_ page: Page, with configuration: RouteConfiguration) { didFinishPreparing(page, with: configuration) }
                @MainActor func didFinishPreparing(_ page: Page, with configuration: RouteConfiguration) {}
            """
        ),
        (
            """
                override func didFinishPrepareDestination(_ page: Page, configuration: ViewRouteConfig) { check() }
            """,
            """
                func prepare(_ page: Page, with configuration: RouteConfiguration) { check() }
            """
        ),
    ]

    @Test(arguments: preparations, ["\n", "\r\n"])
    func twoPreparingMethodsBecomeOne(_ methods: (before: String, after: String), lineEnd: String) {
        let text = """
            import ZRouter
            class Page {}
            class PageRouter: ZIKViewRouter<Page, ViewRouteConfig> {
                override class func registerRoutableDestination() { registerView(Page.self) }
                override func destination(with configuration: ViewRouteConfig) -> Page? { Page() }
            \(methods.before)
            }

            """
        let migrated = """
            import ModuleRouterViews
            class Page {}
            @AutoRegister
            struct PageRouter: ViewRouteProvider {
                static var routes: RouteList<Self> { DestinationClass(Page.self) }
                func makeDestination(with configuration: RouteConfiguration) -> Page? { Page() }
            \(methods.after)
            }

            """
        #expect(
            Self.migrated([("A.swift", text.replacing("\n", with: lineEnd))]) == [
                "A.swift": migrated.replacing("\n", with: lineEnd)
            ])
    }

    /// The guide shows the output of the command.
    @Test func guideShowsTheCommandsOutput() throws {
        let article = try String(
            contentsOf: Repository.folder.appending(
                path: "Sources/Library/ModuleRouter/ModuleRouter.docc/ComingFromZIKRouter.md"), encoding: .utf8)
        let module = try #require(
            article.split(separator: "\n## ").first { $0.hasPrefix("A module, before and after") })
        let blocks = module.split(separator: "```swift\n").dropFirst().map { $0.prefix { $0 != "`" } }
        try #require(blocks.count == 2)
        let login = "class LoginViewController: LoginViewInput {}\n"
        #expect(Self.migrated([("A.swift", blocks[0] + login)]) == ["A.swift": blocks[1] + login])
    }

    @Test func namesThatTheAppDeclaresAreKept() {
        let text = "import ZRouter\nprotocol ZIKClock {}\nlet clock: any ZIKClock = Now()\n"
        #expect(
            Self.migrated([("A.swift", text)]) == ["A.swift": text.replacing("ZRouter", with: "ModuleRouterViews")])
    }

    @Test func fileWithoutTheOriginalIsIgnored() {
        let text = "import Foundation\nclass Router: Base { override class func registerRoutableDestination() {} }\n"
        #expect(SourceMigration(of: [("A.swift", text)]).files == [])
    }

    @Test func fileWithSyntaxErrorsIsKept() throws {
        let text = "import ZRouter\nextension RoutableView where Protocol == P {\n"
        let file = try #require(SourceMigration(of: [("A.swift", text)]).files.first)
        #expect(file.migrated == text)
        #expect(file.advice.map(\.message) == ["nothing was done with this file: '}' is missing"])
    }

    #if Macros
    /// Compiles the written files: with the macros, and with ZRouter in files that keep it.
    @Test
    func rewrittenFilesCompile() throws {
        let folder = try TemporaryFolder()
        for sample in MigratedSample.app { try folder.write(sample.after, to: sample.path) }
        let products = BuiltProducts.folder.path
        let command = try Command(
            "swiftc",
            [
                "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", "\(products)/Modules",
                "-Xcc", "-fmodule-map-file=\(products)/CModuleRouter.build/module.modulemap",
                "-load-plugin-executable", "\(products)/ModuleRouterMacrosPlugin-tool#ModuleRouterMacrosPlugin",
            ] + folder.files, in: folder.path)
        #expect(command == Command(status: 0))
    }
    #endif
}
#endif
