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
        let file = try Settings(file: settings)
        let settings = BuildSettings(file, configuration: Self.configurationOfThisBuild)
        let app = try SourceApp(description: app).withoutLibrary.adding(settings.commonConditions)
        let scan = await AppScan(of: [app], settings: settings, options: ScanSettings(cacheFile: URL(filePath: cache)))
        scan.tellProblems()
        var findings = await scan.reports()[0].findings
        if file.strict == true { findings = findings.asStrict }
        Stream.errors.write(findings.map { $0.description + "\n" }.joined())
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

extension BuildCheckCommand {
    /// The build settings of a package or a project that plugins do not know: the file `RouteCheck.json` beside the manifest.
    struct Settings: Decodable, Equatable {
        /// The target platform. Defaults to this machine's.
        var platform: String?
        /// The conditions that hold in every module, as for the compiler's option `-D`.
        var conditions: [String]?
        /// Whether routes that the checker cannot prove are errors.
        var strict: Bool?

        /// - Parameter file: The path of the file. A missing file means default settings.
        init(file: String?) throws(SourceError) {
            guard let file, FileManager.default.fileExists(atPath: file) else { return }
            do {
                self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(filePath: file)))
            } catch {
                throw SourceError(
                    "\(file) has an unknown format: it can contain a \"platform\", such as \"iOS\", a list of \"conditions\", and \"strict\""
                )
            }
            guard let platform else { return }
            guard let known = Platform(argument: platform) else {
                throw SourceError(
                    "\(file) names the unknown platform \(platform); the platforms are "
                        + Platform.allCases.map(\.rawValue).joined(separator: ", "))
            }
            self.platform = known.rawValue
        }
    }
}

extension BuildSettings {
    fileprivate init(_ settings: BuildCheckCommand.Settings, configuration: Configuration) {
        self.init(
            platform: settings.platform ?? Self.platformOfThisMachine, configuration: configuration,
            definitions: settings.conditions ?? [])
    }
}
#endif
