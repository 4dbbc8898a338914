// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ModuleRouter
import NotesInterface

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Takes in the Markdown files of a folder and its subfolders.",
        discussion: """
            A note is named after the path of its file in the folder. A note that is there already is left alone; if \
            it is another one, that is reported. Hidden files and folders are not looked at, nor is the folder of the \
            notes. What cannot be read is reported, the others are imported, and the exit code is 1.
            """)

    @Argument(help: ArgumentHelp("The folder.", valueName: "dir"), completion: .directory)
    var source: String

    @Option(
        name: .customLong("into"),
        help: ArgumentHelp("The folder of the notes; made if it is missing.", valueName: "notes"),
        completion: .directory)
    var destination: String?

    @Flag(help: "Let imported notes replace different ones of their name.")
    var replace = false

    @OptionGroup var storage: StorageArguments

    func run() throws {
        let settings = storage.settings(folder: NotesFolder.path(destination), isCreated: true)
        try Session.run(settings) {
            let notes = try Router.destination(for: .noteCollection)
            let terminal = try Router.destination(for: .outputTerminal)
            let progress = ProgressLine()
            defer { progress.clear() }
            let report = try notes.importNotes(from: source, replacing: replace) { progress.show($0) }
            progress.clear()
            try terminal.write(Self.summary(of: report, into: settings.folder))
            try Report.problems(
                report.problems,
                hint: report.conflicts > 0 ? "to replace different notes of the same name, use --replace" : nil)
        }
    }

    private static func summary(of report: ImportReport, into folder: String) -> String {
        var counts = ["\(report.imported) imported"]
        if report.replaced > 0 { counts.append("\(report.replaced) replaced") }
        counts += ["\(report.unchanged) unchanged", "\(report.problems.count) failed"]
        return "\(folder): \(counts.joined(separator: ", "))\n"
    }
}
