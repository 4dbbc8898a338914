// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph
import RouteScanner

/// The command that reports faults in the routes of apps.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks the routes of an app.",
        discussion: """
            Checks every program and every test bundle of a package, unless --entry names some of them.

            Exits with 0 if there is no error, with 1 if there is an error, and with 2 if the check could not run.
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, github, sarif }

    @OptionGroup var source: SourceOptions

    @Option(
        help: """
            The format: messages in the form of a compiler's, JSON, annotations for a GitHub workflow, or SARIF for code scanning.
            """)
    var format = Format.text
    @Option(name: .shortAndLong, help: "The output file. Defaults to standard output.", completion: .file())
    var output: String?
    @Flag(help: "Treat every warning as an error.") var warningsAsErrors = false
    @Flag(help: "Treat routes that the checker cannot prove as errors.") var strict = false
    @Flag(name: .customLong("no-warnings"), help: "Omit warnings.") var leavesOutWarnings = false
    @Flag(name: .shortAndLong, help: "Print nothing if there is no finding.") var quiet = false
    @Flag(
        help: """
            Change the files where a finding has a remedy that leaves nothing to decide, print the difference, and report the \
            remaining findings.
            """)
    var fix = false
    @OptionGroup(title: "Reading") var scanning: ScanOptions

    func validate() throws {
        if warningsAsErrors && leavesOutWarnings {
            throw ValidationError("--warnings-as-errors and --no-warnings contradict each other.")
        }
        if fix && format != .text { throw ValidationError("--fix prints a difference, only in the format text.") }
    }

    func run() async throws {
        var timings = Timings()
        var apps = try await timings.measure("finding the sources") { try source.apps(.all) }
        var (scan, reports) = await check(apps, timings)
        var files = FixedFiles()
        while fix, scan.isComplete {
            let fixes = reports.map { $0.findings.compactMap(\.fix) }
            let applied = try files.apply(fixes.flatMap { $0 }, to: apps.map(\.ownFiles).reduce([]) { $0.union($1) })
            if applied.isEmpty { break }
            apps = zip(apps, fixes).map { app, fixes in app.linking(fixes.filter(applied.contains)) }
            (scan, reports) = await check(apps, scan.timings)
        }

        scan.tellProblems()
        let outcome = CheckOutcome(reports: reports, tests: Set(apps.filter(\.isTest).map(\.entryPoint)))
        let text = try (fix ? files.report() : "") + text(of: outcome, isComplete: scan.isComplete)
        if let output {
            try OutputFile.write(text, to: output)
        } else {
            Stream.output.write(text)
        }
        if scanning.timings { Stream.errors.write(scan.timings.text) }
        guard scan.isComplete else { throw ExitCode(2) }
        if reports.contains(where: { $0.errors > 0 }) { throw ExitCode(1) }
    }

    private func check(_ apps: [SourceApp], _ timings: Timings) async -> (scan: AppScan, reports: [RouteFindingReport])
    {
        let (settings, options) = (source.build.settings, scanning.settings(buildFolder: source.buildFolder))
        var timings = timings
        let results = await timings.measure("comparing") {
            // A kept result has no fixes.
            fix ? nil : await ResultCache(of: apps, settings: settings, options: options)
        }
        if let known = results?.known() {
            let scan = AppScan(unchanged: apps, settings: settings, options: options, timings: timings)
            return (scan, known.reports.map(adjusted))
        }
        var scan = await AppScan(of: apps, settings: settings, options: options, timings: timings)
        let read = scan
        let reports = await scan.timings.measure("checking") { await read.reports() }
        results?.keep(reports, of: scan)
        return (scan, reports.map(adjusted))
    }

    /// Returns the report with the options for warnings applied.
    private func adjusted(_ report: RouteFindingReport) -> RouteFindingReport {
        var findings = strict ? report.findings.asStrict : report.findings
        if leavesOutWarnings { findings.removeAll { $0.severity == .warning } }
        if warningsAsErrors {
            for index in findings.indices { findings[index].severity = .error }
        }
        return RouteFindingReport(
            entryPoint: report.entryPoint, routes: report.routes, unproven: report.unproven, findings: findings)
    }

    private func text(of outcome: CheckOutcome, isComplete: Bool) throws -> String {
        let folder = FileManager.default.currentDirectoryPath
        // The package may be in a subfolder of the checkout.
        let checkout = ProcessInfo.processInfo.environment["GITHUB_WORKSPACE"] ?? folder
        switch format {
        case .text:
            let text = outcome.text(isQuiet: quiet)
            return output == nil && Stream.output.isStyled ? TextStyle.colored(text) : text
        case .json: return try outcome.json()
        case .github: return outcome.annotations(in: folder, relativeTo: checkout, isQuiet: quiet)
        case .sarif: return try outcome.sarif(in: folder, relativeTo: checkout, isComplete: isComplete)
        }
    }
}

extension [RouteFinding] {
    /// The findings, with unproven routes as errors.
    var asStrict: [RouteFinding] {
        map { finding in
            var finding = finding
            if finding.id == .unprovenRoute { finding.severity = .error }
            return finding
        }
    }
}

extension SourceApp {
    /// Returns the app with the modules that fixes of its manifest have added.
    fileprivate func linking(_ fixes: [RouteFix]) -> SourceApp {
        fixes.reduce(self) { app, fix in
            guard case .dependency(let module, _) = fix.change else { return app }
            return app.linking(module)
        }
    }
}

extension AppScan {
    func tellProblems() {
        let text = problems.map { $0.text + "\n" }.joined()
        Stream.errors.write(Stream.errors.isStyled ? TextStyle.colored(text) : text)
    }
}
#endif
