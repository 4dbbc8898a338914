// SPDX-License-Identifier: Apache-2.0

import Foundation

/// All apps.
public enum Corpus {
    /// The apps, sorted by their names. Some faults make the same app of several forms. Only the first of these is in the corpus.
    public static let apps: [CorpusApp] = {
        let services = RegistrationForm.apps + NeedForm.apps + RequestForm.apps + AdapterApps.apps
        let others = LifetimeApps.apps + NameApps.apps + URLApps.apps + DuplicateApps.apps + KindApps.apps
        let programs = RegistryApps.apps + ProgramApps.apps + TrapApps.apps
        var known: Set<[String: String]> = []
        return (services + others + programs).sorted { $0.name < $1.name }.filter { known.insert($0.files).inserted }
    }()

    /// The apps whose names contain a text.
    public static func apps(containing filter: String?) -> [CorpusApp] {
        guard let filter else { return apps }
        return apps.filter { $0.name.contains(filter) || $0.fault?.rawValue.contains(filter) == true }
    }
}

extension CorpusApp {
    /// The generator's statement about the app, as text.
    public var expectation: String {
        guard let fault else { return "legal\nform: \(group)/\(form)\n" }
        return """
            broken
            fault: \(fault.rawValue)
            form: \(group)/\(form)
            accepted: \(fault.acceptedIDs.joined(separator: ", "))
            names: \(subjects.joined(separator: ", "))

            """
    }

    /// Writes the app as a package, unless the same files are there.
    public func write(to folder: URL, library: URL) throws {
        var all = files
        all["Package.swift"] = manifest(library: library.path)
        all["EXPECT.txt"] = expectation
        for (path, text) in all {
            let file = folder.appendingPathComponent(path)
            if let old = try? String(contentsOf: file, encoding: .utf8), old == text { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: false, encoding: .utf8)
        }
        let known = Set(all.keys)
        let found = FileManager.default.subpaths(atPath: folder.path) ?? []
        for path in found where path.hasSuffix(".swift") && !known.contains(path) && !path.hasPrefix(".build/") {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        }
    }
}
