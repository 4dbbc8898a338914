// SPDX-License-Identifier: Apache-2.0

#if Checker
import Foundation
import RouteGraph

/// Reads an app from folders, for builds that are not described by a package: each folder is a module.
///
/// What is linked with what is not known, so the app is all of them.
struct FolderReader {
    /// A module and where its files are.
    struct Module: Equatable {
        var name: String
        var path: String
    }

    var modules: [Module]
    var settings: BuildSettings

    /// - Parameter path: A folder that is one module; or, if it is called Sources and holds folders only, one of modules.
    static func modules(in path: String) throws(SourceError) -> [Module] {
        guard case .folder = try FileIdentity.look(at: path) else {
            throw SourceError("\(path) is no folder")
        }
        let folder = path.normalizedPath
        let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
        guard ["Sources", "Source", "src", "srcs"].contains(name) else {
            return [Module(name: name.moduleName, path: folder)]
        }
        let entries: [String]
        do {
            entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw SourceError("the folder \(folder) cannot be read: \(error.reason)")
        }
        if entries.contains(where: { $0.hasSuffix(".swift") }) { return [Module(name: name.moduleName, path: folder)] }
        return entries.filter { !$0.hasPrefix(".") }.compactMap { entry in
            let path = folder.appendingPath(entry)
            guard case .folder? = try? FileIdentity.look(at: path) else { return nil }
            return Module(name: entry.moduleName, path: path)
        }
    }

    /// - Parameter entryPoint: The module that is started; nil if it is the only one that can be.
    func app(startedAt entryPoint: String?) throws(SourceError) -> SourceApp {
        let files = SwiftFiles(skipsBuildFolders: true)
        var found: [String: [String]] = [:]
        for module in modules {
            let filesOfModule = try files.find(in: module.path)
            // A module can be spread over folders. Without any Swift file it is one of another language.
            guard !filesOfModule.isEmpty else { continue }
            found[module.name] = Set((found[module.name] ?? []) + filesOfModule).sorted()
        }
        guard !found.isEmpty else {
            throw SourceError("there is no Swift file in \(modules.map(\.path).joined(separator: ", "))")
        }
        let entry: String
        if let entryPoint { entry = entryPoint } else { entry = try startable(of: found) }
        guard found[entry] != nil else {
            throw SourceError("there is no module \(entry); there are \(found.keys.sorted().joined(separator: ", "))")
        }
        let conditions = Set(settings.commonConditions).sorted()
        let names = found.keys.filter { !SourceApp.libraryModules.contains($0) }.sorted()
        return SourceApp(
            entryPoint: entry,
            modules: names.map { name in
                SourceModule(
                    name: name, role: name == entry ? .executable : .library, isOwn: true, files: found[name] ?? [],
                    dependencies: names.filter { $0 != name && $0 != entry }, conditions: conditions)
            })
    }

    /// The only module that begins somewhere: in a file `main.swift`, or at a type marked with `@main`.
    private func startable(of modules: [String: [String]]) throws(SourceError) -> String {
        if modules.count == 1, let only = modules.keys.first { return only }
        let names = modules.filter { _, files in files.contains(where: Self.beginsHere) }.keys.sorted()
        if names.count == 1 { return names[0] }
        throw SourceError(
            names.isEmpty
                ? "none of the modules \(modules.keys.sorted().joined(separator: ", ")) begins with main.swift or @main: "
                    + "name the one that is started with --entry"
                : "the modules \(names.joined(separator: ", ")) can all be started: choose one with --entry")
    }

    private static func beginsHere(_ path: String) -> Bool {
        if path.hasSuffix("/main.swift") { return true }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            line.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " } == "@main"
        }
    }
}
#endif
