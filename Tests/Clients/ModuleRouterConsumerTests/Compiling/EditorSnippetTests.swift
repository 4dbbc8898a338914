// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import Testing

extension ConsumerTests {
    /// The snippets in the folder Editors compile with the names of their placeholders.
    struct EditorSnippetTests {
        private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Editors").standardized

        /// A snippet without placeholders.
        struct Snippet: Hashable {
            var prefix: String
            var summary: String
            var code: String

            init(prefix: String, summary: String, code: String) {
                self.prefix = prefix
                self.summary = summary
                // An empty line in a body is a position of the cursor.
                self.code = code.replacing(/[ ]+\n/, with: "\n").replacing("{\n\n}", with: "{\n}")
            }
        }

        private struct SnippetOfCode: Decodable {
            var scope: String
            var prefix: String
            var description: String
            var body: [String]
        }

        private func snippetsOfCode() throws -> [String: Snippet] {
            let file = Self.folder.appending(path: "VSCode/swift.code-snippets")
            return try JSONDecoder().decode([String: SnippetOfCode].self, from: Data(contentsOf: file)).mapValues {
                #expect($0.scope == "swift")
                let code = $0.body.joined(separator: "\n").replacing(/\$\{\d+:([^}]*)\}/) { $0.output.1 }
                // `$0` is the final position of the cursor, and `\$0` is the argument of a closure.
                return Snippet(
                    prefix: $0.prefix, summary: $0.description,
                    code: code.replacing(/(\\?)\$0/) { $0.output.1.isEmpty ? "" : "$0" })
            }
        }

        private func snippetsOfXcode() throws -> [String: Snippet] {
            let folder = Self.folder.appending(path: "Xcode")
            var snippets: [String: Snippet] = [:]
            var identifiers: Set<String> = []
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
                let values = try #require(list as? [String: Any])
                func text(_ key: String) throws -> String { try #require(values["IDECodeSnippet\(key)"] as? String) }
                #expect(try text("Language") == "Xcode.SourceCodeLanguage.Swift")
                #expect(values["IDECodeSnippetUserSnippet"] as? Bool == true)
                #expect(identifiers.insert(try text("Identifier")).inserted)
                snippets[try text("Title")] = Snippet(
                    prefix: try text("CompletionPrefix"), summary: try text("Summary"),
                    code: try text("Contents").replacing(/<#(.*?)#>/) { $0.output.1 })
            }
            return snippets
        }

        @Test func bothEditorsHaveTheSameSnippets() throws {
            let snippets = try snippetsOfCode()
            #expect(try snippetsOfXcode() == snippets)
            let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
            #expect(snippets.count == 6)
            for snippet in snippets.values {
                #expect(page.contains("| `\(snippet.prefix)` | \(snippet.summary) |\n"))
            }
        }

        @Test(.whereDiagnosticsReadLikeThis) func theCodeCompiles() throws {
            let snippets = try snippetsOfCode().mapValues(\.code)
            func code(_ name: String) throws -> String { try #require(snippets["ModuleRouter: \(name)"]) }
            let compiler = try Compiler()
            try compiler.emitModule("ClockInterface", "import ModuleRouterViews\n\(code("service interface"))")
            try compiler.emitModule("LoginInterface", "import ModuleRouterViews\n\(code("view interface"))")
            let diagnostics = try compiler.diagnostics(
                of: """
                    import ClockInterface
                    import LoginInterface
                    import ModuleRouterTesting
                    import ModuleRouterViews
                    import Testing

                    protocol RequiredClock: Sendable {}
                    extension RoutableService where Protocol == any RequiredClock {
                        init() { self.init(declaredProtocol: Protocol.self) }
                        static var requiredClock: Self { Self() }
                    }
                    struct ClockProxy: RequiredClock { init(_ clock: any Clock) {} }
                    let login = RoutableView<any LoginViewInput>.login

                    \(code("provider"))
                    final class Reminders: Sendable {
                        \(code("routed property"))
                    }
                    \(code("adapter"))
                    \(code("test with routes"))
                    """, flags: BuiltProducts.macroArguments + testingArguments())
            #expect(diagnostics == "")
        }

        /// The compiler arguments for the macros of Swift Testing.
        private func testingArguments() throws -> [String] {
            #if os(Linux)
            let compiler = try Command.output(of: "which", ["swiftc"]).trimmingCharacters(in: .newlines)
            let programs = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
            return ["-plugin-path", programs.appending(path: "../lib/swift/host/plugins/testing").standardized.path]
            #else
            return []
            #endif
        }
    }
}
#endif
