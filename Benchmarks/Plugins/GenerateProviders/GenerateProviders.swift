// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Generates the many providers of a target.
@main
struct GenerateProviders: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let files = (0..<10).map { context.pluginWorkDirectoryURL.appending(path: "Providers\($0).swift") }
        return [
            .buildCommand(
                displayName: "Writing many providers", executable: try context.tool(named: "generate-providers").url,
                arguments: [target.name] + files.map { $0.path }, outputFiles: files)
        ]
    }
}
