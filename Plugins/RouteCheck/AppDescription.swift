// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// The description of an app for the tool: a `SourceApp` of RouteGraph, which a plugin cannot import. Both plugins share this
/// file.
struct AppDescription: Encodable {
    struct Module: Encodable {
        var name: String
        var role: String
        var isOwn: Bool
        var files: [String]
        var dependencies: [String]
        var conditions: [String]
    }

    struct UnlinkedModule: Encodable {
        var module: Module
        var dependency: String
    }

    var entryPoint: String
    var modules: [Module]
    var package: String?
    var manifest: String?
    var unlinked: [UnlinkedModule]?
    var packageModules: [String]?

    init(startedAt target: SwiftSourceModuleTarget, of package: Package) {
        let own = Set(package.targets.map(\.id))
        let isOwn = { (target: any Target) in own.contains(target.id) }
        self.init(startedAt: target, package: package.displayName, isOwn: isOwn)
        manifest = package.directoryURL.appending(path: "Package.swift").path
        packageModules = package.targets.map(\.nameOfModule).sorted()
        unlinked = package.unlinkedModules(except: Set(modules.map(\.name)), isOwn: isOwn)
    }

    init(startedAt target: any Target, package: String?, isOwn: (any Target) -> Bool) {
        self.entryPoint = target.nameOfModule
        self.modules = target.modules(except: [], isOwn: isOwn)
        self.package = package
    }

    var files: [URL] { modules.flatMap { $0.files.map { URL(filePath: $0) } } }

    /// Writes the description only if it changes, so that dependent build steps do not run again.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        guard (try? Data(contentsOf: file)) != data else { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }
}

extension AppDescription.Module {
    /// Creates a module. A module of C or a binary one has a name, but no files.
    init(_ target: any Target, isOwn: Bool, linked: [any Target]) {
        let source = target as? SwiftSourceModuleTarget
        name = target.nameOfModule
        role =
            switch source?.kind {
            case .executable: "executable"
            case .test: "test"
            default: "library"
            }
        self.isOwn = isOwn
        // Only source files are compiled: a resource may be a Swift file too.
        let sources = (target as? any SourceModuleTarget)?.sourceFiles.filter { $0.type == .source }.map(\.url.path)
        files = (sources ?? []).filesAboutRoutes(headersIn: target.directoryURL)
        dependencies = Set(linked.map(\.nameOfModule)).sorted()
        // SwiftPM defines `SWIFT_PACKAGE` for all packages, but does not list it.
        conditions = source.map { Set($0.compilationConditions + ["SWIFT_PACKAGE"]).sorted() } ?? []
    }
}

extension Target {
    /// Returns the module of the target and the modules that it is linked with, sorted by name.
    ///
    /// - Parameter known: The names of modules to leave out, with what only they are linked with.
    fileprivate func modules(except known: Set<String>, isOwn: (any Target) -> Bool) -> [AppDescription.Module] {
        var modules: [String: AppDescription.Module] = [:]
        var waiting: [any Target] = [self]
        while let next = waiting.popLast() {
            guard modules[next.nameOfModule] == nil, !known.contains(next.nameOfModule) else { continue }
            let linked = next.linkedTargets
            modules[next.nameOfModule] = AppDescription.Module(next, isOwn: isOwn(next), linked: linked)
            waiting += linked
        }
        return modules.values.sorted { $0.name < $1.name }
    }
}

extension Package {
    /// Returns the libraries that the package could link, and the modules that only they are linked with, except some. Libraries
    /// that do not use the router contain no routes.
    fileprivate func unlinkedModules(
        except linked: Set<String>, isOwn: (any Target) -> Bool
    ) -> [AppDescription.UnlinkedModule] {
        var libraries = targets.map { (target: $0, dependency: $0.name.debugDescription) }
        for dependency in dependencies {
            for product in dependency.package.products(ofType: LibraryProduct.self) {
                let text = ".product(name: \"\(product.name)\", package: \"\(dependency.package.id)\")"
                libraries += product.targets.map { ($0, text) }
            }
        }
        libraries.removeAll { library, _ in
            (library as? SwiftSourceModuleTarget)?.kind != .generic
                || !library.recursiveTargetDependencies.contains { $0.nameOfModule == "ModuleRouter" }
        }
        let texts = Dictionary(libraries.map { ($0.target.nameOfModule, $0.dependency) }) { first, _ in first }
        var known = linked
        var found: [AppDescription.UnlinkedModule] = []
        for (target, dependency) in libraries {
            let modules = target.modules(except: known, isOwn: isOwn)
            known.formUnion(modules.map(\.name))
            found += modules.map { .init(module: $0, dependency: texts[$0.name] ?? dependency) }
        }
        return found.sorted { $0.module.name < $1.module.name }
    }
}

extension [String] {
    /// Returns the files that may be about routes: those of Swift and, if there are any, those of Objective-C with their headers.
    ///
    /// - Parameter folder: The folder of a package's target, because the package manager does not list headers; nil to take the
    ///   headers among the files.
    func filesAboutRoutes(headersIn folder: URL? = nil) -> [String] {
        let isObjectiveC = { (path: String) in path.hasSuffix(".m") || path.hasSuffix(".mm") }
        var found = filter { $0.hasSuffix(".swift") || isObjectiveC($0) }
        guard contains(where: isObjectiveC) else { return found.sorted() }
        found += filter { $0.hasSuffix(".h") }
        if let folder {
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
            found += (paths ?? []).filter { $0.hasSuffix(".h") }.map { folder.appending(path: $0).path }
        }
        return Set(found).sorted()
    }
}

extension PluginContext {
    /// The tool that checks the description: the one named in the environment, or the package's own, which requires the trait
    /// `Macros`.
    var routes: URL {
        get throws {
            if let path = ProcessInfo.processInfo.environment["MODULE_ROUTER_ROUTES"] { return URL(filePath: path) }
            do {
                return try tool(named: "routes").url
            } catch {
                throw MissingTool()
            }
        }
    }

    private struct MissingTool: Error, CustomStringConvertible {
        let description = """
            there is no tool to check routes with: enable the trait "Macros" of swift-module-router, or set \
            MODULE_ROUTER_ROUTES to the path of an installed `routes`
            """
    }
}

extension SwiftSourceModuleTarget {
    /// Whether the target is an entry point: a program or a test bundle.
    var isEntryPoint: Bool { kind == .executable || kind == .test }
}

extension Target {
    /// The name for imports.
    var nameOfModule: String { (self as? any SourceModuleTarget)?.moduleName ?? name }

    /// Whether the target is linked into its dependents, unlike a macro or a plugin.
    var isLinked: Bool {
        switch self {
        case let target as any SourceModuleTarget: target.kind != .macro
        case is SystemLibraryTarget, is BinaryArtifactTarget: true
        default: false
        }
    }

    /// The dependencies that are linked into the target's dependents.
    fileprivate var linkedTargets: [any Target] {
        dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }.filter(\.isLinked)
    }
}
