// SPDX-License-Identifier: Apache-2.0

/// A link from one note to another.
enum NoteLink {
    /// Returns the name of the linked note.
    ///
    /// - Parameters:
    ///   - link: A path, relative to the folder of the note, or to the folder of all notes if it begins with `/`.
    ///   - note: The name of the note that contains the link.
    static func name(_ link: String, in note: String) -> String {
        let path = link.prefix { $0 != "#" && $0 != "?" }
        var parts = path.hasPrefix("/") ? [] : Array(note.split(separator: "/").dropLast())
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.map { decoded($0) }.joined(separator: "/")
    }

    /// Decodes percent escapes such as `%20`.
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
