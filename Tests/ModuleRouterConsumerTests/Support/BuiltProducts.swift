// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the running tests and what they import were built.
enum BuiltProducts {
    /// `<scratch>/<triple>/<configuration>`.
    static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }
        let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return products.resolvingSymlinksInPath()
    }()

    static let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()

    /// What a compiler needs to find the modules of the package.
    static let compilerArguments = [
        "-I", folder.appending(path: "Modules").path,
        "-Xcc", "-fmodule-map-file=" + folder.appending(path: "CModuleRouter.build/module.modulemap").path,
    ]

    /// What a compiler needs besides to expand the macros of the package.
    static let macroArguments = [
        "-load-plugin-executable",
        folder.appending(path: "ModuleRouterMacrosPlugin-tool").path + "#ModuleRouterMacrosPlugin",
    ]
}
