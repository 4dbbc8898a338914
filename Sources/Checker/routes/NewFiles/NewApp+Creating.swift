// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation

extension NewApp {
    /// Creates the files in a new folder, or in an empty one.
    func create(in folder: String) throws(SourceError) {
        if let content = try? FileManager.default.contentsOfDirectory(atPath: folder), !content.isEmpty {
            throw SourceError("\(folder) already exists; nothing was written")
        }
        try files(in: folder).create()
    }

    /// Returns the files with their paths.
    func files(in folder: String) -> [NewFile] {
        files.map { NewFile(path: folder.appendingPath($0.path), text: $0.text) }
    }

    /// Returns the next steps, as paragraphs.
    func steps(in folder: String) -> [String] {
        let clone = folder.appendingPath(library.path).normalizedPath
        let missing = """
            The package requires a clone of swift-module-router at \(clone): make it, or change the path in \
            \(folder.appendingPath("Package.swift")).
            """
        return (ManifestText(in: clone) == nil ? [missing] : []) + [
            """
            Run the app, run its tests, and list its routes:

                cd \(folder)
                swift run
                swift test
                swift package routes list
            """
        ]
    }
}

extension NewApp.Library {
    /// Creates the requirement on a clone of the library.
    ///
    /// - Parameters:
    ///   - path: The folder of the clone.
    ///   - package: The folder of the package that requires it.
    init(clone path: String, from package: String) throws(SourceError) {
        guard ManifestText(in: path)?.text.contains("name: \"swift-module-router\"") == true else {
            throw SourceError("\(path) is not a clone of swift-module-router")
        }
        self.init(path: path.relativePath(from: package))
    }
}

extension String {
    /// Returns the path as seen from a folder, which need not exist.
    fileprivate func relativePath(from folder: String) -> String {
        let path = URL(filePath: self).resolvingSymlinksInPath().pathComponents
        let base = URL(filePath: folder).resolvingSymlinksInPath().pathComponents
        let common = zip(path, base).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: base.count - common) + path.dropFirst(common)
        return parts.joined(separator: "/")
    }
}
#endif
