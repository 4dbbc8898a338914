// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// An app as the tool reads it: a `SourceApp` of RouteGraph, which a plugin cannot import. Both plugins have this file.
struct AppDescription: Encodable {
    struct Module: Encodable {
        var name: String
        var role: String
        var isOwn: Bool
        var files: [String]
        var dependencies: [String]
        var conditions: [String]
    }

    var entryPoint: String
    var modules: [Module]
    var package: String?

    init(startedAt target: SwiftSourceModuleTarget, of package: Package) {
        let own = Set(package.targets.map(\.id))
        self.init(startedAt: target, package: package.displayName) { own.contains($0.id) }
    }

    init(startedAt target: any Target, package: String?, isOwn: (any Target) -> Bool) {
        var modules: [String: Module] = [:]
        var waiting = [target]
        while let next = waiting.popLast() {
            guard modules[next.nameOfModule] == nil else { continue }
            let linked = next.linkedTargets
            modules[next.nameOfModule] = Module(next, isOwn: isOwn(next), linked: linked)
            waiting += linked
        }
        self.entryPoint = target.nameOfModule
        self.modules = modules.values.sorted { $0.name < $1.name }
        self.package = package
    }

    var files: [URL] { modules.flatMap { $0.files.map { URL(filePath: $0) } } }

    /// Writes it, unless it is there already: what depends on the file is not to be done again.
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
    /// A module of another language, or one that was built already, has a name and no files.
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
        // Not all that is in the folder is compiled: a resource may be a file of Swift, or belong to another target.
        files =
            source?.sourceFiles.filter { $0.type == .source }.map(\.url.path).filter { $0.hasSuffix(".swift") }.sorted()
            ?? []
        dependencies = Set(linked.map(\.nameOfModule)).sorted()
        // Defined for all packages, and not told.
        conditions = source.map { Set($0.compilationConditions + ["SWIFT_PACKAGE"]).sorted() } ?? []
    }
}

extension PluginContext {
    /// The tool that reads the description: the one that the environment names, or the package's own, by the trait `Macros`.
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
    /// Whether it is what somebody starts.
    var isEntryPoint: Bool { kind == .executable || kind == .test }
}

extension Target {
    /// As it is imported.
    var nameOfModule: String { (self as? any SourceModuleTarget)?.moduleName ?? name }

    /// Whether it becomes part of what it is linked into: not a macro, nor a plugin.
    var isLinked: Bool {
        switch self {
        case let target as any SourceModuleTarget: target.kind != .macro
        case is SystemLibraryTarget, is BinaryArtifactTarget: true
        default: false
        }
    }

    /// What becomes part of what this one is linked into, without what macros are made of.
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
