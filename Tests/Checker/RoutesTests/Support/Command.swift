// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

/// A program that has ended.
struct Command: Equatable {
    var status: Int32
    var output: String
    var errors: String

    /// - Parameter program: A path, or a name that is looked up in `PATH`.
    init(_ program: String, _ arguments: [String], in folder: String? = nil) throws {
        // Files, because reading two pipes in turn could block.
        let files = try TemporaryFolder(["output": "", "errors": ""])
        defer { withExtendedLifetime(files) {} }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        if let folder { process.currentDirectoryURL = URL(filePath: folder) }
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("ROUTES_") }
        process.environment?["TMPDIR"] = try BuiltProducts.temporaryFolder().path
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files.url.appending(path: "output"))
        process.standardError = try FileHandle(forWritingTo: files.url.appending(path: "errors"))
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try files.text(of: "output")
        errors = try files.text(of: "errors")
    }

    init(status: Int32, output: String = "", errors: String = "") {
        self.status = status
        self.output = output
        self.errors = errors
    }

    private static let program = [BuiltProducts.folder.appending(path: "routes").path]
    /// Replaces the user's folder of caches.
    private static let caches = BuiltProducts.folder.appending(path: "RoutesTests.caches")

    /// Runs the tool that was built with the tests.
    static func routes(_ arguments: [String], in folder: TemporaryFolder? = nil) throws -> Command {
        try Command("env", ["XDG_CACHE_HOME=\(caches.path)"] + program + arguments, in: folder?.path)
    }
}

/// The folder with the built tests and the tested products.
enum BuiltProducts {
    static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
        let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return products.resolvingSymlinksInPath()
    }()

    /// The folder of the packages that the tests write and build. The builds are kept between runs.
    static let consumers = folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "consumers")

    /// The folder for temporary files of commands. The compiler leaves an empty folder there each time. The package manager
    /// leaves its locks there, which work only if all commands use the same folder.
    static func temporaryFolder() throws -> URL {
        let folder = consumers.appending(path: "temporary", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Options of the package manager by which all packages that use the library without traits share one build of it. The kept
    /// build plan may belong to another package.
    static let sharedWithPlainConsumers = [
        "--scratch-path", consumers.appending(path: "plain").path, "--disable-build-manifest-caching",
    ]

    /// The options for packages that use the macros. They require the library without traits and take the macros and the tool
    /// from the build of the tests, so that SwiftSyntax is not compiled again.
    static let sharedWithConsumersOfMacros = [
        "--scratch-path", consumers.appending(path: "macros").path, "--disable-build-manifest-caching",
        "-Xswiftc", "-DMacros", "-Xswiftc", "-load-plugin-executable", "-Xswiftc",
        folder.appending(path: "ModuleRouterMacrosPlugin-tool").path + "#ModuleRouterMacrosPlugin",
    ]

    private static let tool = "MODULE_ROUTER_ROUTES=" + folder.appending(path: "routes").path

    /// Runs the package manager in a package that requires the library without traits.
    static func swift(_ command: String, in package: URL, usesMacros: Bool) throws -> Command {
        let options = usesMacros ? sharedWithConsumersOfMacros : sharedWithPlainConsumers
        return try Command(
            "env",
            (usesMacros ? [tool] : []) + ["swift", command, "--package-path", package.path] + options)
    }
}

/// This repository.
enum Repository {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
#endif
