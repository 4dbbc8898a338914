// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import Testing

@testable import RouteScanner

@Suite struct SourceScannerTests {
    private let folder: SourceFolder

    init() throws { folder = try SourceFolder() }

    private let declaration = "@Routable extension RoutableService where Protocol == any Clock {}"

    @Test func filesAreReadInOrder() async throws {
        let names = (0..<40).map { "File\($0).swift" }
        for (index, name) in names.enumerated() {
            try folder.write("@Routable extension RoutableService where Protocol == any P\(index) {}", to: name)
        }
        let scan = await folder.scan(folder.app(names))
        #expect(scan.names == names)
        #expect(scan.files.map { $0.facts.declarations.map(\.key) } == (0..<40).map { [.service("P\($0)")] })
        #expect(scan.problems == [])
        #expect(scan.isComplete)
    }

    @Test func aFileOfTwoModulesIsReadByTheConditionsOfEach() async throws {
        let path = try folder.write("#if FAST\n\(declaration)\n#endif", to: "Clock.swift")
        let app = SourceApp(
            entryPoint: "B",
            modules: [
                SourceModule(name: "A", files: [path]), SourceModule(name: "B", files: [path], conditions: ["FAST"]),
            ])
        let declaring = FileFacts.declaring([
            DeclarationFact(key: .service("Clock"), form: .macro, isConditional: true, position: at(2, 1))
        ])
        let expected = [
            ScannedFile(module: "A", path: path, facts: FileFacts()),
            ScannedFile(module: "B", path: path, facts: declaring),
        ]
        #expect(await folder.scan(app).files == expected)
        #expect(await folder.scan(app, cached: true).files == expected)
        #expect(await folder.scan(app, cached: true).files == expected)
    }

    @Test func modulesOfTheAppCanBeImported() async throws {
        let path = try folder.write("#if canImport(Clocks)\n\(declaration)\n#endif", to: "Clock.swift")
        let alone = SourceApp(entryPoint: "App", modules: [SourceModule(name: "App", files: [path])])
        let both = SourceApp(entryPoint: "App", modules: alone.modules + [SourceModule(name: "Clocks")])
        #expect(await folder.scan(alone, cached: true).files.map(\.facts.declarations.count) == [0])
        #expect(await folder.scan(both, cached: true).files.map(\.facts.declarations.count) == [1])
        #expect(await folder.scan(alone, cached: true).files.map(\.facts.declarations.count) == [0])
    }

    // MARK: Problems

