// SPDX-License-Identifier: Apache-2.0

/// Addresses that are links without being written as one.
enum Autolink {
    /// - Parameter content: What stands between angle brackets. Nil if it is no address.
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

    /// The address at the beginning of a text, without the punctuation behind it.
    static func bare(_ text: Bytes) -> Bytes {
        var link = text.prefix {
            $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "`")
                && $0 != UInt8(ascii: "\"")
        }
        // The text of a link ends before `](`.
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
