// SPDX-License-Identifier: Apache-2.0

#if Macros
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

    /// - Parameter path: A folder that is one module; or, if it holds folders only, one of modules. It is that if it is called Sources,
    ///   or if what is in one of its folders imports another one.
    static func modules(in path: String) throws(SourceError) -> [Module] {
        guard case .folder = try FileIdentity.look(at: path) else {
            throw SourceError("\(path) is no folder")
        }
        let folder = path.normalizedPath
        let name = URL(filePath: folder).standardizedFileURL.lastPathComponent
        let entries: [String]
        do {
            entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        } catch {
            throw SourceError("the folder \(folder) cannot be read: \(error.reason)")
        }
        let whole = [Module(name: name.moduleName, path: folder)]
        if entries.contains(where: { $0.hasSuffix(".swift") }) { return whole }
        let modules = entries.filter { !$0.hasPrefix(".") }.compactMap { entry -> Module? in
            let path = folder.appendingPath(entry)
            guard case .folder? = try? FileIdentity.look(at: path) else { return nil }
            return Module(name: entry.moduleName, path: path)
        }
        if ["Sources", "Source", "src", "srcs"].contains(name) { return modules }
        return try FolderImports(of: modules).areModules ? modules : whole
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
        // Reading a pipe would wait for a writer.
        guard case .file? = try? FileIdentity.look(at: path),
            let text = try? String(contentsOfFile: path, encoding: .utf8)
        else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            line.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " } == "@main"
        }
    }
}
#endif
