// SPDX-License-Identifier: Apache-2.0

/// Finds addresses that are links without link syntax.
enum Autolink {
    /// Returns the address between angle brackets; nil if the content is not an address.
    static func destination(_ content: Bytes) -> String? {
        let scheme = content.prefix {
            $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        }
        if (2...32).contains(scheme.count), content.byte(scheme.count) == UInt8(ascii: ":") { return content.string }
        let isMail =
            content.count { $0 == UInt8(ascii: "@") } == 1 && content.first != UInt8(ascii: "@")
            && content.last != UInt8(ascii: "@")
        return isMail ? "mailto:" + content.string : nil
    }

    /// Returns the address at the start of a text, without trailing punctuation.
    static func bare(_ text: Bytes) -> Bytes {
        var link = text.prefix {
            $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "`")
                && $0 != UInt8(ascii: "\"")
        }
        // A link's text ends before `](`.
        if let end = link.firstIndex(of: UInt8(ascii: "]")) { link = link[..<end] }
        while let last = link.last {
            let isExtraParenthesis =
                last == UInt8(ascii: ")") && link.count { $0 == UInt8(ascii: "(") } < link.count { $0 == last }
            guard isExtraParenthesis || ".,;:!?'*_~|".utf8.contains(last) else { break }
            link.removeLast()
        }
        return link
    }
}
