// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension ConsumerTests {
    /// Without the trait `Macros`, the library has no dependency.
    @Suite
    struct TraitOffTests {
        let package = ConsumerPackage("TraitOff")

        @Test func appWithoutMacrosBuildsAndRuns() throws {
            let products = try package.build(.debug)
            let output = try Command.output(of: products.appending(path: "App").path, [])
            #expect(output == "Welcome, Ada\n[]\n")
        }

        @Test func noOtherPackageIsResolvedOrFetched() throws {
            _ = try package.build(.debug)
            let shown = try package.swift("package", ["show-dependencies", "--format", "json"])
            let root = try JSONDecoder().decode(Dependency.self, from: Data(shown.utf8))
            let library = Dependency(name: "swift-module-router", dependencies: [])
            #expect(root == Dependency(name: "TraitOff", dependencies: [library]))
            #expect(contents(of: package.scratch.appending(path: "checkouts")) == [])
            #expect(contents(of: package.scratch.appending(path: "repositories")) == [])
            #expect(contents(of: package.folder) == ["Package.swift", "Sources"])
        }

        private func contents(of folder: URL) -> [String]? {
            try? FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
        }
    }
}

/// A package as `show-dependencies` prints it.
private struct Dependency: Decodable, Equatable {
    let name: String
    let dependencies: [Dependency]
}
