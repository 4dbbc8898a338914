// SPDX-License-Identifier: Apache-2.0

// Every app contains what follows, which does what the standard library's functions do. Those are specialised for each type that they
// are called with: a sort takes four kilobytes, a split two.
//
// For the same reason some generic functions have the attribute `@_semantics("optimize.sil.specialize.generic.never")`: routes that
// are found by an identifier or a URL have the destination `Any`, and the compiler would write each of these twice.

extension String {
    /// The parts between separators, byte by byte: a combining mark after a separator does not hide it. At least one.
    @inline(never)
    func parts(separatedBy separator: UInt8) -> [String] {
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
    /// The elements in ascending order of a number; equal ones stay as they stand.
    func sorted(byNumber number: (Element) -> Int) -> [Element] {
        let elements = Array(self)
        return Ordering.positions(of: elements.map(number)).map { elements[$0] }
    }

    /// The elements in ascending order of a text; equal ones stay as they stand.
    func sorted(byText text: (Element) -> String) -> [Element] {
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
