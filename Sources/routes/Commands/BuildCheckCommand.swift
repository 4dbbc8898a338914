// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph

/// What the plugin `RouteCheck` runs as a part of a build: says what is wrong, and writes a Swift file that names every key, so
/// that the compiler proves what was read from source.
struct BuildCheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build-check", abstract: "Checks an app as a part of its build.", shouldDisplay: false)

    @Option var app: String
    @Option var keysOutput: String
    @Option var cache: String
    @Option var settings: String?

    func run() async throws {
        let settings = try BuildSettings(
            Settings(file: settings), configuration: Self.configurationOfThisBuild)
        let app = try SourceApp(description: app).withoutLibrary.adding(settings.commonConditions)
        let scan = await AppScan(of: [app], settings: settings, options: ScanSettings(cacheFile: URL(filePath: cache)))
        scan.tellProblems()
        let report = RouteFindingReport(checking: scan.graphs[0])
        Stream.errors.write(report.findings.map { $0.description + "\n" }.joined())
        guard scan.isComplete else { throw ExitCode(2) }
        guard report.errors == 0 else { throw ExitCode(1) }
        try write(RouteKeysFile(of: scan.graphs[0]).source)
    }

    /// Leaves the file as it is if it says the same, so that nothing is compiled again.
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

    /// Plugins are not told the configuration, but their tools are built in it, as the app is.
    private static var configurationOfThisBuild: BuildSettings.Configuration {
        #if DEBUG
        .debug
        #else
        .release
        #endif
    }
}

extension BuildCheckCommand {
    /// What a package or a project says about its builds, in a file `RouteCheck.json` beside its manifest, because plugins are
    /// not told.
    struct Settings: Decodable, Equatable {
        /// What is built for, if not for the machine that builds.
        var platform: String?
        /// Holds in every module, as the compiler's option `-D` has it.
        var conditions: [String]?

        /// - Parameter file: One that is not there says nothing.
        init(file: String?) throws(SourceError) {
            guard let file, FileManager.default.fileExists(atPath: file) else { return }
            do {
                self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(filePath: file)))
            } catch {
                throw SourceError(
                    "\(file) is not understood: it may have a \"platform\", such as \"iOS\", and a list of \"conditions\""
                )
            }
            guard let platform else { return }
            guard let known = Platform(argument: platform) else {
                throw SourceError(
                    "\(file) names the platform \(platform); there are "
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
