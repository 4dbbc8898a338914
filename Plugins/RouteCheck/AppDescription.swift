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

    init(startedAt target: SwiftSourceModuleTarget, package: String?, isOwn: (SwiftSourceModuleTarget) -> Bool) {
        var modules: [String: Module] = [:]
        var waiting = [target]
        while let next = waiting.popLast() {
            guard modules[next.moduleName] == nil else { continue }
            let linked = next.linkedModules
            modules[next.moduleName] = Module(next, isOwn: isOwn(next), linked: linked)
            waiting += linked
        }
        self.entryPoint = target.moduleName
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
    init(_ target: SwiftSourceModuleTarget, isOwn: Bool, linked: [SwiftSourceModuleTarget]) {
        name = target.moduleName
        role =
            switch target.kind {
            case .executable: "executable"
            case .test: "test"
            default: "library"
            }
        self.isOwn = isOwn
        files = target.sourceFiles(withSuffix: ".swift").map(\.url.path).sorted()
        dependencies = Set(linked.map(\.moduleName)).sorted()
        // Defined for all packages, and not told.
        conditions = Set(target.compilationConditions + ["SWIFT_PACKAGE"]).sorted()
    }
}

extension SwiftSourceModuleTarget {
    /// Whether it is what somebody starts.
    var isEntryPoint: Bool { kind == .executable || kind == .test }

    /// The modules that become part of what this one is linked into: not macros, nor what those are made of.
    fileprivate var linkedModules: [SwiftSourceModuleTarget] {
        dependencies.flatMap { dependency -> [any Target] in
            switch dependency {
            case .target(let target): [target]
            case .product(let product): product.targets
            @unknown default: []
            }
        }.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind != .macro }
    }
}
