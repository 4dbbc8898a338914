// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A package that uses this one; see the folder `Packages`.
struct ConsumerPackage {
    enum Configuration: String, CaseIterable { case debug, release }

    let folder: URL
    /// Shared by all packages that use the library with the same traits, so that it is compiled once. Kept between runs.
    let scratch: URL

    /// - Parameter scratch: The name of the folder of builds. Defaults to the folder for the library without traits.
    init(_ name: String, scratch scratchName: String = "plain") {
        folder =
            URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "../Packages/\(name)").standardized
        scratch = BuiltProducts.scratch.appending(path: "consumers/\(scratchName)")
    }

    /// Builds everything the package offers.
    func build(_ configuration: Configuration) throws -> URL {
        var arguments = ["--configuration", configuration.rawValue]
        if configuration == .release { arguments += ["-debug-info-format", "none"] }
        do {
            _ = try swift("build", arguments)
        } catch {
            // The package manager may not compile a release program again after inlined code has changed. The program then does
            // not link.
            try FileManager.default.removeItem(at: scratch)
            _ = try swift("build", arguments)
        }
        return scratch.appending(path: configuration.rawValue).resolvingSymlinksInPath()
    }

    /// Runs a command of the package manager, and returns its output.
    func swift(_ command: String, _ arguments: [String]) throws -> String {
        // The build plan in the shared scratch path may belong to another package.
        try Command.output(
            of: "swift",
            [
                command, "--package-path", folder.path, "--scratch-path", scratch.path,
                "--disable-build-manifest-caching",
            ] + arguments)
    }
}
