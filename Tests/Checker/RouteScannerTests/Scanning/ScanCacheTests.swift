// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import Testing

@testable import RouteScanner

@Suite struct ScanCacheTests {
    private let folder: SourceFolder
    private let app: SourceApp

    init() throws {
        folder = try SourceFolder()
        try folder.write(Self.source("Clock"), to: "A.swift")
        try folder.write("protocol Clock {}", to: "B.swift")
        try folder.write("struct Unneeded {}", to: "C.swift")
        app = folder.app(["A.swift", "B.swift", "C.swift"])
    }

    private static func source(_ name: String) -> String {
        "@Routable extension RoutableService where Protocol == any \(name) {}"
    }

    private func scan() async -> SourceScan { await folder.scan(app, cached: true) }

    @Test func unchangedFilesAreNotReadAgain() async {
        let first = await scan()
        #expect(first.figures.readFiles == 3)
        #expect(first.figures.parsedFiles == 2)
        let second = await scan()
        #expect(second.files == first.files)
        #expect(second.figures.readFiles == 0)
        #expect(second.figures.parsedFiles == 0)
        #expect(second.figures.selectedFiles == 2)
    }

    @Test func anUnchangedCacheIsNotWrittenAgain() async throws {
        _ = await scan()
        let first = try FileManager.default.attributesOfItem(atPath: folder.cache.path)[.systemFileNumber] as? Int
        _ = await scan()
        let second = try FileManager.default.attributesOfItem(atPath: folder.cache.path)[.systemFileNumber] as? Int
        #expect(first == second)
    }

    @Test func aChangedFileIsRead() async throws {
        _ = await scan()
        try folder.write(Self.source("Watch"), to: "A.swift", hoursAgo: 0.5)
        let second = await scan()
        #expect(second.files.map { $0.facts.declarations.map(\.key) } == [[.service("Watch")]])
        #expect(second.figures.readFiles == 1)
        #expect(second.figures.parsedFiles == 1)
    }

    @Test func aTouchedFileIsReadAndNotParsed() async throws {
        let first = await scan()
        try folder.write(Self.source("Clock"), to: "A.swift", hoursAgo: 0.5)
        let second = await scan()
        #expect(second.files == first.files)
        #expect(second.figures.readFiles == 1)
        #expect(second.figures.parsedFiles == 0)
    }

    @Test func aVeryRecentFileIsReadAgain() async throws {
        try folder.write(Self.source("Clock"), to: "A.swift", hoursAgo: 0)
        _ = await scan()
        // The new text has the same size and may have the same modification time.
        try folder.write(Self.source("Cluck"), to: "A.swift", hoursAgo: 0)
        #expect(await scan().files.first?.facts.declarations.map(\.key) == [.service("Cluck")])
    }

    @Test func aRenamedFileIsNotParsedAgain() async throws {
        let first = await scan()
        try FileManager.default.moveItem(atPath: folder.path("A.swift"), toPath: folder.path("D.swift"))
        let second = await folder.scan(folder.app(["D.swift", "B.swift", "C.swift"]), cached: true)
        #expect(second.files.map(\.facts) == first.files.map(\.facts))
        #expect(second.figures.parsedFiles == 0)
    }

    @Test func factsDependOnTheConditions() async throws {
        try folder.write("#if FAST\n\(Self.source("Fast"))\n#endif", to: "A.swift")
        let plain = folder.app(["A.swift"])
        let fast = folder.app(["A.swift"], conditions: ["FAST"])
        for _ in 0..<2 {
            #expect(await folder.scan(plain, cached: true).files.map(\.facts.declarations.count) == [0])
            #expect(await folder.scan(fast, cached: true).files.map(\.facts.declarations.count) == [1])
        }
        #expect(await folder.scan(fast, cached: true).figures.parsedFiles == 0)
    }

    @Test func factsDependOnTheTarget() async throws {
        try folder.write("#if os(iOS)\n\(Self.source("Phone"))\n#endif", to: "A.swift")
        let app = folder.app(["A.swift"])
        #expect(await folder.scan(app, cached: true).files.map(\.facts.declarations.count) == [0])
        #expect(await folder.scan(app, cached: true, target: .phone).files.map(\.facts.declarations.count) == [1])
    }

    // MARK: Damage

