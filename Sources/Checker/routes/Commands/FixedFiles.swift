// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner

/// The files of some apps that fixes have changed.
struct FixedFiles {
    /// The files with changes, and their texts before the first one.
    private var originals: [(path: String, text: String)] = []
    /// Fixes that were tried, each with the start of its file as its location. None is tried twice, so that the checks end.
    private var tried: Set<RouteFix> = []
    /// The number of fixes that were applied.
    private var count = 0

    /// Applies the fixes of findings and writes the changed files.
    ///
    /// - Parameter files: The files that may be changed: those of the author of the apps.
    /// - Returns: The fixes that were applied.
    mutating func apply(_ fixes: [RouteFix], to files: Set<String>) throws(SourceError) -> [RouteFix] {
        var seen: Set<RouteFix> = []
        let new = fixes.filter {
            files.contains($0.location.file) && seen.insert($0).inserted && !tried.contains($0.inFile)
        }
        tried.formUnion(new.map(\.inFile))
        var applied: [RouteFix] = []
        for (path, fixes) in Dictionary(grouping: new, by: \.location.file).sorted(by: { $0.key < $1.key }) {
            let text = try SourceText.text(of: path)
            let fixed = SourceFixes(fixes.sorted { $0.location < $1.location }, in: text)
            guard fixed.text != text else { continue }
            if !originals.contains(where: { $0.path == path }) { originals.append((path, text)) }
            try OutputFile.write(fixed.text, to: path)
            applied += fixed.applied
        }
        count += applied.count
        return applied
    }

    /// Returns the difference of all changed files, and one line with their number.
    func report() throws(SourceError) -> String {
        var text = ""
        for (path, original) in originals.sorted(by: { $0.path < $1.path }) {
            text += UnifiedDiff(path: path, from: original, to: try SourceText.text(of: path)).description
        }
        guard count > 0 else { return "no finding has a remedy that leaves nothing to decide\n" }
        let fixes = count == 1 ? "1 fix" : "\(count) fixes"
        let files = originals.count == 1 ? "1 file" : "\(originals.count) files"
        return text + "applied \(fixes) to \(files)\n"
    }
}

extension RouteFix {
    fileprivate var inFile: RouteFix { RouteFix(change, at: SourceLocation(file: location.file, line: 1, column: 1)) }
}

extension SourceApp {
    /// The files that the author of the app can change.
    var ownFiles: Set<String> {
        Set(modules.filter(\.isOwn).flatMap(\.files) + [manifest].compactMap { $0 })
    }
}
#endif
