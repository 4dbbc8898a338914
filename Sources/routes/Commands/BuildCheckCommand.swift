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
        let scan = await AppScan(of: [app], settings: settings, options: ScanSettings(cacheFile: URL(filePath: cache)))
        scan.tellProblems()
        var findings = await scan.reports()[0].findings
        if file.strict == true { findings = findings.asStrict }
        Stream.errors.write(findings.map { $0.text(explainedBy: ExplainCommand.lineOfPlugin) + "\n" }.joined())
        guard scan.isComplete else { throw ExitCode(2) }
        guard !findings.contains(where: { $0.severity == .error }) else { throw ExitCode(1) }
        try write(RouteKeysFile(of: scan.graphs[0]).source)
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
