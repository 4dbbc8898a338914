// SPDX-License-Identifier: Apache-2.0

#if Macros
import ArgumentParser
import Foundation
import RouteGraph

/// The options that locate the source of an app.
struct SourceOptions: ParsableArguments {
    @Argument(
        help: """
            The folder of a package; or a folder with the sources of one module; or a folder with one folder for each module. \
            Defaults to the current folder.
            """, completion: .directory
    )
    var path: String?

    @Option(
        name: .customLong("module"),
        help: ArgumentHelp(
            "A module and its folder, instead of a path. Can be repeated.", valueName: "name=folder"))
    var modules: [FolderReader.Module] = []

    @Option(
        name: [.customLong("entry"), .customLong("target")],
        help: ArgumentHelp("The program, app or test bundle to check. Can be repeated.", valueName: "name"))
    var entryPoints: [String] = []

    @Option(
        name: .customLong("app"), help: ArgumentHelp("An app as a plugin describes it.", visibility: .hidden),
        completion: .file(extensions: ["json"]))
    var descriptions: [String] = []

    @OptionGroup(title: "Build") var build: BuildOptions

    /// The apps to read by default.
    enum Choice {
        /// All entry points.
        case all
        /// The only program, or the only test bundle if there is no program.
        case one
    }

    /// Returns the apps. The paths of files in the current folder are relative to it.
    func apps(_ choice: Choice) throws -> [SourceApp] {
        let apps = try settings(of: readApps(choice))
        let folder = FileManager.default.currentDirectoryPath
        return apps.map { $0.withoutLibrary.relative(to: folder) }
    }

    /// Returns the apps with the settings in the file beside the manifest. Other sources have it in their folder, or in the current one.
    private func settings(of apps: [SourceApp]) throws(SourceError) -> [SourceApp] {
        let folders = [apps.first?.manifest.map { $0.dropping("Package.swift") }, path, "."].compactMap { $0 }
        let files = folders.map { $0.appendingPath(SettingsFile.name) }
        guard let file = files.first(where: FileManager.default.fileExists)?.normalizedPath else { return apps }
        return try SettingsFile(file).adding(to: apps)
    }

    /// The folder of the package to read; nil for other sources.
    var package: String? {
        let path = path ?? "."
        let isPackage = FileManager.default.fileExists(atPath: path.appendingPath("Package.swift"))
        return modules.isEmpty && isPackage ? path : nil
    }

    /// The build folder of the package; nil for other sources.
    var buildFolder: String? { package.map { build.scratchPath ?? $0.appendingPath(".build") } }

    private func readApps(_ choice: Choice) throws -> [SourceApp] {
        if !modules.isEmpty {
            if let path { throw SourceError("\(path) cannot be combined with --module") }
            return try folderApps(modules)
        }
        let described = descriptions + (path == nil ? Self.describedByPlugin : [])
        if !described.isEmpty {
            let apps = try described.map { try SourceApp(description: $0).adding(build.settings.commonConditions) }
            let libraries = apps.flatMap(\.modules).filter { $0.role == .library }.map(\.name)
            return try chosen(
                choice, of: apps.map(\.entryPoint), tests: apps.filter(\.isTest).map(\.entryPoint), libraries: libraries
            ).compactMap { name in apps.first { $0.entryPoint == name } }
        }
        guard let package else {
            guard let path else {
                throw SourceError(
                    "there is no Package.swift in the current folder: pass the folder of a package, a folder of sources, or "
                        + "modules with --module Name=folder")
            }
            return try folderApps(FolderReader.modules(in: path))
        }
        let reader = try PackageReader(
            SwiftCommand(package: package, scratch: build.scratchPath, traits: build.traitOptions),
            settings: build.settings)
        let programs = try reader.entryPoints([.executable])
        let tests = try reader.entryPoints([.test])
        let libraries = try reader.entryPoints([.regular])
        return try chosen(choice, of: programs + tests, tests: tests, libraries: libraries).map {
            try reader.app(startedAt: $0)
        }
    }

    private func folderApps(_ modules: [FolderReader.Module]) throws -> [SourceApp] {
        guard build.traitOptions == nil else {
            throw SourceError("traits can be selected only for a package, and this folder is not a package")
        }
        for (position, module) in modules.enumerated() {
            if let other = modules[..<position].first(where: { $0.path == module.path && $0.name != module.name }) {
                throw SourceError("\(module.path) cannot be the folder of \(other.name) and of \(module.name)")
            }
        }
        let reader = FolderReader(modules: modules, settings: build.settings)
        guard !entryPoints.isEmpty else { return [try reader.app(startedAt: nil)] }
        return try entryPoints.map(\.moduleName).eachOnce.map { try reader.app(startedAt: $0) }
    }

    private func chosen(
        _ choice: Choice, of all: [String], tests: [String], libraries: [String]
    ) throws -> [String] {
        let named = try entryPoints.map { name in
            // Reports name a target by its module.
            let found = all.first { $0 == name } ?? all.first { $0.moduleName == name.moduleName }
            guard let found else {
                let isLibrary = libraries.contains { $0.moduleName == name.moduleName }
                throw SourceError(
                    (isLibrary
                        ? "\(name) is a library, which is checked in the programs and test bundles that link it"
                        : "no program or test bundle is named \(name)")
                        + (all.isEmpty
                            ? "; the package has none" : "; the package has \(all.joined(separator: ", "))"))
            }
            return found
        }
        guard named.isEmpty else { return named.eachOnce }
        guard !all.isEmpty else {
            throw SourceError(
                "the package has no program and no test bundle: routes are checked in the program that links the modules"
            )
        }
        let programs = all.filter { !tests.contains($0) }
        switch choice {
        case .all: return all
        case .one where programs.count == 1: return programs
        case .one where all.count == 1: return all
        case .one:
            throw SourceError("select one with --entry: \((programs.isEmpty ? all : programs).joined(separator: ", "))")
        }
    }

    /// The apps that the plugin `RoutesCommand` describes.
    private static var describedByPlugin: [String] {
        (ProcessInfo.processInfo.environment["ROUTES_APPS"] ?? "").split(separator: "\n").map(String.init)
    }
}

extension String {
    fileprivate func dropping(_ end: String) -> String { hasSuffix(end) ? String(dropLast(end.count)) : self }
}

extension Array where Element: Hashable {
    /// The elements without duplicates, in order.
    fileprivate var eachOnce: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension FolderReader.Module: ExpressibleByArgument {
    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, SwiftName(argument: parts[0]) != nil else { return nil }
        self.init(name: parts[0], path: parts[1].normalizedPath)
    }
}
#endif
