// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
public import ExportInterface
import Foundation
import ModuleRouter
import NotesInterface

extension ExportFormat: ExpressibleByArgument {}

struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Writes all notes to one file: a page of HTML, or JSON.")

    @OptionGroup var session: SessionArguments

    @Argument(
        help: "The file; '-' for standard output. Its extension says the format: .html, .htm or .json.",
        completion: .file())
    var file: String

    @Option(help: "The format, whatever the extension.")
    var format: ExportFormat?

    @Option(help: "The title of the whole.")
    var title = "Notes"

    @Flag(help: "Write over a file that is there.")
    var force = false

    func validate() throws {
        guard chosenFormat == nil else { return }
        throw ValidationError("'\(file)' ends in no known format; name one with --format html or --format json.")
    }

    private var chosenFormat: ExportFormat? {
        let name = URL(filePath: file).pathExtension.lowercased()
        return format ?? (name == "htm" ? .html : ExportFormat(rawValue: name))
    }

    func run() throws {
        guard let format = chosenFormat else { return }
        try session.run {
            if file != "-", !force, FileManager.default.fileExists(atPath: file) {
                throw CommandError("there is a file '\(file)' already; --force writes over it")
            }
            let listing = try Router.destination(for: .noteCollection).notes()
            let exporters = try Router.destination(for: .noteExporterFactory)
            let exporter = try exporters.makeExporter(to: format, titled: title)
            let data = try exporter.export(
                listing.notes.map { note in
                    ExportableNote(name: note.name, title: note.title, modified: note.modified, text: note.text)
                })
            try write(data)
            if file != "-" { Report.line("\(listing.notes.count) notes exported to '\(file)'") }
            try Report.problems(listing.problems)
        }
    }

    private func write(_ data: Data) throws {
        if file == "-" {
            try StandardOutput.write(data)
        } else {
            do {
                try data.write(to: URL(filePath: file), options: .atomic)
            } catch {
                throw CommandError("'\(file)' cannot be written: \(ErrorText.of(error))")
            }
        }
    }
}
