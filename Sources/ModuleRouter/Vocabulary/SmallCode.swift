// SPDX-License-Identifier: Apache-2.0

// Replacements for functions of the standard library, which the compiler specialises for each type: a sort takes four kilobytes, a
// split two. Every app contains this code, so its size matters.
//
// For the same reason some generic functions have the attribute `@_semantics("optimize.sil.specialize.generic.never")`. Routes that
// are found by an identifier or a URL have the destination `Any`, for which the compiler would emit a second copy of each function.

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
    package func sorted(byNumber number: (Element) -> Int) -> [Element] {
        let elements = Array(self)
        let numbers = elements.map(number)
        return ascending(elements.count) { numbers[$0] < numbers[$1] }.map { elements[$0] }
    }

    /// Returns the elements in ascending order of a text. Equal elements keep their order.
    package func sorted(byText text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        let texts = elements.map(text)
        return ascending(elements.count) { texts[$0] < texts[$1] }.map { elements[$0] }
    }
}

/// Returns the positions of elements in their order. Not specialised for each order, because a sort takes four kilobytes.
@inline(never)
@_semantics("optimize.sil.specialize.generic.never")
private func ascending(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] { (0..<count).sorted(by: precedes) }
