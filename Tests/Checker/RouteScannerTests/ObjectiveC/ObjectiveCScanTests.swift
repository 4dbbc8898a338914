// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

@testable import RouteScanner

/// The Objective-C files that a scan selects, and the cache.
@Suite struct ObjectiveCScanTests {
    private func scan(_ files: [String: String]) async throws -> [String] {
        let folder = try SourceFolder()
        for (name, text) in files { try folder.write(text, to: name) }
        let scan = await folder.scan(folder.app(files.keys.sorted()))
        #expect(scan.problems == [])
        return scan.names
    }

    @Test func filesAboutRoutesAreSelected() async throws {
        let selected = try await scan([
            "A.h": "@protocol A <ZIKViewRoutable>\n@end", "B.m": "int main() { [B performPath:p]; }",
            "C.h": "int c(void);",
            "D.m": "@implementation D\n@end",
        ])
        #expect(selected == ["A.h", "B.m"])
    }

    @Test func subtypesOfKeysAndRoutersAreSelected() async throws {
        let selected = try await scan([
            "A.h": "@protocol A <ZIKViewRoutable>\n@end", "B.h": "@protocol B <NSObject, A>\n@end",
            "C.h": "@protocol C <B>\n@end", "D.h": "@protocol D <NSObject>\n@end",
            "E.h": "@interface E : ZIKViewRouter\n@end", "F.h": "@interface F : E\n@end",
            "G.h": "@interface G : F\n@end",
            "H.h": "@interface H : NSObject\n@end",
        ])
        #expect(selected == ["A.h", "B.h", "C.h", "E.h", "F.h", "G.h"])
    }

    @Test func filesThatNameAnUnregisteredRouterAreSelected() async throws {
        let selected = try await scan([
            "E.h": "@interface Editor : ZIKViewRouter\n@end", "F.m": "void f(void) { APPAdd(Editor); }",
            "G.m": "int g;",
        ])
        #expect(selected == ["E.h", "F.m"])
    }

    @Test func swiftFilesWithTheTypesAreSelected() async throws {
        let selected = try await scan([
            "A.m": "void f(void) { [ZIKRouterToView(Search) makeDestination]; }", "B.swift": "@objc protocol Search {}",
            "C.swift": "protocol Other {}",
        ])
        #expect(selected == ["A.m", "B.swift"])
    }

    @Test func theNameInObjectiveCIsRead() {
        let types = facts(of: "@objc(AppSearch) protocol Search {}\n@objc class A {}\n@objc(B) final class C {}").types
        #expect(types.map(\.objectiveCName) == ["AppSearch", nil, "B"])
    }

    @Test func theCacheKeepsTheFacts() async throws {
        let text = HostileObjectiveCTests.source
        let folder = try SourceFolder()
        try folder.write(text, to: "A.m")
        try folder.write("", to: "B.h")
        try folder.write("", to: "C.swift")
        let app = folder.app(["A.m", "B.h", "C.swift"])
        let first = await folder.scan(app, cached: true, selection: .everything)
        let second = await folder.scan(app, cached: true, selection: .everything)
        #expect(second.figures.parsedFiles == 0)
        #expect(first.files == second.files)
        #expect(first.files.map { $0.facts.objectiveC != nil } == [true, true, false])
    }
}
#endif
