// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import Testing

@testable import routes

@Suite struct NewFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ path: String) -> NewFile { NewFile(path: "\(folder.path)/\(path)", text: path) }

    @Test func filesAndTheirFoldersAreMade() throws {
        try [file("A/B/C.swift"), file("D.swift")].create()
        #expect(folder.files == ["A/B/C.swift", "D.swift"])
        #expect(try folder.text(of: "A/B/C.swift") == "A/B/C.swift")
    }

    @Test func severalThreadsMakeTheFilesOfOneFolder() throws {
        let files = (0..<50).map { round in (0..<8).map { file("R\(round)/A/B/F\($0).swift") } }
        let failures = Failures()
        for files in files {
            DispatchQueue.concurrentPerform(iterations: files.count) { number in
                do throws(SourceError) { try [files[number]].create() } catch { failures.append(error) }
            }
        }
        #expect(failures.all == [])
        #expect(folder.files.count == 400)
    }

    @Test func noFileIsWrittenIfOneExists() throws {
        try folder.write("mine", to: "B.swift")
        let error = #expect(throws: SourceError.self) { try [file("A/A.swift"), file("B.swift")].create() }
        #expect(error == SourceError("\(folder.path)/B.swift already exists; nothing was written"))
        #expect(folder.files == ["B.swift"])
        #expect(try folder.text(of: "B.swift") == "mine")
    }

    @Test func brokenLinkCountsAsExisting() throws {
        try folder.link("A.swift", to: "nowhere")
        #expect(throws: SourceError.self) { try [file("A.swift")].create() }
        #expect(folder.files == [])
    }

    @Test func writtenFilesAreRemovedAfterAFailure() throws {
        try folder.write("a file, and no folder", to: "B")
        let error = #expect(throws: SourceError.self) { try [file("A/A.swift"), file("B/B.swift")].create() }
        #expect(error == SourceError("\(folder.path)/B/B.swift cannot be written: Not a directory"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["B"])
    }
}

private final class Failures: @unchecked Sendable {  // Guarded by the lock.
    private let lock = NSLock()
    private var errors: [SourceError] = []

    func append(_ error: SourceError) { lock.withLock { errors.append(error) } }

    var all: [SourceError] { lock.withLock { errors } }
}
#endif
