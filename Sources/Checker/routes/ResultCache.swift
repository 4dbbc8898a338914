// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner

/// The result of the last check of some apps. A check whose inputs are the same takes it, and puts no graph together.
///
/// The inputs are the contents of all files, the modules, the options and the tool itself. A result is kept only if all files were read
/// and no module was read that the app does not link.
struct ResultCache {
    private struct Entry: Codable {
        var inputs: ScanFingerprint
        var reports: [RouteFindingReport]
        /// The text of the file with the app's keys; nil if none was written.
        var keys: String?
    }

    private let file: URL
    /// The inputs besides the files.
    private let settings: String
    /// Nil without facts of an earlier scan.
    private let inputs: ScanFingerprint?

    /// Creates a cache; nil if the options name none.
    init?(of apps: [SourceApp], settings: BuildSettings, options: ScanSettings) async {
        guard let facts = options.cacheFile, let tool = Self.tool, let described = Self.text(of: apps) else {
            return nil
        }
        file = facts.deletingLastPathComponent().appending(path: "Results")
        self.settings = tool + described
        guard FileManager.default.fileExists(atPath: facts.path) else {
            inputs = nil
            return
        }
        let scanner = SourceScanner(
            target: settings.target, cache: facts, selection: options.selection, jobs: options.jobs)
        inputs = await scanner.fingerprint(of: SourceApp.union(of: apps))?.combined(with: self.settings)
    }

    /// Returns a text that differs for different apps.
    private static func text(of apps: [SourceApp]) -> String? {
        // The lists of dependencies grow with the square of the number of modules.
        let dependencies = apps.flatMap { $0.modules + ($0.unlinked ?? []).map(\.module) }.map {
            $0.dependencies.joined(separator: ",")
        }
        let rest = apps.map { $0.changing { $0.dependencies = [] } }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let described = try? encoder.encode(rest) else { return nil }
        return String(decoding: described, as: UTF8.self) + dependencies.joined(separator: "\n")
    }

    /// The file of the running tool, by its size and the time of its last change.
    private static var tool: String? {
        guard let path = Bundle.main.executablePath,
            let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let size = attributes[.size] as? Int, let changed = attributes[.modificationDate] as? Date
        else { return nil }
        return "\(path) \(size) \(changed.timeIntervalSinceReferenceDate)"
    }

    /// Returns the reports of a check with the same inputs, and the text of its keys; nil if there is none.
    func known() -> (reports: [RouteFindingReport], keys: String?)? {
        guard let inputs, let data = try? Data(contentsOf: file),
            let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.inputs == inputs
        else { return nil }
        return (entry.reports, entry.keys)
    }

    /// Keeps the result of a check. A failure to write it costs only time.
    func keep(_ reports: [RouteFindingReport], of scan: AppScan, keys: String? = nil) {
        guard scan.problems.isEmpty, !reports.contains(where: \.lacksProvider),
            let inputs = scan.fingerprint?.combined(with: settings)
        else { return }
        let entry = Entry(inputs: inputs, reports: reports, keys: keys)
        try? JSONEncoder().encode(entry).write(to: file, options: .atomic)
    }
}
#endif
