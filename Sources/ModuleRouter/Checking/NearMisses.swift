// SPDX-License-Identifier: Apache-2.0

/// What somebody may have meant who named something that is not there.
package enum NearMisses {
    /// Keys that read alike: the same name in another module or of another kind, or a name a few letters away.
    static func of(_ key: RouteKey, among others: [RouteKey]) -> [RouteKey] {
        of(key.protocolName, among: others.filter { $0 != key }, name: \.protocolName, order: \.qualifiedDescription)
    }

    static func of(_ name: String, among others: [String]) -> [String] {
        of(name, among: others.filter { $0 != name }, name: { $0 }, order: { $0 })
    }

    /// Those of `others` whose name reads like `name`, the nearest first.
    ///
    /// - Parameters:
    ///   - nameOf: The name of one, with or without `any`.
    ///   - order: What decides between two that are equally near.
    package static func of<Other>(
        _ name: String, among others: [Other], name nameOf: (Other) -> String, order: (Other) -> String
    ) -> [Other] {
        let name = Name(name)
        return
            others
            .compactMap { other in name.distance(to: Name(nameOf(other))).map { (other: other, distance: $0) } }
            .sorted { ($0.distance, order($0.other)) < ($1.distance, order($1.other)) }
            .map(\.other)
    }

    private struct Name {
        let text: String
        let letters: [Character]

        init(_ name: String) {
            text = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
            letters = Array(text.lowercased())
        }

        /// A third of the name may differ, or two letters that have changed places.
        private var tolerance: Int { max(text.count > 3 ? 2 : 1, text.count / 3) }

        /// The number of letters to add, drop or replace; nil if it is too many. A name that the other one ends or begins
        /// with is one letter away.
        func distance(to other: Name) -> Int? {
            let (shorter, longer) = text.count < other.text.count ? (text, other.text) : (other.text, text)
            if shorter.count > 3, shorter != longer, longer.hasPrefix(shorter) || longer.hasSuffix(shorter) { return 1 }
            let tolerance = tolerance
            guard abs(letters.count - other.letters.count) <= tolerance else { return nil }
            var row = Array(0...other.letters.count)
            for (index, letter) in letters.enumerated() {
                var diagonal = row[0]
                row[0] = index + 1
                var nearest = row[0]
                for (position, otherLetter) in other.letters.enumerated() {
                    let replaced = diagonal + (letter == otherLetter ? 0 : 1)
                    diagonal = row[position + 1]
                    row[position + 1] = min(replaced, row[position] + 1, diagonal + 1)
                    nearest = min(nearest, row[position + 1])
                }
                if nearest > tolerance { return nil }
            }
            return row[other.letters.count] <= tolerance ? row[other.letters.count] : nil
        }
    }
}
