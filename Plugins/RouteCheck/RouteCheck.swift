// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Checks the routes of an app whenever it is built, and fails the build if they have errors.
@main
struct RouteCheck: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget, target.isEntryPoint else {
            Diagnostics.error(
                "add RouteCheck to an app, a tool or a test bundle, not to \(target.kindInWords) \(target.name): routes are "
                    + "checked in the program that links the modules")
            return []
        }
        return try [
            .checking(
                AppDescription(startedAt: target, of: context.package), name: target.name,
                tool: context.routes, folder: context.pluginWorkDirectoryURL,
                settings: context.package.directoryURL.appending(path: "RouteCheck.json"))
        ]
    }
}

extension Command {
    /// Returns the build command for an app. It runs again when one of the app's files changes.
    fileprivate static func checking(
        _ app: AppDescription, name: String, tool: URL, folder: URL, settings: URL
    ) throws -> Command {
        let description = folder.appending(path: "App.json")
        let keys = folder.appending(path: "RouteKeys.swift")
        try app.write(to: description)
        let hasSettings = FileManager.default.fileExists(atPath: settings.path)
        return .buildCommand(
            displayName: "Checking the routes of \(name)",
            executable: tool,
            arguments: [
                "build-check", "--app", description.path, "--keys-output", keys.path, "--cache",
                folder.appending(path: "Cache").path,
                // Passed even if the file does not exist yet: the build plan is cached, and the file may be added later.
                "--settings", settings.path,
            ],
            inputFiles: [description] + app.files + (hasSettings ? [settings] : []),
            outputFiles: [keys])
    }
}

extension Target {
    fileprivate var kindInWords: String {
        guard let module = (self as? SwiftSourceModuleTarget)?.kind else { return "the target" }
        return switch module {
        case .generic: "the library"
        case .macro: "the macro"
        case .snippet: "the snippet"
        default: "the target"
        }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension RouteCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        try [
            .checking(
                AppDescription(startedAt: target), name: target.displayName, tool: context.tool(named: "routes").url,
                folder: context.pluginWorkDirectoryURL,
                settings: context.xcodeProject.directoryURL.appending(path: "RouteCheck.json"))
        ]
    }
}

extension AppDescription {
    /// Describes a target of a project, the project targets that it depends on, and the packages that they use.
    fileprivate init(startedAt target: XcodeTarget) {
        var modules: [String: Module] = [:]
        var waiting = [target]
        while let next = waiting.popLast() {
            guard modules[next.moduleName] == nil else { continue }
            var linked: [String] = []
            for dependency in next.dependencies {
                switch dependency {
                case .target(let other):
                    linked.append(other.moduleName)
                    waiting.append(other)
                case .product(let product):
                    for package in product.targets where package.isLinked {
                        linked.append(package.nameOfModule)
                        // Xcode does not tell who owns a package. In a project, local packages are the usual case.
                        let app = AppDescription(
                            startedAt: package, package: nil, ModuleReading(isOwn: { _ in true }, isRead: { _ in true })
                        )
                        for module in app.modules where modules[module.name] == nil { modules[module.name] = module }
                    }
                @unknown default: break
                }
            }
            modules[next.moduleName] = Module(next, linked: linked, isEntryPoint: next.id == target.id)
        }
        self.entryPoint = target.moduleName
        self.modules = modules.values.sorted { $0.name < $1.name }
        self.package = nil
    }
}

extension AppDescription.Module {
    fileprivate init(_ target: XcodeTarget, linked: [String], isEntryPoint: Bool) {
        name = target.moduleName
        role = isEntryPoint ? (target.isTestBundle ? "test" : "executable") : "library"
        isOwn = true
        files = target.inputFiles.map(\.url.path).filesAboutRoutes()
        dependencies = Set(linked).sorted()
        conditions = []
    }
}

extension XcodeTarget {
    /// The compiler's default module name. A project can change it.
    fileprivate var moduleName: String {
        String((product?.name ?? displayName).map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    fileprivate var isTestBundle: Bool {
        if case .other(let kind)? = product?.kind { kind.contains("test") } else { false }
    }
}
#endif
