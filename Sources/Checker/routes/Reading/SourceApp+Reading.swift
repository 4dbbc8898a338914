// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

extension SourceApp {
    /// Creates the app from the description that a plugin has written.
    init(description path: String) throws(SourceError) {
        _ = try FileIdentity.look(at: path)
        do {
            self = try JSONDecoder().decode(SourceApp.self, from: Data(contentsOf: URL(filePath: path)))
        } catch let error as DecodingError {
            throw SourceError("\(path) does not describe an app: \(error)")
        } catch {
            throw SourceError("\(path) cannot be read: \(error.reason)")
        }
    }

    /// The place of the entry point's target in the manifest; nil if it is not found.
    var targetInManifest: SourceLocation? {
        guard let manifest, let text = try? String(contentsOfFile: manifest, encoding: .utf8) else { return nil }
        return ManifestText(text).position(ofEntryPoint: entryPoint).map { SourceLocation(manifest, $0) }
    }

    var isTest: Bool { modules.first { $0.name == entryPoint }?.role == .test }

    /// Returns the app with additional conditions for all modules.
    func adding(_ conditions: [String]) -> SourceApp {
        changing { $0.conditions = Set($0.conditions + conditions).sorted() }
    }

    /// Returns the app with file paths relative to a folder, for files in that folder.
    func relative(to folder: String) -> SourceApp {
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        let relative = { (file: String) in file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file }
        var app = changing { $0.files = $0.files.map(relative) }
        app.manifest = manifest.map(relative)
        return app
    }

    /// Returns the modules of all apps as one app. Modules with the same name must be equal.
    static func union(of apps: [SourceApp]) -> SourceApp {
        var modules: [String: SourceModule] = [:]
        for module in apps.flatMap(\.modules) where modules[module.name] == nil { modules[module.name] = module }
        return SourceApp(
            entryPoint: apps.first?.entryPoint ?? "", modules: modules.values.sorted { $0.name < $1.name },
            package: apps.first?.package, boundaries: apps.first?.boundaries)
    }

    /// Returns an app of folders, whose dependencies are unknown, with the modules' imports as their dependencies. A module with a file
    /// that was not read, or in Objective-C, may import any other one.
    func linked(byImportsIn files: [ScannedFile]) -> SourceApp {
        let sorted = modules.map(\.name).sorted()
        let names = Set(sorted)
        var imported: [String: Set<String>] = [:]
        var readCounts: [String: Int] = [:]
        for file in files {
            imported[file.module, default: []].formUnion(file.facts.imports.map(\.module).filter(names.contains))
            if file.path.hasSuffix(".swift") { readCounts[file.module, default: 0] += 1 }
        }
        var app = self
        for (index, module) in modules.enumerated() {
            let isRead = readCounts[module.name, default: 0] == module.files.count
            if module.name != entryPoint, !isRead {
                app.modules[index].dependencies = sorted.filter { $0 != module.name && $0 != entryPoint }
            } else {
                let all = (imported[module.name] ?? []).union(module.dependencies)
                app.modules[index].dependencies = all.subtracting([module.name]).sorted()
            }
        }
        return app
    }
}
#endif
