// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import ModuleRouterTesting
import ModuleRouterViews
import RouteGraph
import Testing

/// The command's result for a source file equals the behaviour of the compiled program.
@Suite struct LinkedServiceTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "LinkedServices.swift"
    ).path

    private static func table() async throws -> LinkTable {
        let module = SourceModule(name: "App", role: .executable, files: [file], conditions: ["Macros"])
        return LinkTable(try await LinkSamples.list(of: SourceApp(entryPoint: "App", modules: [module])).links)
    }

    /// The pattern with `\(…)` for its key paths, and the values by name.
    private struct Opened: Equatable {
        var pattern: String
        var values: [String: String]
    }

    private static func opened(_ url: String, by table: LinkTable) -> Opened? {
        let opening = LinkOpening(of: url, in: table)
        guard case .opened(let match) = opening.outcome, let text = opening.text() else { return nil }
        let lines = text.split(separator: "\n").drop { !$0.hasPrefix("PARAMETER") }
        let header = lines.first.map(String.init) ?? ""
        let columns = ["TYPE", "VALUE"].map { header.firstRange(of: $0)!.lowerBound.utf16Offset(in: header) }
        var values: [String: String] = [:]
        for line in lines.dropFirst() {
            let name = line.prefix(columns[0]).filter { $0 != " " }
            values[String(name)] = String(line.dropFirst(columns[1]))
        }
        let pattern = match.link.pattern.replacing(/\\\([^)]*\)/) { _ in "\\(…)" }
        return Opened(pattern: pattern, values: values)
    }

    @Test func valuesAndPatternsEqualThePrograms() async throws {
        let table = try await Self.table()
        let registry = RouteRegistry {
            NamedLink.self; NumberedLink.self; OrderedLink.self; DeepLink.self; CodedLink.self
        }
        var random = SeededRandomNumberGenerator(seed: 7)
        let texts = [
            "7", "255", "256", "-1", "Tea", "up", "to%20the%20end", "page", "2", "x%2Fy", "%C3%A9", "c1",
            "0E5C5A8A-7A40-4B6B-9B62-1C0D3A1B2C3D", "",
        ]
        let queries = ["", "?edit=true", "?edit=maybe", "?tag=a&tag=b", "?edit=&tag=", "?edit=false&other=1"]
        var found: Set<String> = []
        for _ in 0..<3_000 {
            let segments = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                "/" + texts.randomElement(using: &random)!
            }
            let host = ["a", "a", "a", "code", "b"].randomElement(using: &random)!
            let url = "link://\(host)\(segments.joined())" + queries.randomElement(using: &random)!
            // The checker does not run the code of a type that reads its own text.
            if host == "code", let first = segments.first, !first.hasPrefix("/c") { continue }
            let made = try? registry.run { try Router.destination(serviceURL: url, by: .app) as? LinkedService }
            let expected = made.map { Opened(pattern: $0.pattern, values: $0.values) }
            #expect(Self.opened(url, by: table) == expected, "\(url)")
            found.insert(expected?.pattern ?? "")
        }
        #expect(found.count == 6)
    }

    @Test func parametersHaveTheTypesOfTheirProperties() async throws {
        let parameters = try await Self.table().links.flatMap(\.parameters)
        #expect(
            parameters.map(\.text).sorted() == [
                "code: Code", "id: UUID", "isEditing: Bool = false", "name: String", "number: UInt8", "order: Order",
                "page: Int?", "path: [String]", "tags: [String]",
            ])
        #expect(parameters.filter { !$0.isKnown }.map(\.name) == ["code"])
    }
}
#endif
