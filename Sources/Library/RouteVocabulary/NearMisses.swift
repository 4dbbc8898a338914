// SPDX-License-Identifier: Apache-2.0

/// Finds names similar to a missing one, for the hint of an error.
///
/// Emitted into the code that uses it: an app without views uses it only in debug builds.
@usableFromInline package enum NearMisses {
    @_alwaysEmitIntoClient package static func of(_ name: String, among others: [String]) -> [String] {
        of(name, among: others.filter { $0 != name }, name: { $0 }, order: { $0 })
    }

    /// Returns the elements of `others` with a name similar to `name`, nearest first.
    ///
    /// - Parameters:
    ///   - nameOf: Returns the name of an element, with or without `any`.
    ///   - order: Returns the text that orders equally near elements. Called once for each near element.
    @_alwaysEmitIntoClient package static func of<Other>(
        _ name: String, among others: [Other], name nameOf: (Other) -> String, order: (Other) -> String
    ) -> [Other] {
        of(Name(name), among: others.map { ($0, Name(nameOf($0))) }, order: order)
    }

    /// A variant for names that are compared repeatedly.
    @_alwaysEmitIntoClient package static func of<Other>(
        _ name: Name, among others: [(other: Other, name: Name)], order: (Other) -> String
    ) -> [Other] {
        others.compactMap { other, otherName in name.distance(to: otherName).map { (other: other, distance: $0) } }
            .sorted(byText: { order($0.other) })
            .sorted(byNumber: \.distance)
            .map(\.other)
    }

    /// The name of a protocol, prepared for comparison.
    @frozen @usableFromInline package struct Name: Sendable {
        @usableFromInline package let text: String
        /// UTF-8 rather than characters, because nearly all names are ASCII.
        @usableFromInline let letters: [UInt8]

        /// - Parameter name: The name, with or without `any`.
        @_alwaysEmitIntoClient package init(_ name: String) {
            text = name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
            letters = Array(text.lowercased().utf8)
        }

        /// The number of letters of the last words that both names have, unless it is the whole of one of them.
        @_alwaysEmitIntoClient func commonLastWords(with other: Name) -> Int {
            let (one, two) = (Array(text.utf8), Array(other.text.utf8))
            var common = 0
            for length in 1..<max(min(one.count, two.count), 1) {
                let letter = one[one.count - length]
                guard letter == two[two.count - length] else { break }
                if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) { common = length }
            }
            return common
        }

        @_alwaysEmitIntoClient func dropping(_ count: Int) -> Name { Name(String(text.dropLast(count))) }

        /// The maximum distance: a third of the letters, but at least two for a transposition, or one in names of up to three
        /// letters.
        @_alwaysEmitIntoClient var tolerance: Int { max(letters.count > 3 ? 2 : 1, letters.count / 3) }

        /// Returns the number of letters to add, drop or replace; nil if it exceeds the tolerance. The distance is one if a name of
        /// four or more letters starts or ends the other name.
        @_alwaysEmitIntoClient package func distance(to other: Name) -> Int? {
            // A common last word, such as `Service`, does not make names similar.
            let common = commonLastWords(with: other)
            if common > 0 { return dropping(common).distance(to: other.dropping(common)) }
            let (shorter, longer) = letters.count < other.letters.count ? (self, other) : (other, self)
            if shorter.letters.count > 3, shorter.text != longer.text,
                longer.text.hasPrefix(shorter.text) || longer.text.hasSuffix(shorter.text)
            {
                return 1
            }
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
