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
        return Ordering.positions(of: elements.map(number)).map { elements[$0] }
    }

    /// Returns the elements in ascending order of a text. Equal elements keep their order.
    package func sorted(byText text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        return Ordering.positions(of: elements.map(text)).map { elements[$0] }
    }
}

private enum Ordering {
    @inline(never)
    static func positions(of numbers: [Int]) -> [Int] { numbers.indices.sorted { numbers[$0] < numbers[$1] } }

    @inline(never)
    static func positions(of texts: [String]) -> [Int] { texts.indices.sorted { texts[$0] < texts[$1] } }
}
