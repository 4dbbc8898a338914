// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// Queries Swift Package Manager about packages.
struct SwiftCommand {
    /// The package's folder.
    let package: String
    /// The build folder; nil for the package's own.
    var scratch: String?
    /// The folder for the temporary files of the package manager, and for its locks. Nil for the folder of this process.
    var temporaryFolder: String?
    var traits: TraitOptions?

    /// The options of the package manager that choose the package's traits.
    struct TraitOptions: Equatable {
        var arguments: [String]
    }

    /// A resolved package with its dependencies.
    struct Dependency: Decodable {
        var identity: String
        var name: String
        var path: String
        /// The address that the package was loaded from; the path of a package in a folder.
        var url: String?
        /// The enabled traits; nil with older package managers, which do not list them.
        var traits: [String]?
        var dependencies: [Dependency]
    }

    func manifest() throws(SourceError) -> PackageManifest { try decoded(["dump-package"]) }

    /// Returns the manifest of a dependency.
    ///
    /// Uses a temporary build folder, because a concurrent build or test run may have locked the package's own.
    static func manifest(ofDependency path: String) throws(SourceError) -> PackageManifest {
        let folder = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw SourceError("the folder \(folder.path) cannot be created: \(error.reason)")
        }
        // The package manager leaves a lock for each build folder behind.
        return try SwiftCommand(
            package: path, scratch: folder.appending(path: "build").path, temporaryFolder: folder.path
        ).manifest()
    }

    /// Returns the package with its dependencies. Resolves them if necessary.
    func dependencies() throws(SourceError) -> Dependency { try decoded(["show-dependencies", "--format", "json"]) }

    private func decoded<Answer: Decodable>(_ question: [String]) throws(SourceError) -> Answer {
        let output = try run(question)
        do {
            return try JSONDecoder().decode(Answer.self, from: output)
        } catch {
            throw SourceError(
                "the output of `swift package \(question[0])` for \(package) has an unknown format: \(error)")
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
        if let temporaryFolder {
            process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporaryFolder]) { $1 }
        }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        let answer: Data
        do {
            // A file, because a full pipe would block a package manager that prints many errors.
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
