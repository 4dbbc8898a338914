// SPDX-License-Identifier: Apache-2.0

/// A link from one note to another.
enum NoteLink {
    /// The name of the note that a link leads to.
    ///
    /// - Parameters:
    ///   - link: A path, seen from the folder of the note that it stands in, or from the folder of all notes if it begins with `/`.
    ///   - note: The name of the note that it stands in.
    static func name(_ link: String, in note: String) -> String {
        let path = link.prefix { $0 != "#" && $0 != "?" }
        var parts = path.hasPrefix("/") ? [] : Array(note.split(separator: "/").dropLast())
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.map { decoded($0) }.joined(separator: "/")
    }

    /// Without the `%20`s.
    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
