// SPDX-License-Identifier: Apache-2.0

import NotesInterface

/// Finds a note by the user's input.
struct NoteLookup {
    let names: [String]

    /// - Throws: `NoteLookupError` if no name fits, or if several names fit equally well.
    func name(for wanted: String) throws(NoteLookupError) -> String {
        // Compare bytes first, because different names can be equal strings.
        if let name = names.first(where: { $0.utf8.elementsEqual(wanted.utf8) }) { return name }
        var wanted = wanted.hasPrefix("./") ? String(wanted.dropFirst(2)) : wanted
        // A note is not a folder. Ignore a trailing slash in a URL.
        if wanted.hasSuffix("/") { wanted.removeLast() }
        for fits in Self.rules {
            let found = names.filter { fits($0, wanted) }
            if found.count == 1 { return found[0] }
            if found.count > 1 {
                throw NoteLookupError(
                    "'\(wanted)' may be \(Self.list(found, "or")); say which"
                        + (found.count > 5 ? " of these and others" : ""))
            }
        }
        let near = nearNames(to: wanted)
        throw NoteLookupError(
            "there is no note '\(wanted)'" + (near.isEmpty ? "" : "; did you mean \(Self.list(near, "or"))?"))
    }

    /// Returns the title of a note without its own title: the name without folders and extension.
    static func title(from name: String) -> String { base(last(name)) }

    /// The accepted spellings of a name, most exact first.
    private static let rules: [@Sendable (_ name: String, _ wanted: String) -> Bool] = [
        { base($0) == $1 },
        { $0.lowercased() == $1.lowercased() || base($0).lowercased() == $1.lowercased() },
        { last($0) == $1 || base(last($0)) == $1 },
        { last($0).lowercased() == $1.lowercased() || base(last($0)).lowercased() == $1.lowercased() },
    ]

    private static func last(_ name: String) -> String {
        name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
    }

    private static func base(_ name: String) -> String {
        let start = name.lastIndex(of: "/") ?? name.startIndex
        return name[start...].lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    private static func list(_ names: [String], _ word: String) -> String {
        let shown = names.prefix(5).map { "'\($0)'" }
        return shown.count == 1
            ? shown[0] : shown.dropLast().joined(separator: ", ") + " \(word) " + shown[shown.count - 1]
    }

    /// Returns names that differ in a few letters or contain the input.
    private func nearNames(to wanted: String) -> [String] {
        let wanted = Self.base(Self.last(wanted)).lowercased()
        guard wanted.count >= 2 else { return [] }
        let allowed = max(1, wanted.count / 3)
        let near = names.compactMap { name -> (name: String, distance: Int)? in
            let base = Self.base(Self.last(name)).lowercased()
            if base.contains(wanted) { return (name, 0) }
            guard abs(base.count - wanted.count) <= allowed else { return nil }
            let distance = Self.distance(Array(base), Array(wanted))
            return distance <= allowed ? (name, distance) : nil
        }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// Returns the edit distance: the number of insertions, deletions, replacements and swaps of adjacent letters.
    private static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var rows = [Array(0...second.count)]
        for (index, character) in first.enumerated() {
            var row = [index + 1]
            for (column, other) in second.enumerated() {
                var least = min(
                    rows[index][column + 1] + 1, row[column] + 1, rows[index][column] + (character == other ? 0 : 1))
                if index > 0, column > 0, character == second[column - 1], first[index - 1] == other {
                    least = min(least, rows[index - 1][column - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}
