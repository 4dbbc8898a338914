// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// `swift package routes …`: the tool, told about the package by the package manager that runs.
@main
struct RoutesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let folder = context.pluginWorkDirectoryURL
        let entryPoints = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter(\.isEntryPoint)
        let descriptions = try entryPoints.map { target in
            let file = folder.appending(path: "\(target.moduleName).json")
            try AppDescription(startedAt: target, of: context.package).write(to: file)
            return file.path
        }

        let process = Process()
        process.executableURL = try context.routes
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        // Asking the package manager from here would wait for the one that is running.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "ROUTES_APPS": descriptions.joined(separator: "\n"),
            "ROUTES_CACHE": folder.appending(path: "Cache").path,
        ]) { _, new in new }
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
