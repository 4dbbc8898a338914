// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The checker as a program, in the form that users run.
public struct Checker: Sendable {
    /// The path of the program `routes`.
    public let program: String
    /// Whether to read the manifest of every app. If not, only those with a module that the app does not link are read by their
    /// manifests, and all others as folders of modules, which takes a tenth of the time.
    public let readsAllManifests: Bool

    public init(program: String, readsAllManifests: Bool) {
        self.program = program
        self.readsAllManifests = readsAllManifests
    }

    /// Checks the program `App` of an app.
    ///
    /// - Parameter folder: The folder of the written app.
    public func findings(of app: CorpusApp, in folder: URL) throws -> [Finding] {
        let readsManifest = readsAllManifests || app.hasUnlinkedModule
        let path = readsManifest ? folder.path : folder.appendingPathComponent("Sources").path
        let result = try Shell.run(program, ["check", path, "--entry", "App", "--format", "json", "--no-cache"])
        guard result.status == 0 || result.status == 1 else {
            throw CorpusError("\(app.name): routes check ends with \(result.status): \(result.errors)")
        }
        let reports = try JSONDecoder().decode([Report].self, from: Data(result.output.utf8))
        return reports.flatMap(\.findings).map { finding in
            var finding = finding
            // The checker prints a path that depends on its working folder. Keep the part within the app.
            if let file = finding.location?.file, let sources = file.range(of: "Sources/") {
                finding.location?.file = String(file[sources.lowerBound...])
            }
            return finding
        }
    }
}
