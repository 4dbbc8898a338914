// SPDX-License-Identifier: Apache-2.0

/// What somebody may have meant who named something that is not there.
enum NearMisses {
    /// Keys that read alike: the same name in another module or of another kind, or a name a few letters away.
    static func of(_ key: RouteKey, among others: [RouteKey]) -> [RouteKey] {
        let name = bare(key)
        return
            others
            .map { other in (key: other, distance: distance(name, bare(other))) }
            .filter { $0.key != key && isNear($0.distance, name) }
            .sorted { ($0.distance, $0.key.qualifiedDescription) < ($1.distance, $1.key.qualifiedDescription) }
            .map(\.key)
    }

    static func of(_ name: String, among others: [String]) -> [String] {
        others.map { (name: $0, distance: distance(name, $0)) }
            .filter { $0.name != name && isNear($0.distance, name) }
            .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .map(\.name)
    }

    private static func bare(_ key: RouteKey) -> String {
        let name = key.protocolName
        return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    }

    /// A third of the name may differ, or two letters that have changed places.
    private static func isNear(_ distance: Int, _ name: String) -> Bool {
        distance <= max(name.count > 3 ? 2 : 1, name.count / 3)
    }

    /// The number of letters to add, drop or replace. A name that the other one ends or begins with is one letter away.
    private static func distance(_ one: String, _ other: String) -> Int {
        let shorter = one.count < other.count ? one : other
        let longer = one.count < other.count ? other : one
        if shorter.count > 3, shorter != longer, longer.hasPrefix(shorter) || longer.hasSuffix(shorter) { return 1 }
        let one = Array(one.lowercased()), other = Array(other.lowercased())
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for (position, otherLetter) in other.enumerated() {
                let replaced = diagonal + (letter == otherLetter ? 0 : 1)
                diagonal = row[position + 1]
                row[position + 1] = min(replaced, row[position] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
