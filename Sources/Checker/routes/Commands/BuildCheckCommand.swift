// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph

/// The command that the plugin `RouteCheck` runs during a build. It reports faults, and writes a Swift file that names every key,
/// so that the compiler verifies the scan.
struct BuildCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build-check", abstract: "Checks an app as a part of its build.", shouldDisplay: false)

    @Option var app: String
    @Option var keysOutput: String
    @Option var cache: String
    @Option var settings: String?

    func run() async throws {
        let file = try SettingsFile(self.settings)
        let settings = BuildSettings(file, configuration: Self.configurationOfThisBuild)
        let described = try SourceApp(description: app).withoutLibrary.adding(settings.commonConditions)
        let app = try file.adding(to: [described], areAllKnown: described.packageModules != nil)[0]
        let options = ScanSettings(cacheFile: URL(filePath: cache))
        let results = await ResultCache(of: [app], settings: settings, options: options)
        if let known = results?.known(), let keys = known.keys {
            try report(known.reports[0], isStrict: file.strict == true)
            return try write(keys)
        }
        let scan = await AppScan(of: [app], settings: settings, options: options)
        scan.tellProblems()
        let reports = await scan.reports()
        let keys = RouteKeysFile(of: scan.graphs[0]).source
        results?.keep(reports, of: scan, keys: keys)
        try report(reports[0], isStrict: file.strict == true, isComplete: scan.isComplete)
        try write(keys)
    }

    /// Prints the findings. Throws an exit code if there are errors.
    private func report(_ report: RouteFindingReport, isStrict: Bool, isComplete: Bool = true) throws(ExitCode) {
        let findings = isStrict ? report.findings.asStrict : report.findings
        Stream.errors.write(findings.map { $0.text(explainedBy: ExplainCommand.lineOfPlugin) + "\n" }.joined())
        guard isComplete else { throw ExitCode(2) }
        guard !findings.contains(where: { $0.severity == .error }) else { throw ExitCode(1) }
    }

    /// Writes the file only if its content changes, to avoid recompiling.
    private func write(_ source: String) throws(SourceError) {
        let file = URL(filePath: keysOutput)
        let data = Data(source.utf8)
        guard (try? Data(contentsOf: file)) != data else { return }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw SourceError("\(keysOutput) cannot be written: \(error.reason)")
        }
    }

    /// Plugins do not know the build configuration. The tool itself is built in the same configuration as the app.
    private static var configurationOfThisBuild: BuildSettings.Configuration {
        #if DEBUG
        .debug
        #else
        .release
        #endif
    }
}

extension BuildSettings {
    fileprivate init(_ settings: SettingsFile, configuration: Configuration) {
        self.init(
            platform: settings.platform ?? Self.platformOfThisMachine, configuration: configuration,
            definitions: settings.conditions ?? [])
    }
}
#endif
