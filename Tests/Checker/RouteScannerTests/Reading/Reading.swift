// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import RouteScanner

/// Returns the facts of a source text, for a build on Linux with some conditions.
func facts(
    of source: String, defining conditions: Set<String> = [], target: BuildTarget = .linux, modules: Set<String> = []
) -> FileFacts {
    reading(of: source, defining: conditions, target: target, modules: modules).facts
}

func reading(
    of source: String, defining conditions: Set<String> = [], target: BuildTarget = .linux, modules: Set<String> = []
) -> FileScanner.Reading {
    FileScanner(conditions: BuildConditions(defined: conditions, target: target, modules: modules)).read(source)
}

extension BuildTarget {
    static let linux = BuildTarget(operatingSystem: "Linux", architecture: "x86_64", compilerVersion: [6, 3])
    static let phone = BuildTarget(operatingSystem: "iOS", architecture: "arm64", compilerVersion: [6, 3])
}

/// A line and a column.
func at(_ line: Int, _ column: Int) -> SourcePosition { SourcePosition(line: line, column: column) }

extension ShortNameFact.Place {
    /// The function whose argument the name is.
    var function: String? { if case .argument(let function, _, _) = self { function } else { nil } }

    /// The place in words.
    var text: String {
        switch self {
        case .argument(let function, let label, _): "argument \(function)" + (label.map { " \($0)" } ?? "")
        case .value(let type): "value \(type)"
        case .assigned(let name): "assigned \(name)"
        case .other: "other"
        }
    }
}

extension KeyReference {
    static func service(_ type: String) -> KeyReference { KeyReference(.service, .named(type)) }
    static func view(_ type: String) -> KeyReference { KeyReference(.view, .named(type)) }
}
#endif
