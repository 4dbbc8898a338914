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
        let others = package.targetsWithoutRoutes
        let reading = ModuleReading(isOwn: { own.contains($0.id) }, isRead: { !others.contains($0.id) })
        self.init(startedAt: target, package: package.displayName, reading)
        manifest = package.directoryURL.appending(path: "Package.swift").path
        packageModules = package.targets.map(\.nameOfModule).sorted()
        unlinked = package.unlinkedModules(except: Set(modules.map(\.name)), reading)
    }

    init(startedAt target: any Target, package: String?, _ reading: ModuleReading) {
        self.entryPoint = target.nameOfModule
        self.modules = target.modules(except: [], reading)
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

/// How the modules of an app are read.
struct ModuleReading {
    /// Whether a target belongs to the author of the app.
    var isOwn: (any Target) -> Bool
    /// Whether the files of a target may be about routes.
    var isRead: (any Target) -> Bool
}

extension AppDescription.Module {
    /// Creates a module. A module of C or a binary one has a name, but no files.
    init(_ target: any Target, _ reading: ModuleReading, linked: [any Target]) {
        let source = target as? SwiftSourceModuleTarget
        name = target.nameOfModule
        role =
            switch source?.kind {
            case .executable: "executable"
            case .test: "test"
            default: "library"
            }
        isOwn = reading.isOwn(target)
        // Only source files are compiled: a resource may be a Swift file too.
        let sources = (target as? any SourceModuleTarget)?.sourceFiles.filter { $0.type == .source }.map(\.url.path)
        files = reading.isRead(target) ? (sources ?? []).filesAboutRoutes(headersIn: target.directoryURL) : []
        dependencies = Set(linked.map(\.nameOfModule)).sorted()
        // SwiftPM defines `SWIFT_PACKAGE` for all packages, but does not list it.
        conditions = source.map { Set($0.compilationConditions + ["SWIFT_PACKAGE"]).sorted() } ?? []
    }
}

extension Target {
    /// Returns the module of the target and the modules that it is linked with, sorted by name.
    ///
    /// - Parameter known: The names of modules to leave out, with what only they are linked with.
    fileprivate func modules(except known: Set<String>, _ reading: ModuleReading) -> [AppDescription.Module] {
        var modules: [String: AppDescription.Module] = [:]
        var waiting: [any Target] = [self]
        while let next = waiting.popLast() {
            guard modules[next.nameOfModule] == nil, !known.contains(next.nameOfModule) else { continue }
            let linked = next.linkedTargets
            modules[next.nameOfModule] = AppDescription.Module(next, reading, linked: linked)
            waiting += linked
        }
        return modules.values.sorted { $0.name < $1.name }
    }
}

extension Package {
    /// The ids of the targets in the packages of others that do not use the router. They contain no routes, and reading them would take
    /// most of the time. Packages in folders may be parts of the app.
    fileprivate var targetsWithoutRoutes: Set<Target.ID> {
        var found: Set<Target.ID> = []
        var known: Set<Package.ID> = []
        var waiting = dependencies.map(\.package)
        while let next = waiting.popLast() {
            guard known.insert(next.id).inserted else { continue }
            waiting += next.dependencies.map(\.package)
            if next.isOfOthers, !next.targets.contains(where: \.usesRouter) { found.formUnion(next.targets.map(\.id)) }
        }
        return found
    }

    private var isOfOthers: Bool {
        switch origin {
        case .repository, .registry: true
        default: false
        }
    }

    /// Returns the libraries that the package could link, and the modules that only they are linked with, except some. Libraries
    /// that do not use the router contain no routes.
    fileprivate func unlinkedModules(
        except linked: Set<String>, _ reading: ModuleReading
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
                || !library.usesRouter
        }
        let texts = Dictionary(libraries.map { ($0.target.nameOfModule, $0.dependency) }) { first, _ in first }
        var known = linked
        var found: [AppDescription.UnlinkedModule] = []
        for (target, dependency) in libraries {
            let modules = target.modules(except: known, reading)
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

    /// Whether the target depends on the library, directly or not.
    fileprivate var usesRouter: Bool { recursiveTargetDependencies.contains { $0.nameOfModule == "ModuleRouter" } }

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
