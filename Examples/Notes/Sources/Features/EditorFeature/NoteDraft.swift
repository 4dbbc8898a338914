// SPDX-License-Identifier: Apache-2.0

/// The text of a note during editing, line by line. Untouched lines keep all their bytes.
public struct NoteDraft: Sendable, Hashable {
    private struct Line: Sendable, Hashable {
        var text: String
        /// The line ending. Empty if the last line has none.
        var ending: String
    }

    private var content: [Line]

    public init(_ text: String) {
        content = []
        var line = Line(text: "", ending: "")
        for character in text {
            guard character == "\n" || character == "\r\n" else {
                line.text.append(character)
                continue
            }
            line.ending = String(character)
            content.append(line)
            line = Line(text: "", ending: "")
        }
        if !line.text.isEmpty { content.append(line) }
    }

    public var text: String { content.map { $0.text + $0.ending }.joined() }

    public var lines: [String] { content.map(\.text) }

    // MARK: Changing lines

    public mutating func append(_ text: String) {
        if let last = content.indices.last, content[last].ending.isEmpty { content[last].ending = ending }
        content.append(Line(text: text, ending: ending))
    }

    /// - Parameter number: The number of the line after the new one, from 1.
    public mutating func insert(_ text: String, at number: Int) throws(NoteDraftError) {
        content.insert(Line(text: text, ending: ending), at: try index(number))
    }

    /// - Parameter number: The number of the line, from 1.
    public mutating func change(_ number: Int, to text: String) throws(NoteDraftError) {
        content[try index(number)].text = text
    }

    /// - Parameter number: The number of the line, from 1.
    public mutating func delete(_ number: Int) throws(NoteDraftError) { content.remove(at: try index(number)) }

    private func index(_ number: Int) throws(NoteDraftError) -> Int {
        guard content.indices.contains(number - 1) else {
            throw NoteDraftError("there is no line \(number); there are \(content.count)")
        }
        return number - 1
    }

    /// The line ending of new lines, which is that of the first line.
    private var ending: String {
        guard let first = content.first, !first.ending.isEmpty else { return "\n" }
        return first.ending
    }

    // MARK: The title

    /// Sets the title of the note in its front matter, or in its first heading, or in a new heading.
    public mutating func setTitle(_ title: String) {
        let matter = frontMatter
        if let index = matter.first(where: { content[$0].text.hasPrefix("title:") }) {
            content[index].text = "title: \(title)"
        } else if let (index, marks) = firstHeading(from: matter.isEmpty ? 0 : matter.upperBound + 1) {
            content[index].text = "\(marks) \(title)"
        } else {
            let start = matter.isEmpty ? 0 : matter.upperBound + 1
            content.insert(Line(text: "# \(title)", ending: ending), at: start)
            if start + 1 < content.count { content.insert(Line(text: "", ending: ending), at: start + 1) }
        }
    }

    /// The lines between the two `---`; empty if there are none.
    private var frontMatter: Range<Int> {
        guard let first = content.first?.text, first == "---" || first == "\u{FEFF}---",
            let end = content.dropFirst().firstIndex(where: { $0.text == "---" || $0.text == "..." }), end > 1
        else { return 0..<0 }
        return 1..<end
    }

    private func firstHeading(from start: Int) -> (index: Int, marks: Substring)? {
        var isCode = false
        for index in content.indices.dropFirst(start) {
            let text = content[index].text
            if text.hasPrefix("```") || text.hasPrefix("~~~") { isCode.toggle() }
            let marks = text.prefix { $0 == "#" }
            if !isCode, (1...6).contains(marks.count), text.dropFirst(marks.count).first == " " {
                return (index, marks)
            }
        }
        return nil
    }
}

/// An invalid change of a draft.
public struct NoteDraftError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The message for the user.
    public let description: String

    public init(_ description: String) { self.description = description }
}
