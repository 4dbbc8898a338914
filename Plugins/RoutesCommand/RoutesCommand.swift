// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The command `swift package routes …`: runs the tool with the package manager's description of the package.
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
        // The tool must not query the package manager: it would wait for the one that is running this plugin.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "ROUTES_APPS": descriptions.joined(separator: "\n"),
            "ROUTES_CACHE": folder.appending(path: "Cache").path,
        ]) { _, new in new }
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
