// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A package that uses this one; see the folder `Packages`.
struct ConsumerPackage {
    enum Configuration: String, CaseIterable { case debug, release }

    let folder: URL
    /// Kept between runs, beside what the tests themselves were built into: only the first run takes long.
    let scratch: URL

    /// - Parameter variant: Tells builds with different options apart.
    init(_ name: String, variant: String = "") {
        folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Packages/\(name)")
        scratch = BuiltProducts.scratch.appending(path: "consumers/\(name)\(variant)")
    }

    /// Builds everything the package offers.
    func build(_ configuration: Configuration, _ options: [String] = []) throws -> URL {
        let arguments = ["--configuration", configuration.rawValue] + options
        do {
            _ = try swift("build", arguments)
        } catch {
            // A program in release is not always compiled again when what it inlines has changed: then it does not link.
            try FileManager.default.removeItem(at: scratch)
            _ = try swift("build", arguments)
        }
        return scratch.appending(path: configuration.rawValue).resolvingSymlinksInPath()
    }

    /// Runs a command of the package manager's; returns its output.
    func swift(_ command: String, _ arguments: [String]) throws -> String {
        try Command.output(
            of: "swift",
            [command, "--package-path", folder.path, "--scratch-path", scratch.path] + arguments)
    }
}
