// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteScanner

/// The imports of the files in some folders. They show whether the folders are modules, or parts of one module.
struct FolderImports {
    /// The imported modules, by the name of the folder.
    private var imports: [String: Set<String>] = [:]

    init(of folders: [FolderReader.Module]) throws(SourceError) {
        for folder in folders {
            var names: Set<String> = []
            for file in try SwiftFiles(skipsBuildFolders: true, includesObjectiveC: true).find(in: folder.path) {
                guard case .file? = try? FileIdentity.look(at: file),
                    let text = try? String(contentsOfFile: file, encoding: .utf8)
                else { continue }
                names.formUnion(text.split(whereSeparator: \.isNewline).compactMap(Self.module(importedBy:)))
            }
            imports[folder.name] = names
        }
    }

    /// Whether one folder imports another one. A folder that imports its own name does not count: it is about an external module.
    var areModules: Bool {
        imports.contains { folder, names in
            names.contains { name in
                name != folder && imports[name].map { !$0.contains(name) } == true && !ImportableModules.isSystem(name)
            }
        }
    }

    private static let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
    ]

    /// Returns the module that a line imports; nil for other lines.
    static func module(importedBy line: Substring) -> String? {
        let line = line.drop { $0 == " " || $0 == "\t" }
        if line.hasPrefix("@import ") { return module(importedBy: line.dropFirst()) }
        if line.hasPrefix("#import"), let open = line.firstIndex(of: "<"), let end = line[open...].firstIndex(of: "/") {
            return String(line[line.index(after: open)..<end])
        }
        let words = line.split { $0 == " " || $0 == "\t" }
        guard let position = words.firstIndex(of: "import"),
            words[..<position].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
        else { return nil }
        let name = words[(position + 1)...].drop { kinds.contains($0) }.first
        return name.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    }
}
#endif
