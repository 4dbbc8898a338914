// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// Reads an app from folders, for builds without a package. Each folder is a module.
///
/// The links between modules are unknown, so the app contains all modules.
struct FolderReader {
    /// A module and its folder.
    struct Module: Equatable {
        var name: String
        var path: String
    }

    var modules: [Module]
    var settings: BuildSettings

    /// - Parameter path: The folder of one module; or, if it contains only folders, a folder of modules. It is a folder of
    ///   modules if its name is `Sources` or similar, or if one of its folders imports another.
    static func modules(in path: String) throws(SourceError) -> [Module] {
        guard case .folder = try FileIdentity.look(at: path) else {
            throw SourceError("\(path) is not a folder")
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
        if entries.contains(where: { $0.hasSuffix(".swift") || $0.isObjectiveCSource }) { return whole }
        let modules = entries.filter { !$0.hasPrefix(".") }.compactMap { entry -> Module? in
            let path = folder.appendingPath(entry)
            guard case .folder? = try? FileIdentity.look(at: path) else { return nil }
            return Module(name: entry.moduleName, path: path)
        }
        if ["Sources", "Source", "src", "srcs"].contains(name) { return modules }
        return try FolderImports(of: modules).areModules ? modules : whole
    }

    /// - Parameter entryPoint: The module of the entry point; nil to find the only possible one.
    func app(startedAt entryPoint: String?) throws(SourceError) -> SourceApp {
        let files = SwiftFiles(skipsBuildFolders: true, includesObjectiveC: true)
        var found: [String: [String]] = [:]
        for module in modules {
            let filesOfModule = try files.find(in: module.path).withoutPlainHeaders
            // A module may consist of several folders. A folder without such files is a module in another language.
            guard !filesOfModule.isEmpty else { continue }
            found[module.name] = Set((found[module.name] ?? []) + filesOfModule).sorted()
        }
        guard !found.isEmpty else {
            throw SourceError("there is no Swift file in \(modules.map(\.path).joined(separator: ", "))")
        }
        let entry: String
        if let entryPoint { entry = entryPoint } else { entry = try startable(of: found) }
        guard found[entry] != nil else {
            throw SourceError(
                "no module is named \(entry); the modules are \(found.keys.sorted().joined(separator: ", "))")
        }
        let conditions = Set(settings.commonConditions).sorted()
        let names = found.keys.filter { !SourceApp.libraryModules.contains($0) }.sorted()
        return SourceApp(
            entryPoint: entry,
            modules: names.map { name in
                SourceModule(
                    name: name, role: name == entry ? .executable : .library, isOwn: true, files: found[name] ?? [],
                    dependencies: name == entry ? names.filter { $0 != entry } : [], conditions: conditions)
            })
    }

    /// Returns the only module with an entry point: a file `main.swift` or `main.m`, or a type marked with `@main` or
    /// one of its predecessors.
    private func startable(of modules: [String: [String]]) throws(SourceError) -> String {
        let names = modules.filter { _, files in files.contains(where: Self.beginsHere) }.keys.sorted()
        if names.count == 1 { return names[0] }
        if modules.count == 1, let library = modules.keys.first {
            throw SourceError(
                "\(library) contains neither main.swift nor @main: a library is checked in the programs that link it; if a program "
                    + "starts here, pass --entry \(library)")
        }
        throw SourceError(
            names.isEmpty
                ? "none of the modules \(modules.keys.sorted().joined(separator: ", ")) contains main.swift or @main: "
                    + "select the one that is started with --entry"
                : "the modules \(names.joined(separator: ", ")) can all be started: select one with --entry")
    }

    /// Words of which a file with an entry point contains one.
    private static let startWords = ["@main", "ApplicationMain"].map { Data($0.utf8) }

    private static func beginsHere(_ path: String) -> Bool {
        if ["/main.swift", "/main.m", "/main.mm"].contains(where: path.hasSuffix) { return true }
        // Only regular files are read: reading a pipe would wait for a writer.
        guard case .file? = try? FileIdentity.look(at: path),
            let data = try? Data(contentsOf: URL(filePath: path)),
            Self.startWords.contains(where: { data.range(of: $0) != nil })
        else { return false }
        let text = String(decoding: data, as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).contains { line in
            let word = line.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " }
            return ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(word)
        }
    }
}
#endif
