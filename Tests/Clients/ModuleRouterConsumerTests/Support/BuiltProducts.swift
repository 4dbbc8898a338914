// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folder with the built tests and the modules that they import.
enum BuiltProducts {
    /// `<scratch>/<triple>/<configuration>`.
    static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
        let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return products.resolvingSymlinksInPath()
    }()

    static let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()

    /// The folder for temporary files of commands. The compiler leaves an empty folder there each time. The package manager
    /// leaves its locks there, which work only if all commands use the same folder.
    static func temporaryFolder() throws -> URL {
        let folder = scratch.appending(path: "consumers/temporary", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The compiler arguments for the modules of the package.
    static let compilerArguments = [
        "-I", folder.appending(path: "Modules").path,
        "-Xcc", "-fmodule-map-file=" + folder.appending(path: "CModuleRouter.build/module.modulemap").path,
    ]

    /// The object files of modules, for a program that a test links.
    static func objects(of modules: [String]) throws -> [String] {
        try modules.flatMap { module in
            let folder = folder.appending(path: "\(module).build")
            let sources = URL(filePath: #filePath).appending(path: "../../../../../Sources/Library/\(module)")
                .standardized
            // The folder keeps the objects of deleted files.
            let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
                .map { URL(filePath: $0).lastPathComponent + ".o" }
            return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter(Set(names).contains)
                .sorted().map { folder.appending(path: $0).path }
        }
    }

    /// The additional compiler arguments for the macros of the package.
    static let macroArguments = [
        "-load-plugin-executable",
        folder.appending(path: "ModuleRouterMacrosPlugin-tool").path + "#ModuleRouterMacrosPlugin",
    ]
}