    @Test func aMissingFileIsNamed() async throws {
        let path = folder.path("None.swift")
        let scan = await folder.scan(folder.app(["None.swift"]))
        #expect(scan.files == [])
        #expect(
            scan.problems == [
                ScanProblem(.unreadableFile, module: "App", file: path, reason: "No such file or directory")
            ])
        #expect(scan.problems.map(\.message) == ["the file cannot be read: No such file or directory"])
        #expect(!scan.isComplete)
    }

    @Test func aFolderIsNoFile() async throws {
        try FileManager.default.createDirectory(atPath: folder.path("A.swift"), withIntermediateDirectories: false)
        let scan = await folder.scan(folder.app(["A.swift"]))
        #expect(scan.problems.map(\.message) == ["the file cannot be read: it is a folder"])
    }

    @Test func aPipeIsNotWaitedFor() async throws {
        try #require(mkfifo(folder.path("A.swift"), 0o600) == 0)
        let scan = await folder.scan(folder.app(["A.swift"]))
        #expect(scan.problems.map(\.message) == ["the file cannot be read: it is no regular file"])
    }

    @Test func aLoopOfLinksIsNamed() async throws {
        for (name, target) in [("A.swift", "B.swift"), ("B.swift", "A.swift")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(name), withDestinationPath: folder.path(target))
        }
        let scan = await folder.scan(folder.app(["A.swift"]))
        #expect(scan.problems.map(\.id) == ["unreadable-file"])
    }

    @Test func filesWithoutUTF8AreSkipped() async throws {
        try folder.write(Data([0x2F, 0x2F, 0xFF, 0xFE, 0x0A] + Array(declaration.utf8)), to: "A.swift")
        try folder.write(declaration, to: "B.swift")
        let app = folder.app(["A.swift", "B.swift"])
        for _ in 0..<2 {
            let scan = await folder.scan(app, cached: true)
            #expect(scan.names == ["B.swift"])
            #expect(
                scan.problems == [
                    ScanProblem(.notUTF8, module: "App", file: folder.path("A.swift"), reason: "it is no UTF-8")
                ])
            #expect(!scan.isComplete)
        }
    }

    @Test func aLargeFileIsSkipped() async throws {
        let size = SourceScanner.maximumFileSize + 1
        try folder.write(Data(repeating: 0x20, count: size), to: "A.swift")
        let scan = await folder.scan(folder.app(["A.swift"]))
        #expect(
            scan.problems.map(\.message) == [
                "the file is skipped: it has 16777217 bytes, and 16777216 is as much as is read"
            ])
    }

    @Test func brokenSyntaxIsNamedAndTheRestIsRead() async throws {
        let path = try folder.write("\(declaration)\nfunc f( {\n}\n\(declaration)", to: "A.swift")
        for _ in 0..<2 {
            let scan = await folder.scan(folder.app(["A.swift"]), cached: true)
            #expect(scan.files.map { $0.facts.declarations.map(\.position.line) } == [[1, 4]])
            #expect(
                scan.problems == [
                    ScanProblem(.brokenSyntax, module: "App", file: path, position: at(2, 8), reason: "')' is missing")
                ])
            #expect(scan.problems.map(\.severity) == [.warning])
            #expect(scan.isComplete)
        }
    }

    // MARK: Selection

    @Test func onlyFilesThatRoutesNeedAreParsed() async throws {
        try folder.write(declaration, to: "Key.swift")
        try folder.write("public protocol Clock: Base {}", to: "Clock.swift")
        try folder.write("extension Base: Other {}", to: "Base.swift")
        try folder.write("struct View { let clock: any Clock }", to: "View.swift")
        let scan = await folder.scan(folder.app(["Key.swift", "Clock.swift", "Base.swift", "View.swift"]))
        #expect(scan.names == ["Key.swift", "Clock.swift", "Base.swift"])
        #expect(scan.figures.files == 4)
        #expect(scan.figures.selectedFiles == 3)
        #expect(scan.figures.parsedFiles == 3)
    }

    @Test(arguments: [
        "let all = [ClockRouter.self]", "let all = [M.ClockRouter\n    .self]", "let all = [`ClockRouter`.self]",
        "let all = [ClockRouter<Int>.self]", "let all = [ClockRouter/* the clock */.self]", "let all = [Other.self]",
        "let all = [Another.self]", "let all = [ClockRouter<Map<Int, () -> Int>>.self]",
    ])
    func filesThatNameAProviderAreParsed(source: String) async throws {
        let provider = "struct ClockRouter: P { static var routes: RouteList<Self> { Identifier(\"a\") } }"
        try folder.write(provider, to: "Router.swift")
        try folder.write("typealias Other = M.ClockRouter", to: "Other.swift")
        try folder.write("typealias\n  Another<T> // of that\n = any Other", to: "Another.swift")
        try folder.write(source, to: "List.swift")
        let scan = await folder.scan(folder.app(["Router.swift", "Other.swift", "Another.swift", "List.swift"]))
        #expect(scan.names == ["Router.swift", "Other.swift", "Another.swift", "List.swift"])
    }

    @Test(arguments: [
        "struct Clock {}", "final class Clock {}", "actor\n\tClock {}", "enum /* a /* b */ */ Clock {}",
        "indirect enum // that\nClock {}", "protocol `Clock` {}", "extension Clock { init() { A() } }",
        "extension M.Clock {}", "extension Outer<Int> . Clock {}", "extension M::Clock {}", "typealias Clock = A",
        "@available(*, deprecated) public struct Clock<T> {}", "func f() { struct Clock {} }", "struct\r\nClock {}",
        "let a = \"\u{0}\"; struct Clock {}",
    ])
    func filesThatDeclareANeededNameAreParsed(source: String) async throws {
        try folder.write(declaration, to: "Key.swift")
        try folder.write(source, to: "Clock.swift")
        #expect(await folder.scan(folder.app(["Key.swift", "Clock.swift"])).names == ["Key.swift", "Clock.swift"])
    }

    // MARK: Progress

    @Test func progressIsReported() async throws {
        let names = (0..<250).map { "File\($0).swift" }
        for name in names { try folder.write(declaration, to: name) }
        let told = Told()
        _ = await SourceScanner().scan(folder.app(names)) { told.append($0) }
        let expected = [SourceScanner.Progress.Phase.reading, .parsing].flatMap { phase in
            stride(from: 2, through: 250, by: 2).map {
                SourceScanner.Progress(phase: phase, completedFiles: $0, totalFiles: 250)
            }
        }
        #expect(told.all == expected)
    }

    @Test func phasesAreTimed() async throws {
        try folder.write(declaration, to: "A.swift")
        let scan = await folder.scan(folder.app(["A.swift"]))
        #expect(scan.figures.phases.map(\.name) == ["cache", "reading", "parsing", "saving"])
        #expect(scan.figures.phases.allSatisfy { $0.seconds >= 0 })
    }

    @Test func anAppWithoutFilesIsEmpty() async {
        let scan = await folder.scan(SourceApp(entryPoint: "App", modules: []), cached: true)
        #expect(scan.files == [])
        #expect(scan.problems == [])
    }

    private final class Told: Sendable {
        private let progress = LockedValue<[SourceScanner.Progress]>([])

        var all: [SourceScanner.Progress] { progress.withLock { $0 } }

        func append(_ step: SourceScanner.Progress) { progress.withLock { $0.append(step) } }
    }
}

extension FileFacts {
    static func declaring(_ declarations: [DeclarationFact]) -> FileFacts {
        var facts = FileFacts()
        facts.declarations = declarations
        return facts
    }
}
#endif
