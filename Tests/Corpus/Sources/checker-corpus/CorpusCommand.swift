// SPDX-License-Identifier: Apache-2.0

import CheckerCorpus
import Foundation

/// The command line.
struct CorpusCommand {
    private static let usage = """
        USAGE: checker-corpus list [--filter <text>]
               checker-corpus show <name>
               checker-corpus write [--filter <text>] [--output <folder>]
               checker-corpus verify [<options>]
               checker-corpus measure [<options>]

        list     Prints the names of the apps.
        show     Prints the files of an app.
        write    Writes the apps, each as a package with a file EXPECT.txt.
        verify   Compiles and runs the apps, and compares them with the statements of the generator.
        measure  Verifies the apps, checks them and prints how the checker did.

        --filter <text>        Only apps whose names or faults contain the text.
        --routes <program>     The checker.
        --library <folder>     The folder with the built library of the corpus.
        --package <folder>     The package of the library. Defaults to the current folder.
        --output <folder>      The folder for the apps and the results. Defaults to .build/checker-corpus.
        --jobs <number>        How many apps are compiled, run or checked at the same time. Defaults to 2.
        --all-manifests        Read every app by its manifest, not only those with an unlinked module.
        --unverified           Check the apps without compiling them.
        --format <text|json>   The format of the measurement. Defaults to text.
        --minimum-found <%>    Fail if the share of the found faults is lower.
        --no-silent-removals   Fail if nothing is said about a removed provider, registration or module.
        --reported             Print a table of the faults that users have reported.
        --no-false-errors      Fail if there is an error in a legal app.

        """

    private let command: String
    private var name: String?
    private var options: [String: String] = [:]
    private var flags: Set<String> = []

    init(_ arguments: [String]) throws {
        let values: Set = ["filter", "routes", "library", "package", "output", "jobs", "format", "minimum-found"]
        let flags: Set = ["all-manifests", "unverified", "no-silent-removals", "no-false-errors", "reported"]
        var rest = arguments[...]
        guard let command = rest.popFirst() else { throw CorpusError("no command\n\(Self.usage)") }
        self.command = command
        while let argument = rest.popFirst() {
            let option = argument.hasPrefix("--") ? String(argument.dropFirst(2)) : ""
            if flags.contains(option) {
                self.flags.insert(option)
            } else if values.contains(option), let value = rest.popFirst() {
                options[option] = value
            } else if option.isEmpty, name == nil {
                name = argument
            } else {
                throw CorpusError("unknown argument \(argument)\n\(Self.usage)")
            }
        }
    }

    private var apps: [CorpusApp] { Corpus.apps(containing: options["filter"]) }
    private var jobs: Int { options["jobs"].flatMap { Int($0) } ?? 2 }
    private var package: URL { URL(fileURLWithPath: options["package"] ?? ".").standardizedFileURL }
    private var output: URL { URL(fileURLWithPath: options["output"] ?? ".build/checker-corpus").standardizedFileURL }

    func run() throws {
        switch command {
        case "list": for app in apps { print(app.name, app.fault.map { "[\($0.rawValue)]" } ?? "[legal]") }
        case "show":
            guard let app = Corpus.apps.first(where: { $0.name == name }) else {
                throw CorpusError("there is no app \(name ?? "without a name"); see checker-corpus list")
            }
            print(app.page + "\n// \(app.expectation.replacing("\n", with: "\n// "))")
        case "write": try write(apps)
        case "verify": exit(try verify(apps) ? 0 : 1)
        case "measure": exit(try measure() ? 0 : 1)
        case "help", "--help", "-h": print(Self.usage)
        default: throw CorpusError("unknown command \(command)\n\(Self.usage)")
        }
    }

    private func folder(of app: CorpusApp) -> URL { output.appendingPathComponent("apps/\(app.name)") }

    private func write(_ apps: [CorpusApp]) throws {
        for app in apps { try app.write(to: folder(of: app), library: package) }
    }

    /// Returns whether all apps do what the generator states.
    private func verify(_ apps: [CorpusApp]) throws -> Bool {
        guard let library = options["library"] else { throw CorpusError("--library is missing") }
        let runner = try AppRunner(build: URL(fileURLWithPath: library), package: package, work: output)
        let mistakes = try Verification(runner: runner, jobs: jobs).mistakes(of: apps)
        for mistake in mistakes { FileHandle.standardError.write(Data((mistake + "\n").utf8)) }
        let broken = apps.filter { $0.fault != nil }.count
        let text =
            "ran \(broken) broken and \(apps.count - broken) legal apps: \(mistakes.count) differ from the generator's statement\n"
        FileHandle.standardError.write(Data(text.utf8))
        return mistakes.isEmpty
    }

    private func measure() throws -> Bool {
        guard let routes = options["routes"] else { throw CorpusError("--routes is missing") }
        let apps = apps
        let isVerified = try flags.contains("unverified") || verify(apps)
        try write(apps)
        let checker = Checker(program: routes, readsAllManifests: flags.contains("all-manifests"))
        let measurement = try checker.measure(apps, jobs: jobs, folder: folder)
        if options["format"] == "json" {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(measurement), as: UTF8.self))
        } else if flags.contains("reported") {
            print(measurement.reportedFaults, terminator: "")
        } else {
            print(measurement.text, terminator: "")
        }
        let failures = measurement.failures(
            minimumFound: options["minimum-found"].flatMap { Double($0) },
            noSilentRemovals: flags.contains("no-silent-removals"), noFalseErrors: flags.contains("no-false-errors"))
        for failure in failures { FileHandle.standardError.write(Data("checker-corpus: \(failure)\n".utf8)) }
        return failures.isEmpty && isVerified
    }
}
