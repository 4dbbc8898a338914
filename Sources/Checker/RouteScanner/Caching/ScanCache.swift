// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// The information about files from earlier scans.
///
/// The cache is one file: a mark, a version, a hash of the rest, a table of paths, and a table of contents. The paths identify
/// unchanged files without reading them. Each content has its sketch and, if it was parsed, its facts. Any mismatch gives an empty
/// cache. The file is replaced as a whole, so that two scanners may use it at once; the last one to finish wins.
struct ScanCache: Sendable {
    /// The version of the format. Raise it after any change to facts, sketches or their encoding.
    static let version: UInt64 = 23
    /// The number of scans after which an unused content is dropped. Several apps may share a cache.
    static let maximumAge = 8

    private static let mark: UInt64 = 0x4548_4341_4352_5453

    /// The last known state of a file, and the hash of its content.
    struct File: Hashable, Sendable {
        var stamp: FileStamp
        var content: ContentHash
    }

    struct Entry: Sendable {
        var sketch: FilePrescan
        /// The facts as encoded by `FactCoding`; nil if the file was not parsed.
        var reading: ArraySlice<UInt8>?
        /// The hash of the provider lists of which the content mentions none; 0 if it was not searched.
        var unmentioned: UInt64 = 0
        var age = 0
    }

    /// The files, by the hash of the path.
    var files: [ContentHash: File] = [:]
    /// The contents, by the hash of the content and of its relevant conditions.
    var entries: [ContentHash: Entry] = [:]

    init() {}
}

// MARK: On disk

extension ScanCache {
    /// Reads a cache. It is empty if the file is missing, damaged or of another version.
    init(contentsOf url: URL) {
        guard let data = try? SourceFile.bytes(url.path) else { return }
        var reader = FixedReader(data)
        guard reader.next() == Self.mark, reader.next() == Self.version, let high = reader.next(),
            let low = reader.next()
        else { return }
        let hash = data.withUnsafeBytes { ContentHash(UnsafeRawBufferPointer(rebasing: $0[32...])) }
        guard hash == ContentHash(high: high, low: low) else { return }
        guard let read = Self.read(&reader) else { return }
        self = read
    }

    private static func read(_ reader: inout FixedReader) -> ScanCache? {
        var cache = ScanCache()
        guard let fileCount = reader.count() else { return nil }
        cache.files.reserveCapacity(fileCount)
        for _ in 0..<fileCount {
            guard let path = reader.hash(), let size = reader.next(), let modified = reader.next(),
                let inode = reader.next(), let content = reader.hash()
            else { return nil }
            let stamp = FileStamp(
                size: Int(truncatingIfNeeded: size), modified: Int(truncatingIfNeeded: modified), inode: inode)
            cache.files[path] = File(stamp: stamp, content: content)
        }
        guard let entryCount = reader.count() else { return nil }
        cache.entries.reserveCapacity(entryCount)
        for _ in 0..<entryCount {
            guard let key = reader.hash(), let flags = reader.next(), let declared = reader.numbers(),
                let metatypes = reader.numbers(), let inherited = reader.numbers(), let aliases = reader.numbers(),
                let imports = reader.numbers(), let implicitMembers = reader.numbers(), let unmentioned = reader.next(),
                let reading = reader.bytes()
            else { return nil }
            var sketch = FilePrescan()
            sketch.isAboutRoutes = flags & 1 != 0
            sketch.hasConditions = flags & 2 != 0
            sketch.asksForImports = flags & 4 != 0
            sketch.declared = declared
            sketch.metatypes = metatypes
            sketch.inherited = inherited
            sketch.imports = imports
            sketch.implicitMembers = implicitMembers
            sketch.aliases = stride(from: 0, to: aliases.count - 1, by: 2).map {
                FilePrescan.Alias(name: aliases[$0], target: aliases[$0 + 1])
            }
            cache.entries[key] = Entry(
                sketch: sketch, reading: flags & 8 != 0 ? reading : nil, unmentioned: unmentioned,
                age: Int(flags >> 8 & 0xFF))
        }
        return cache
    }

    /// Writes the cache and replaces the file as a whole.
    func write(to url: URL) throws {
        var payload = FixedWriter()
        payload.write(UInt64(files.count))
        // Sort the entries, so that equal caches give equal files.
        for (path, file) in files.sorted(by: { $0.key < $1.key }) {
            payload.write(path)
            payload.write(UInt64(truncatingIfNeeded: file.stamp.size))
            payload.write(UInt64(truncatingIfNeeded: file.stamp.modified))
            payload.write(file.stamp.inode)
            payload.write(file.content)
        }
        payload.write(UInt64(entries.count))
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let sketch = entry.sketch
            let flags =
                (sketch.isAboutRoutes ? 1 : 0) | (sketch.hasConditions ? 2 : 0) | (sketch.asksForImports ? 4 : 0)
                | (entry.reading != nil ? 8 : 0)
            payload.write(key)
            payload.write(UInt64(flags) | UInt64(entry.age) << 8)
            payload.write(sketch.declared)
            payload.write(sketch.metatypes)
            payload.write(sketch.inherited)
            payload.write(sketch.aliases.flatMap { [$0.name, $0.target] })
            payload.write(sketch.imports)
            payload.write(sketch.implicitMembers)
            payload.write(entry.unmentioned)
            payload.write(entry.reading ?? [])
        }
        let hash = payload.bytes.withUnsafeBytes { ContentHash($0) }
        var data = FixedWriter()
        data.write(Self.mark)
        data.write(Self.version)
        data.write(hash)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(data.bytes + payload.bytes).write(to: url, options: .atomic)
    }
}

extension ContentHash: Comparable {
    static func < (one: ContentHash, other: ContentHash) -> Bool { (one.high, one.low) < (other.high, other.low) }
}

/// Writes 64-bit numbers in little-endian order.
private struct FixedWriter {
    var bytes: [UInt8] = []

    mutating func write(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ hash: ContentHash) {
        write(hash.high)
        write(hash.low)
    }

    mutating func write(_ numbers: [UInt64]) {
        write(UInt64(numbers.count))
        for number in numbers { write(number) }
    }

    mutating func write(_ slice: ArraySlice<UInt8>) {
        write(UInt64(slice.count))
        bytes.append(contentsOf: slice)
    }
}

/// Reads the output of a `FixedWriter`. Never reads out of bounds.
private struct FixedReader {
    private let data: [UInt8]
    private var offset = 0

    init(_ data: [UInt8]) { self.data = data }

    mutating func next() -> UInt64? {
        guard data.count - offset >= 8 else { return nil }
        let number = data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
        offset += 8
        return UInt64(littleEndian: number)
    }

    mutating func hash() -> ContentHash? {
        guard let high = next(), let low = next() else { return nil }
        return ContentHash(high: high, low: low)
    }

    /// Reads a number of elements, each of which takes at least one byte.
    mutating func count() -> Int? {
        guard let number = next(), number <= UInt64(data.count - offset) else { return nil }
        return Int(number)
    }

    mutating func numbers() -> [UInt64]? {
        guard let count = count(), count <= (data.count - offset) / 8 else { return nil }
        return (0..<count).map { _ in next()! }
    }

    mutating func bytes() -> ArraySlice<UInt8>? {
        guard let count = count() else { return nil }
        defer { offset += count }
        return data[offset..<offset + count]
    }
}
#endif
