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

    /// Returns the app with its modules' imports added to their dependencies. For folders, the dependencies are unknown.
    func linked(byImportsIn files: [ScannedFile]) -> SourceApp {
        let names = Set(modules.map(\.name))
        var imported: [String: Set<String>] = [:]
        for file in files {
            imported[file.module, default: []].formUnion(file.facts.imports.map(\.module).filter(names.contains))
        }
        var app = self
        for index in app.modules.indices {
            let name = app.modules[index].name
            let all = (imported[name] ?? []).union(app.modules[index].dependencies).subtracting([name])
            app.modules[index].dependencies = all.sorted()
        }
        return app
    }
}
#endif
