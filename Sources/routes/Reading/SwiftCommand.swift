// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// Asks Swift Package Manager about packages.
struct SwiftCommand {
    /// The folder of the package that is asked about.
    let package: String
    /// Where it builds; nil for the package's own.
    var scratch: String?
    var traits: TraitOptions?

    /// Which traits of the package are on, as the package manager's options say it.
    struct TraitOptions: Equatable {
        var arguments: [String]
    }

    /// Another package that this one was resolved with, and those it needs.
    struct Dependency: Decodable {
        var identity: String
        var name: String
        var path: String
        /// Those that are on; older package managers do not tell.
        var traits: [String]?
        var dependencies: [Dependency]
    }

    func manifest() throws(SourceError) -> PackageManifest { try decoded(["dump-package"]) }

    /// The manifest of a package that another one depends on.
    ///
    /// Somebody may be building that package now, or running its tests, which holds its build folder: this one is nobody's.
    static func manifest(ofDependency path: String) throws(SourceError) -> PackageManifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID())")
        defer { try? FileManager.default.removeItem(at: scratch) }
        return try SwiftCommand(package: path, scratch: scratch.path).manifest()
    }

    /// The package itself, with the packages that it depends on in it. Resolves them, if that was not done before.
    func dependencies() throws(SourceError) -> Dependency { try decoded(["show-dependencies", "--format", "json"]) }

    private func decoded<Answer: Decodable>(_ question: [String]) throws(SourceError) -> Answer {
        let output = try run(question)
        do {
            return try JSONDecoder().decode(Answer.self, from: output)
        } catch {
            throw SourceError("the answer of `swift package \(question[0])` for \(package) is not understood: \(error)")
        }
    }

    private func run(_ question: [String]) throws(SourceError) -> Data {
        let errors = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID())")
        defer { try? FileManager.default.removeItem(at: errors) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swift", "package", "--package-path", package] + (scratch.map { ["--scratch-path", $0] } ?? [])
            + (traits?.arguments ?? []) + question
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        let answer: Data
        do {
            // A file, since a pipe that nobody empties would stop a package manager that has a lot to complain about.
            try Data().write(to: errors)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            answer = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
        } catch {
            throw SourceError("swift cannot be started to read the package \(package): \(error.reason)")
        }
        guard process.terminationStatus == 0 else {
            let complaint = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
            let lines = complaint.split(separator: "\n").filter { $0.contains("error:") }
            throw SourceError(
                "the package \(package) cannot be read:\n"
                    + (lines.isEmpty ? complaint : lines.joined(separator: "\n")))
        }
        return answer
    }
}
#endif
