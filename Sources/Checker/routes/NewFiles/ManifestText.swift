// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph

/// The text of a package's manifest, in which targets are found by their names.
struct ManifestText: Equatable {
    let text: String

    /// Reads the manifest of the package in a folder; nil if there is none.
    init?(in folder: String) {
        guard let text = try? String(contentsOfFile: folder.appendingPath("Package.swift"), encoding: .utf8) else {
            return nil
        }
        self.init(text)
    }

    init(_ text: String) { self.text = text }

    var hasInternalImports: Bool { text.contains("InternalImportsByDefault") }

    /// Whether the package depends on the library.
    var namesLibrary: Bool { text.contains("swift-module-router") }

    /// Returns the arguments of a target with dependencies, as they are written; nil if the manifest does not contain the target.
    func target(_ name: String) -> Substring? {
        // A dependency on the target has a name too, but no dependencies.
        targets(madeBy: "arget(").first { arguments in
            arguments.trimmingPrefix(while: \.isWhitespace).hasPrefix("name: \"\(name)\"")
                && arguments.contains("dependencies:")
        }
    }

    /// Returns the position of a program's or a test bundle's target; nil if the manifest does not contain it.
    func position(ofEntryPoint name: String) -> SourcePosition? {
        let targets = targets(madeBy: ".executableTarget(") + targets(madeBy: ".testTarget(")
        let found = targets.lazy.map { $0.trimmingPrefix(while: \.isWhitespace) }.first {
            $0.hasPrefix("name: \"\(name)\"")
        }
        guard let found else { return nil }
        let lines = text[..<found.startIndex].split(separator: "\n", omittingEmptySubsequences: false)
        return SourcePosition(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1)
    }

    /// The arguments of the programs.
    var programs: [Substring] { targets(madeBy: ".executableTarget(") }

    private func targets(madeBy call: String) -> [Substring] {
        text.ranges(of: call).map { range in
            var depth = 1
            return text[range.upperBound...].prefix { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth > 0
            }
        }
    }
}
#endif
