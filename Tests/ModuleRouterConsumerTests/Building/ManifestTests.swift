// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension ConsumerTests {
    /// The package's manifest, as the builds of users evaluate it.
    struct ManifestTests {
        @Test func warningsAreErrorsOnlyInTheProjectsOwnChecks() throws {
            #expect(try !settings(with: []).contains("treatAllWarnings"))
            // Set by every build server.
            #expect(try !settings(with: ["CI=true"]).contains("treatAllWarnings"))
            #expect(try settings(with: ["MODULE_ROUTER_WARNINGS_AS_ERRORS=1"]).contains("treatAllWarnings"))
        }

        /// The manifest as JSON, evaluated with environment variables.
        private func settings(with variables: [String]) throws -> String {
            let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
            let folder = try TemporaryFolder()
            let unset = ["-u", "CI", "-u", "MODULE_ROUTER_WARNINGS_AS_ERRORS"]
            let dump = [
                "swift", "package", "--package-path", package.path, "--scratch-path", folder.url.path,
                "--manifest-cache", "none", "dump-package",
            ]
            return try Command.output(of: "env", unset + variables + dump)
        }
    }
}
