// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension ConsumerTests {
    /// The package's manifest, as the builds of users evaluate it.
    struct ManifestTests {
        @Test func warningsAreErrorsOnlyInTheProjectsOwnChecks() throws {
            #expect(try !settings(with: []).contains("treatAllWarnings"))
            // Every build server sets this variable.
            #expect(try !settings(with: ["CI=true"]).contains("treatAllWarnings"))
            #expect(try settings(with: ["MODULE_ROUTER_WARNINGS_AS_ERRORS=1"]).contains("treatAllWarnings"))
        }

        /// With two traits, the package manager would pass `-D` twice, in an order that changes from plan to plan, and the compiler would
        /// compile everything again.
        @Test func oneTraitIsOnByDefault() throws {
            let traits = try manifest(with: []).traits
            let byName = Dictionary(uniqueKeysWithValues: traits.map { ($0.name, $0.enabledTraits) })
            #expect(byName["default"] == ["Macros"])
            #expect(byName["Macros"] == [])
        }

        @Test func pluginsDoNotBuildTheToolIfAnExecutableIsNamed() throws {
            func dependencies(with variables: [String]) throws -> [Int] {
                try manifest(with: variables).targets.filter { $0.type == "plugin" }.map(\.dependencies.count)
            }
            #expect(try dependencies(with: []) == [1, 1])
            #expect(try dependencies(with: ["MODULE_ROUTER_ROUTES=/usr/local/bin/routes"]) == [0, 0])
        }

        private struct Manifest: Decodable {
            struct Trait: Decodable {
                var name: String
                var enabledTraits: [String]
            }

            struct Target: Decodable {
                struct Dependency: Decodable {}
                var type: String
                var dependencies: [Dependency]
            }

            var traits: [Trait]
            var targets: [Target]
        }

        private func manifest(with variables: [String]) throws -> Manifest {
            try JSONDecoder().decode(Manifest.self, from: Data(settings(with: variables).utf8))
        }

        /// The manifest as JSON, evaluated with environment variables.
        private func settings(with variables: [String]) throws -> String {
            let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
                .standardized
            let folder = try TemporaryFolder()
            let unset = ["-u", "CI", "-u", "MODULE_ROUTER_WARNINGS_AS_ERRORS", "-u", "MODULE_ROUTER_ROUTES"]
            let dump = [
                "swift", "package", "--package-path", package.path, "--scratch-path", folder.url.path,
                "--manifest-cache", "none", "dump-package",
            ]
            return try Command.output(of: "env", unset + variables + dump)
        }
    }
}
