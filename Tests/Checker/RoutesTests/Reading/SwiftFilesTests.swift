// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import Testing

@testable import routes

@Suite struct SwiftFilesTests {
    private func find(in folder: TemporaryFolder, _ files: SwiftFiles = SwiftFiles()) throws -> [String] {
        try files.find(in: folder.path).map { String($0.dropFirst(folder.path.count + 1)) }
    }

    @Test func swiftFilesOfAllFoldersAreFoundInOrder() throws {
        let folder = try TemporaryFolder([
            "B.swift": "", "A/C.swift": "", "A/D/E.swift": "", "read.me": "", "A/x.c": "",
        ])
        #expect(try find(in: folder) == ["A/C.swift", "A/D/E.swift", "B.swift"])
    }

    @Test func hiddenFilesAndBundlesAreIgnored() throws {
        let folder = try TemporaryFolder([
            ".build/A.swift": "", ".B.swift": "", "Doc.docc/C.swift": "", "Assets.xcassets/D.swift": "", "E.swift": "",
        ])
        #expect(try find(in: folder) == ["E.swift"])
    }

    @Test func buildFoldersOutsideOfSourcesAreIgnored() throws {
        let folder = try TemporaryFolder(["DerivedData/A.swift": "", "B.swift": ""])
        #expect(try find(in: folder, SwiftFiles(skipsBuildFolders: true)) == ["B.swift"])
        #expect(try find(in: folder) == ["B.swift", "DerivedData/A.swift"])
    }

    @Test func loopOfLinksEnds() throws {
        let folder = try TemporaryFolder(["A/B.swift": ""])
        try folder.link("A/C", to: "..")
        try folder.link("A/D", to: "D")
        #expect(try find(in: folder) == ["A/B.swift"])
    }

    @Test func linksAreFollowed() throws {
        let elsewhere = try TemporaryFolder(["A.swift": "", "Folder/B.swift": ""])
        let folder = try TemporaryFolder()
        try folder.link("Linked.swift", to: elsewhere.path + "/A.swift")
        try folder.link("Linked", to: elsewhere.path + "/Folder")
        #expect(try find(in: folder) == ["Linked.swift", "Linked/B.swift"])
    }

    @Test func brokenLinksAndPipesAreFound() throws {
        let folder = try TemporaryFolder(["B.swift": ""])
        try folder.link("A.swift", to: "nowhere")
        #expect(mkfifo(folder.path + "/C.swift", 0o600) == 0)
        #expect(try find(in: folder) == ["A.swift", "B.swift", "C.swift"])
    }

    @Test func pipesCannotBeSearched() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/A"
        #expect(mkfifo(path, 0o600) == 0)
        let error = #expect(throws: SourceError.self) { try SwiftFiles().find(in: path) }
        #expect(error == SourceError("\(path) is neither a file nor a folder"))
    }

    @Test func folderThatIsMissingIsNamed() throws {
        let error = #expect(throws: SourceError.self) { try SwiftFiles().find(in: "/nowhere/at/all") }
        #expect(error == SourceError("/nowhere/at/all cannot be read: No such file or directory"))
    }

    @Test(arguments: [
        ("a/./b//c", "a/b/c"), ("/a/../../b", "/b"), ("../a", "../a"), ("a/..", "."), (".", "."), ("/", "/"),
        ("a/../../b/", "../b"),
    ])
    func pathsAreNormalized(path: String, normalized: String) {
        #expect(path.normalizedPath == normalized)
    }
}
#endif
