// SPDX-License-Identifier: Apache-2.0

import FileStorageInterface
import Foundation
import ModuleRouter
import ModuleRouterTesting
import Testing

@testable import FileStorageModule

@Suite(.routes { FolderStores.self }) struct FolderStoresTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ path: String = "", isCreated: Bool = false, skipping skipped: String? = nil) throws
        -> any FileStoring
    {
        try Router.destination(for: .fileStorageOpener).open(
            FileFolder(
                path: path.isEmpty ? folder.path : "\(folder.path)/\(path)", isCreated: isCreated,
                skippedFolder: skipped.map { "\(folder.path)/\($0)" }))
    }

    private func contents(_ text: String) -> FileContents {
        FileContents(data: Data(text.utf8), modified: Date(timeIntervalSince1970: 1_000_000_000))
    }

    // MARK: Opening

    @Test func aMissingFolderIsAnErrorThatReachesTheCaller() throws {
        let error = try #require(throws: FileStorageError.self) { try store("missing") }
        #expect(error == .init("there is no folder '\(folder.path)/missing'"))
    }

    @Test func aMissingFolderIsMadeIfAskedFor() throws {
        try store("a/b", isCreated: true).create("c.md", contents("x"))
        #expect(folder.everything == ["a", "a/b", "a/b/c.md"])
    }

    @Test func aFileIsNoFolder() throws {
        try folder.write("", to: "file")
        let error = try #require(throws: FileStorageError.self) { try store("file", isCreated: true) }
        #expect(error == .init("'\(folder.path)/file' is not a folder"))
    }

    // MARK: Listing

    @Test func markdownFilesAreFoundInAllFoldersThatAreNotHidden() throws {
        for path in [
            "b.md", "a.MARKDOWN", "c.txt", "sub/deep/d.mkd", "x.md/e.md", ".hidden/f.md", ".build-x/g.md", ".h.md",
            "md", "sub/.git/i.md",
        ] {
            try folder.write("", to: path)
        }
        let listing = FileListing(paths: ["a.MARKDOWN", "b.md", "sub/deep/d.mkd", "x.md/e.md"], problems: [])
        #expect(try store().files() == listing)
    }

    @Test func linksAreFollowedOnce() throws {
        try folder.write("", to: "a/one.md")
        try folder.write("", to: "outside/two.md")
        try folder.write("", to: "a/b/three.md")
        try folder.link("a/up", to: "..")
        try folder.link("a/self", to: ".")
        try folder.link("a/b/sibling", to: "../b")
        try folder.link("a/elsewhere", to: "../outside")
        try folder.link("a/again", to: "../outside")
        try folder.link("a/link.md", to: "one.md")
        let listing = try store("a").files()
        // From `up` on, everything outside is reached too, but each file by one path only.
        #expect(listing.problems == [])
        #expect(listing.paths.count { $0.hasSuffix("one.md") } == 1)
        #expect(listing.paths.count { $0.hasSuffix("two.md") } == 1)
        #expect(listing.paths.count { $0.hasSuffix("three.md") } == 1)
        #expect(listing.paths.contains("link.md"))
        #expect(listing.paths.contains("one.md"))
    }

    @Test func whatCannotBeReadIsReported() throws {
        try folder.write("", to: "good.md")
        try folder.link("dangling.md", to: "nowhere")
        try folder.link("ring.md", to: "ring.md")
        try folder.link("device.md", to: "/dev/null")
        try folder.link("dangling", to: "nowhere")
        #expect(mkfifo("\(folder.path)/pipe.md", 0o600) == 0)
        #expect(
            try store().files()
                == FileListing(
                    paths: ["good.md"],
                    problems: [
                        .init(path: "dangling.md", reason: "it is a symbolic link that leads nowhere"),
                        .init(path: "device.md", reason: "it is not a regular file"),
                        .init(path: "pipe.md", reason: "it is not a regular file"),
                        .init(path: "ring.md", reason: "Too many levels of symbolic links"),
                    ]))
    }

    @Test func aNameThatIsNotUTF8IsReported() throws {
        let name: [CChar] =
            Array("\(folder.path)/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 46, 109, 100, 0]
        let file = open(name, O_WRONLY | O_CREAT, 0o600)
        close(file)
        #expect(
            try store().files()
                == FileListing(paths: [], problems: [.init(path: "caf\u{FFFD}.md", reason: "its name is not UTF-8")]))
    }

    @Test func theSkippedFolderIsLeftOutUnlessItIsTheFolderItself() throws {
        try folder.write("", to: "a.md")
        try folder.write("", to: "notes/b.md")
        #expect(try store(skipping: "notes").files().paths == ["a.md"])
        #expect(try store("notes", skipping: "notes").files().paths == ["b.md"])
        #expect(try store(skipping: "missing").files().paths == ["a.md", "notes/b.md"])
    }

    // MARK: Reading and writing

    @Test func whatIsWrittenIsRead() throws {
        let store = try store()
        try store.create("sub/ä b.md", contents("text\r\n\u{0}"))
        #expect(try store.read("sub/ä b.md") == contents("text\r\n\u{0}"))
        #expect(folder.everything == ["sub", "sub/ä b.md"])
    }

    @Test func aFileThatIsThereIsNotWrittenOver() throws {
        try folder.write("old", to: "a.md")
        #expect(throws: FileStorageError("there is a file of that name already")) {
            try store().create("a.md", contents("new"))
        }
        #expect(try folder.text(of: "a.md") == "old")
        #expect(folder.everything == ["a.md"])
    }

    @Test func replacingReplaces() throws {
        try folder.write("old and longer", to: "a.md")
        try store().replace("a.md", contents("new"))
        #expect(try folder.text(of: "a.md") == "new")
        #expect(folder.everything == ["a.md"])
    }

    @Test func aFolderOfTheNameOfAFileIsAnError() throws {
        try folder.write("", to: "a.md")
        #expect(throws: FileStorageError("the folder \(folder.path)/a.md cannot be made: File exists")) {
            try store().create("a.md/b.md", contents("x"))
        }
    }

    @Test(arguments: ["../a.md", "/etc/passwd", "a/../../b", "a//b", "", ".", "a\u{0}b"])
    func noPathLeadsOut(_ path: String) throws {
        let store = try store()
        let error = FileStorageError("'\(path)' is not the path of a file in a folder")
        #expect(throws: error) { try store.read(path) }
        #expect(throws: error) { try store.create(path, contents("x")) }
        #expect(!store.contains(path))
    }

    @Test func whatIsNoFileIsNotRead() throws {
        try folder.write("", to: "folder.md/x")
        try folder.link("zero.md", to: "/dev/zero")
        let store = try store()
        #expect(throws: FileStorageError("it is not a regular file")) { try store.read("folder.md") }
        #expect(throws: FileStorageError("it is not a regular file")) { try store.read("zero.md") }
        #expect(throws: FileStorageError("No such file or directory")) { try store.read("missing.md") }
    }

    @Test func aFileThatIsTooLargeIsNotRead() throws {
        try folder.write("", to: "large.md")
        #expect(truncate("\(folder.path)/large.md", 65 << 20) == 0)
        #expect(throws: FileStorageError("it is larger than 64 MB")) { try store().read("large.md") }
    }
}
