// SPDX-License-Identifier: Apache-2.0

/// The static members of an app whose values are string literals.
struct TextConstants {
    private let texts: [String: [TextConstantFact]]

    init(_ files: [ReadFile]) {
        texts = Dictionary(grouping: files.flatMap(\.facts.values.constants)) { $0.path.last ?? "" }
    }

    /// Returns the text that an expression stands for; nil if it is unknown.
    ///
    /// - Parameter types: The names of the type that an expression without a type, `.visit`, is a member of.
    func text(_ written: WrittenText, of types: [String]) -> String? {
        switch written {
        case .literal(let text): return text
        case .unknown: return nil
        case .constant(let names):
            let path = names.count > 1 ? names : types + names
            // Types of several modules may have the same name.
            let found = Set((texts[path.last ?? ""] ?? []).filter { $0.path.ends(with: path) }.map(\.text))
            return found.count == 1 ? found.first : nil
        }
    }
}

extension [String] {
    fileprivate func ends(with other: [String]) -> Bool { suffix(other.count).elementsEqual(other) }
}
