// SPDX-License-Identifier: Apache-2.0

#if Checker
import Foundation
import RouteScanner
import Testing

/// Whole files, before and after.
@Suite struct MigrationTests {
    private static func migrated(_ sources: [(path: String, text: String)]) -> [String: String] {
        let files = SourceMigration(of: sources).files
        let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0.path, $0.text) })
        return files.reduce(into: texts) { $0[$1.path] = $1.migrated }
    }

    @Test func appIsRewrittenWhereThatIsCertain() {
        let migrated = Self.migrated(MigratedSample.app.map { ($0.path, $0.before) })
        for sample in MigratedSample.app { #expect(migrated[sample.path] == sample.after) }
    }

    @Test func whatIsRewrittenStaysAsItIs() {
        let files = SourceMigration(of: MigratedSample.app.map { ($0.path, $0.after) }).files
        #expect(files.flatMap(\.changes) == [])
        #expect(files.filter { $0.migrated != $0.text }.map(\.path) == [])
    }

    @Test func linesMayEndAsTheyDoElsewhere() {
        let sample = MigratedSample.loginModule
        let migrated = Self.migrated([(sample.path, sample.before.replacing("\n", with: "\r\n"))])
        #expect(migrated[sample.path] == sample.after.replacing("\n", with: "\r\n"))
    }

    /// What the guide shows is what the command does.
    @Test func guideShowsTheTruth() throws {
        let article = try String(
            contentsOf: Repository.folder.appending(
                path: "Sources/ModuleRouter/ModuleRouter.docc/ComingFromZIKRouter.md"), encoding: .utf8)
        let module = try #require(
            article.split(separator: "\n## ").first { $0.hasPrefix("A module, before and after") })
        let blocks = module.split(separator: "```swift\n").dropFirst().map { $0.prefix { $0 != "`" } }
        try #require(blocks.count == 2)
        let login = "class LoginViewController {}\n"
        #expect(Self.migrated([("A.swift", blocks[0] + login)]) == ["A.swift": blocks[1] + login])
    }

    @Test func nameThatTheAppDeclaresIsItsOwn() {
        let text = "import ZRouter\nprotocol ZIKClock {}\nlet clock: any ZIKClock = Now()\n"
        #expect(
            Self.migrated([("A.swift", text)]) == ["A.swift": text.replacing("ZRouter", with: "ModuleRouterMacros")])
    }

    @Test func fileOfNobodysConcernIsNotSpokenOf() {
        let text = "import Foundation\nclass Router: Base { override class func registerRoutableDestination() {} }\n"
        #expect(SourceMigration(of: [("A.swift", text)]).files == [])
    }

    @Test func fileThatIsNoSwiftIsLeftAlone() throws {
        let text = "import ZRouter\nextension RoutableView where Protocol == P {\n"
        let file = try #require(SourceMigration(of: [("A.swift", text)]).files.first)
        #expect(file.migrated == text)
        #expect(file.advice.map(\.message) == ["nothing was done with this file: '}' is missing"])
    }

    /// The macros are written out, since a compiler without them is what there always is.
    @Test(.timeLimit(.minutes(60)))
    func rewrittenFilesCompile() throws {
        let folder = try TemporaryFolder(["Screens.swift": Self.screens])
        for sample in MigratedSample.app where sample.path != MigratedSample.alert.path {
            try folder.write(Self.withoutMacros(sample.after), to: sample.path)
        }
        let products = BuiltProducts.folder
        let command = try Command(
            "swiftc",
            [
                "-typecheck", "-swift-version", "6", "-warnings-as-errors",
                "-I", products.appending(path: "Modules").path,
                "-Xcc", "-fmodule-map-file=" + products.appending(path: "CModuleRouter.build/module.modulemap").path,
            ] + folder.files, in: folder.path)
        #expect(command == Command(status: 0))
    }

    private static func withoutMacros(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            guard line.hasPrefix("@Routable "), let brace = line.firstIndex(of: "{") else { return String(line) }
            let isInternal = line.hasPrefix("@Routable internal ")
            let head = line[..<brace].dropFirst(isInternal ? 19 : 10)
            let initializer = "\(isInternal ? "" : "public ")init() { self.init(declaredProtocol: Protocol.self) }"
            return "\(head){ \(initializer)\(line[brace...].dropFirst())"
        }
        return lines.joined(separator: "\n").replacing("@AutoRegister\n", with: "")
            .replacing("import ModuleRouterMacros", with: "import ModuleRouter")
    }

    /// What the files of the app leave out: a stand-in for a toolkit's screen, and screens.
    private static let screens = """
        import ModuleRouter

        @MainActor class UIViewController: ViewRouteSource {
            var viewRouteHost: (any ViewRouteHost)? { nil }
        }

        final class LoginViewController: UIViewController, LoginViewInput {
            let title: String
            var message: String?
            var didLogin: ((String) -> Void)?
            var session: (any SessionInput)?
            init(title: String) { self.title = title }
        }

        final class AccountViewController: UIViewController { var account = "" }

        final class Session: SessionInput { func begin(_ account: String) {} }
        """
}
#endif