    @Test func aTruncatedCacheIsIgnored() async throws {
        let first = await scan()
        let whole = try Data(contentsOf: folder.cache)
        for length in stride(from: 0, to: whole.count, by: 97) {
            try whole.prefix(length).write(to: folder.cache)
            let cache = ScanCache(contentsOf: folder.cache)
            #expect(cache.files.isEmpty && cache.entries.isEmpty)
        }
        #expect(await scan().files == first.files)
        #expect(try Data(contentsOf: folder.cache) == whole)
    }

    @Test func aDamagedCacheIsIgnored() async throws {
        _ = await scan()
        let whole = try Data(contentsOf: folder.cache)
        for offset in stride(from: 0, to: whole.count, by: 7) {
            var damaged = whole
            damaged[offset] ^= 0x10
            try damaged.write(to: folder.cache)
            let cache = ScanCache(contentsOf: folder.cache)
            #expect(cache.files.isEmpty && cache.entries.isEmpty, "the byte at \(offset) is not seen")
        }
    }

    @Test func undecodableFactsAreReadFromTheSource() async throws {
        let first = await scan()
        var cache = ScanCache(contentsOf: folder.cache)
        for key in cache.entries.keys where cache.entries[key]?.reading != nil {
            cache.entries[key]?.reading = [0xFF, 0xFF, 0x01]
        }
        try cache.write(to: folder.cache)
        let second = await scan()
        #expect(second.files == first.files)
        #expect(second.figures.parsedFiles == 2)
        #expect(await scan().figures.parsedFiles == 0)
    }

    @Test func randomBytesAreRejectedOrDecoded() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0..<64, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator) & (Bool.random(using: &generator) ? 0x07 : 0xFF)
            }
            let again = bytes.withUnsafeBytes { try? FactCoding.decode($0) }.map(FactCoding.encode)
            // Facts that were decoded can be encoded again.
            #expect(again == nil || again?.isEmpty == false)
        }
    }

    @Test func anUnwritableCacheIsIgnored() async throws {
        try folder.write("no folder", to: "cache")
        let first = await scan()
        #expect(first.names == ["A.swift", "B.swift"])
        #expect(await scan().figures.parsedFiles == 2)
    }

    // MARK: Use by many

    @Test func twoScannersAtOnceLeaveAWholeCache() async throws {
        let expected = await folder.scan(app).files
        await withTaskGroup(of: [ScannedFile].self) { group in
            for _ in 0..<8 { group.addTask { await folder.scan(app, cached: true).files } }
            for await files in group { #expect(files == expected) }
        }
        #expect(await scan().figures.parsedFiles == 0)
    }

    @Test func entriesWithoutRecentUseAreDropped() async throws {
        _ = await scan()
        let count = ScanCache(contentsOf: folder.cache).entries.count
        #expect(count == 3)
        for number in 0...ScanCache.maximumAge {
            try folder.write(Self.source("P\(number)"), to: "D.swift", hoursAgo: Double(number + 2))
            _ = await folder.scan(folder.app(["D.swift"]), cached: true)
        }
        let cache = ScanCache(contentsOf: folder.cache)
        // The oldest entries have been dropped; the latest entries of D.swift remain.
        #expect(cache.entries.count == ScanCache.maximumAge + 1)
        #expect(cache.files.count == 1)
    }

    // MARK: Coding

    @Test(arguments: RealSources.aboutRoutes) func factsAreWrittenAndReadAgain(file: RealSources.File) throws {
        let reading = reading(of: file.text)
        let decoded = try FactCoding.encode(reading).withUnsafeBytes { try FactCoding.decode($0) }
        #expect(decoded == reading)
    }

    @Test func everyFactIsWrittenAndReadAgain() throws {
        let reading = reading(of: EveryFact.source)
        #expect(try FactCoding.encode(reading).withUnsafeBytes { try FactCoding.decode($0) } == reading)
    }

    @Test func eachChangedBitChangesTheHash() {
        var hashes: Set<ContentHash> = []
        var bytes = [UInt8](repeating: 0, count: 100)
        for length in 0...100 {
            bytes[..<length].withUnsafeBytes { _ = hashes.insert(ContentHash($0)) }
            guard length > 0 else { continue }
            for bit in 0..<8 {
                bytes[length - 1] ^= 1 << bit
                bytes[..<length].withUnsafeBytes { _ = hashes.insert(ContentHash($0)) }
                bytes[length - 1] ^= 1 << bit
            }
        }
        #expect(hashes.count == 101 + 800)
    }
}
#endif
