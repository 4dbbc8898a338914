// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph
import RouteScanner

/// The command that migrates an app's source from ZRouter's names to the library's.
struct MigrateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate",
        abstract: "Rewrites source that uses ZRouter, which has the names of ZIKRouter, to use ModuleRouter.",
        discussion: """
            Prints the changes of each file as a difference for `patch`, and the work that is left to do by hand. Ends with the \
            number of rewritten routers and a reason for each other router. Writes nothing without --write. Files in \
            Objective-C are never changed; the Swift declarations and providers for their routes are printed last.

            Exits with 0, also if there is something to do by hand, and with 2 if a file cannot be read or written.
            """)

    @Argument(
        help:
            "Files or folders. Defaults to the current folder. Pass the folders of all modules of the app at once.",
        completion: .file(extensions: ["swift"]))
    var paths: [String] = ["."]

    @Flag(help: "Write the changed files.") var write = false

    func run() throws {
        var finder = SwiftFiles()
        finder.skipsBuildFolders = true
        finder.includesObjectiveC = true
        var seen: Set<String> = []
        var found: [String] = []
        for path in paths {
            found += try finder.find(in: path.normalizedPath).map(\.normalizedPath).filter { seen.insert($0).inserted }
        }
        let objectiveC = found.filter(\.isObjectiveCPath).withoutPlainHeaders
        found.removeAll(where: \.isObjectiveCPath)
        let sources = try found.map { (path: $0, text: try SourceText.text(of: $0)) }
        let wrappers = ObjectiveCWrappers(of: try objectiveC.map { (path: $0, bytes: try SourceText.bytes(of: $0)) })
        let migration = SourceMigration(of: sources)
        let files = migration.files
        if write {
            for file in files where file.migrated != file.text { try OutputFile.write(file.migrated, to: file.path) }
        }
        Stream.output.write(files.map(\.report).joined())
        Stream.output.write(summary(of: files, among: found.count))
        Stream.output.write(summary(of: migration.routers))
        Stream.output.write(wrappers.report)
    }

    private func summary(of files: [SourceMigration.File], among count: Int) -> String {
        let changed = files.count { $0.migrated != $0.text }
        let changes = files.reduce(0) { $0 + $1.changes.count }
        let advice = files.reduce(0) { $0 + $1.advice.count }
        let verb = write ? "rewritten" : "to rewrite"
        var text =
            "\(count.of("file")) read, \(changed) \(verb) (\(changes.of("change"))), \(advice) left to do by hand\n"
        let necessary = files.reduce(0) { $0 + $1.advice.count(where: \.isNecessary) }
        if necessary > 0 { text += "\(necessary.of("place")) to edit by hand before the result compiles\n" }
        if changed > 0, !write { text += "nothing was written; pass --write to write the changes\n" }
        return text
    }

    /// Returns the number of rewritten routers, and the first reason for each router that is not rewritten.
    private func summary(of all: [SourceMigration.Router]) -> String {
        guard !all.isEmpty else { return "" }
        let verb = write ? "rewritten" : "to rewrite"
        var parts: [String] = []
        for (isAdapter, noun) in [(false, "router"), (true, "adapter")] {
            let routers = all.filter { $0.isAdapter == isAdapter }
            guard !routers.isEmpty || !isAdapter else { continue }
            parts.append("\(routers.count(where: \.isRewritten)) of \(routers.count.of(noun)) \(verb)")
        }
        let reasons = all.compactMap { router in
            router.reasons.first.map { reason in
                let more = router.reasons.count > 1 ? " (and \(router.reasons.count - 1) more)" : ""
                return "  \(router.path):\(reason.position.line):\(reason.position.column): \(router.name) stays: "
                    + "\(reason.message)\(more)\n"
            }
        }
        return parts.joined(separator: ", ") + "\n" + reasons.joined()
    }
}

extension SourceMigration.File {
    /// The changes and the remaining advice, followed by the diff.
    fileprivate var report: String {
        let lines =
            changes.map { $0.text(in: path, "note") }
            + advice.map { $0.text(in: path, $0.isNecessary ? "error" : "warning") }
        return lines.joined() + UnifiedDiff(path: path, from: text, to: migrated).description
    }
}

extension ObjectiveCWrappers {
    /// The code for each protocol and router, after its place. Empty without Objective-C.
    fileprivate var report: String {
        guard !declarations.isEmpty || !providers.isEmpty else { return "" }
        let parts = [declarations.count.of("protocol"), providers.count.of("router")].joined(separator: " and ")
        let lines = (declarations + providers).map { wrapper in
            let code = wrapper.code.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }
                .joined()
            return "\(wrapper.location): note: \(wrapper.name) in Swift:\n\(code)"
        }
        return "\(parts) in Objective-C, which stay; in Swift, they are:\n" + lines.joined()
    }
}

extension SourceMigration.Note {
    fileprivate func text(in path: String, _ severity: String) -> String {
        let first = "\(path):\(position.line):\(position.column): \(severity): \(message)\n"
        return first + (help.map { "  help: \($0.replacing("\n", with: "\n    "))\n" } ?? "")
    }
}

extension Int {
    /// Returns the number with a noun, in the plural unless the number is 1.
    fileprivate func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
#endif
