// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// Locates the files of a package's targets, by the rules of Swift Package Manager.
struct PackageLayout {
    /// The package's folder.
    let root: String

    /// Returns the Swift files that are compiled for a target, and its files in Objective-C, sorted.
    func files(of target: PackageManifest.Target, in manifest: PackageManifest) throws(SourceError) -> [String] {
        let folder = try folder(of: target, in: manifest)
        let notCompiled = target.exclude + target.resources.map(\.path)
        let files = SwiftFiles(
            excluded: Set(notCompiled.map { folder.appendingPath($0).normalizedPath }), includesObjectiveC: true)
        guard let sources = target.sources else { return try files.find(in: folder).withoutPlainHeaders }
        var all: Set<String> = []
        for source in sources {
            let path = folder.appendingPath(source).normalizedPath
            guard !files.excluded.contains(path), FileManager.default.fileExists(atPath: path) else { continue }
            all.formUnion(try files.find(in: path).filter { $0.hasSuffix(".swift") || $0.isObjectiveCPath })
        }
        // Other modules include the public headers, wherever the sources are.
        let headers = folder.appendingPath(target.publicHeadersPath ?? "include").normalizedPath
        if all.contains(where: \.isObjectiveCSource), FileManager.default.fileExists(atPath: headers) {
            all.formUnion(try files.find(in: headers).filter(\.isObjectiveCPath))
        }
        return all.sorted().withoutPlainHeaders
    }

    private func folder(
        of target: PackageManifest.Target, in manifest: PackageManifest
    ) throws(SourceError) -> String {
        if let path = target.path {
            let folder = path.hasPrefix("/") ? path.normalizedPath : root.appendingPath(path).normalizedPath
            guard isFolder(folder) else {
                throw SourceError(
                    "the target \(target.name) of \(manifest.name) has the path \(folder), which is not a folder")
            }
            return folder
        }
        let candidates = Self.candidates(for: target.type)
        for candidate in candidates {
            let folder = root.appendingPath("\(candidate)/\(target.name)")
            if isFolder(folder) { return folder }
        }
        // The only target of its kind may use the whole folder.
        if manifest.targets.filter({ Self.candidates(for: $0.type) == candidates }).count == 1 {
            for candidate in candidates where isFolder(root.appendingPath(candidate)) {
                return root.appendingPath(candidate)
            }
        }
        throw SourceError(
            "the target \(target.name) of \(manifest.name) has no folder: expected \(root.appendingPath(candidates[0]))"
                + "/\(target.name)")
    }

    private static func candidates(for kind: PackageManifest.Target.Kind) -> [String] {
        switch kind {
        case .test: ["Tests", "Sources", "Source", "src", "srcs"]
        case .plugin: ["Plugins"]
        default: ["Sources", "Source", "src", "srcs"]
        }
    }

    private func isFolder(_ path: String) -> Bool {
        if case .folder? = try? FileIdentity.look(at: path) { true } else { false }
    }
}
#endif
