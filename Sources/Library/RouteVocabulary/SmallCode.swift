// SPDX-License-Identifier: Apache-2.0

// Replacements for functions of the standard library, which the compiler specialises for each type. Every app contains this code, so
// its size matters: with the functions of the standard library, an app with one service is four kilobytes larger for `parts`, and six
// for `store`.
//
// Functions with several callers have `@inline(never)` if the copies that the compiler would make of them take a kilobyte or more:
// nine for the description of a key, nine for the cell of a request, three for the initialiser of a registry. Types with several
// references are classes, because the functions that copy and release such a struct take a kilobyte.
//
// Some functions that an app compiles itself have the attribute `@_semantics("optimize.sil.specialize.generic.never")`, so that the app
// does not contain a copy of each for every provider.

extension String {
    /// Returns the parts between separators; at least one. Compares bytes, so a combining mark after a separator does not hide it.
    @inline(never)
    package func parts(separatedBy separator: UInt8) -> [String] {
        var parts: [String] = []
        var part: [UInt8] = []
        for byte in utf8 {
            if byte == separator {
                parts.append(String(decoding: part, as: UTF8.self))
                part = []
            } else {
                part.append(byte)
            }
        }
        return parts + [String(decoding: part, as: UTF8.self)]
    }
}

extension Sequence {
    /// Returns the elements in ascending order of a number. Equal elements keep their order.
    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline package func sorted(byNumber number: (Element) -> Int) -> [Element] {
        let elements = Array(self)
        let numbers = elements.map(number)
        return ascending(elements.count) { numbers[$0] < numbers[$1] }.map { elements[$0] }
    }

    /// Returns the elements in ascending order of a text. Equal elements keep their order.
    @_semantics("optimize.sil.specialize.generic.never")
    @usableFromInline package func sorted(byText text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        let texts = elements.map(text)
        return ascending(elements.count) { texts[$0] < texts[$1] }.map { elements[$0] }
    }
}

/// Returns the positions of elements in their order. Inserts each at its place, because the sort of the standard library takes four
/// kilobytes.
@inline(never)
private func ascending(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    var sorted: [Int] = []
    for element in 0..<count {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if precedes(element, sorted[middle]) { high = middle } else { low = middle + 1 }
        }
        sorted.insert(element, at: low)
    }
    return sorted
}

extension Dictionary {
    /// Stores a value, or removes it. Calls the code of the standard library for any type, which is slower. The code that the
    /// compiler would specialise for one type takes two kilobytes.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    package mutating func store(_ value: Value?, for key: Key) { self[key] = value }
}
