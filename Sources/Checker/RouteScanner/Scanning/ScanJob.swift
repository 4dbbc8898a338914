// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import URLPatterns

/// A file of a module, and the conditions for its `#if`s.
struct ScanJob: Sendable {
    var module: String
    var isOwn: Bool
    /// Whether the module is neither a program nor a test bundle.
    var isLibrary: Bool
    var path: String
    var pathHash: ContentHash
    var conditions: BuildConditions
    var conditionsHash: ContentHash
    /// The hash of the importable modules' names.
    var modulesHash: ContentHash

    static func jobs(of app: SourceApp, target: BuildTarget) -> [ScanJob] {
        let modules = Set(app.modules.map(\.name))
        let modulesHash = ContentHash(modules.sorted().joined(separator: ","))
        return app.modules.flatMap { module -> [ScanJob] in
            let conditions = BuildConditions(defined: module.conditions, target: target, modules: modules)
            let conditionsHash = ContentHash(conditions.description)
            return module.files.map { path in
                ScanJob(
                    module: module.name, isOwn: module.isOwn, isLibrary: module.role == .library, path: path,
                    pathHash: ContentHash(path),
                    conditions: conditions,
                    conditionsHash: conditionsHash, modulesHash: modulesHash)
            }
        }
    }

    /// Returns the cache key for the facts of a content in this module.
    func key(of content: ContentHash, _ sketch: FilePrescan) -> ContentHash {
        guard sketch.hasConditions else { return content }
        let key = content.combined(with: conditionsHash)
        return sketch.asksForImports ? key.combined(with: modulesHash) : key
    }

    // MARK: Glancing

    /// The information about a file that needs no parser.
    struct Glance: Sendable {
        var content: ContentHash?
        var stamp: FileStamp?
        var sketch = FilePrescan()
        var problem: ScanProblem?
        /// The number of bytes read; nil if the cache knew the file.
        var readBytes: Int?
    }

    func glance(_ cache: ScanCache) -> Glance {
        if let known = cache.files[pathHash], FileStamp(path: path) == known.stamp,
            let entry = cache.entries[known.content]
        {
            return Glance(content: known.content, stamp: known.stamp, sketch: entry.sketch)
        }
        return reading { bytes, stamp in
            // Comments in old Objective-C files may have another encoding.
            guard isObjectiveC || bytes.isUTF8 else {
                return Glance(problem: problem(.notUTF8, "it is no UTF-8"), readBytes: bytes.count)
            }
            var content = ContentHash(bytes)
            if isObjectiveC { content = content.combined(with: Self.objectiveC) }
            return Glance(
                content: content, stamp: stamp,
                sketch: cache.entries[content]?.sketch ?? sketch(of: TerminatedText(bytes)), readBytes: bytes.count)
        } failed: {
            Glance(problem: $0)
        }
    }

    /// Whether the file is one of Objective-C.
    private var isObjectiveC: Bool { path.isObjectiveCPath }

    /// Distinguishes a header from a Swift file with the same content.
    private static let objectiveC = ContentHash("Objective-C")

    private func sketch(of text: TerminatedText) -> FilePrescan {
        isObjectiveC ? FilePrescan(objectiveC: text) : FilePrescan(text)
    }

    /// Whether a file contains one of the words anywhere.
    func hasWord(of words: [String]) -> Bool {
        reading { bytes, _ in
            let text = TerminatedText(bytes)
            return words.contains { text.hasWord($0) }
        } failed: { _ in
            false
        }
    }

    /// Whether a file calls one of the functions with an argument such as `.login`.
    func calls(_ functions: [String]) -> Bool {
        guard !functions.isEmpty else { return false }
        return reading { bytes, _ in
            let text = TerminatedText(bytes)
            return functions.contains { text.calls($0) }
        } failed: { _ in
            false
        }
    }

    func mentions(of lists: Set<RegistrationList>) -> ProviderListReferences {
        reading { bytes, _ in
            ProviderListReferences(of: lists, in: TerminatedText(bytes))
        } failed: { _ in
            ProviderListReferences(all: lists)
        }
    }

    // MARK: Parsing

    /// The facts of a file, or the problem with it.
    struct Result: Sendable {
        var facts: FileFacts?
        var problem: ScanProblem?
        /// The bytes to store in the cache; nil if they are stored already or must not be stored.
        var encoded: [UInt8]?
        var isParsed = false
        /// Whether the file has changed since the glance.
        var hasChanged = false
    }

    func result(_ glance: Glance, _ cache: ScanCache, keepsResult: Bool) -> Result {
        if let content = glance.content, let bytes = cache.entries[key(of: content, glance.sketch)]?.reading,
            let reading = try? bytes.withUnsafeBytes({ try FactCoding.decode($0) })
        {
            return Result(facts: reading.facts, problem: problem(reading.fault))
        }
        return reading { bytes, stamp in
            let reading =
                isObjectiveC
                ? FileScanner.Reading(facts: ObjectiveCReader.read(bytes))
                : FileScanner(conditions: conditions).readInPlace(bytes)
            var result = Result(facts: reading.facts, problem: problem(reading.fault), isParsed: true)
            result.hasChanged = stamp != glance.stamp
            if keepsResult, !result.hasChanged { result.encoded = FactCoding.encode(reading) }
            return result
        } failed: {
            Result(problem: $0)
        }
    }

    // MARK: Reading

    private func reading<Value>(
        _ body: (UnsafeRawBufferPointer, FileStamp) -> Value, failed: (ScanProblem) -> Value
    ) -> Value {
        do throws(SourceFile.Failure) {
            return try SourceFile.read(path, maximumSize: SourceScanner.maximumFileSize, body)
        } catch {
            switch error {
            case .unreadable(let reason): return failed(problem(.unreadableFile, reason))
            case .tooLarge(let size):
                let limit = SourceScanner.maximumFileSize
                return failed(problem(.fileTooLarge, "it has \(size) bytes, and \(limit) is as much as is read"))
            }
        }
    }

    private func problem(_ fault: SyntaxFault?) -> ScanProblem? {
        fault.map { problem(.brokenSyntax, $0.message, at: $0.position) }
    }

    private func problem(
        _ kind: ScanProblem.Kind, _ reason: String, at position: SourcePosition? = nil
    ) -> ScanProblem {
        ScanProblem(kind, module: module, file: path, position: position, reason: reason)
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes are valid UTF-8.
    var isUTF8: Bool { UTF8Text.validated(self) != nil }
}
#endif
