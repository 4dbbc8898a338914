// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import RouteScanner

/// The short keys that an interface declares.
struct DeclaredShortKeys {
    private let facts: [ShortKeyFact]

    /// - Parameter folder: The sources of the interface. A folder that does not exist declares nothing.
    init(in folder: String) throws(SourceError) {
        guard FileManager.default.fileExists(atPath: folder) else {
            facts = []
            return
        }
        facts = try SwiftFiles().find(in: folder).flatMap { path in
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            return FileScanner().read(text).facts.shortKeys
        }
    }

    /// Returns the short name of a key that other modules can use; nil if it has none.
    func name(of key: KeyReference) -> String? {
        facts.first { $0.key == key && $0.access >= .package }?.name
    }
}
#endif
