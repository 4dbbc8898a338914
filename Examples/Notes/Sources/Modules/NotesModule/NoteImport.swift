// SPDX-License-Identifier: Apache-2.0

import NotesInterface

/// Imports notes from a source into a storage.
struct NoteImport {
    private let source: any NotesRequiredSource
    private let storage: any NotesRequiredStorage
    private let replacing: Bool

    init(from source: any NotesRequiredSource, to storage: any NotesRequiredStorage, replacing: Bool) {
        self.source = source
        self.storage = storage
        self.replacing = replacing
    }

    func run(_ progress: (ImportProgress) -> Void) throws -> ImportReport {
        let (names, problems) = try source.names()
        var report = ImportReport()
        report.problems = problems
        for (done, name) in names.enumerated() {
            progress(ImportProgress(name: name, done: done, total: names.count))
            do {
                report[keyPath: try take(name)] += 1
            } catch let conflict as Conflict {
                report.conflicts += 1
                report.problems.append(NoteProblem(conflict, of: name))
            } catch {
                report.problems.append(NoteProblem(error, of: name))
            }
        }
        return report
    }

    private struct Conflict: Error, CustomStringConvertible {
        var description: String { "there is a different note of that name already" }
    }

    /// Imports one note. Returns the counter of its outcome.
    private func take(_ name: String) throws -> WritableKeyPath<ImportReport, Int> {
        guard let contents = try source.contents(named: name) else {
            throw NoteProblem(name: name, reason: "it is gone")
        }
        // Checks that the note is readable text. The storage keeps the original bytes.
        _ = try NoteText.of(contents.data)
        guard let old = try storage.contents(named: name) else {
            try storage.add(contents, named: name)
            return \.imported
        }
        if old.data == contents.data { return \.unchanged }
        guard replacing else { throw Conflict() }
        try storage.replace(contents, named: name)
        return \.replaced
    }
}
