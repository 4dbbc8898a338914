// SPDX-License-Identifier: Apache-2.0

/// The named link destinations of a text: `[name]: https://example.org`.
struct LinkReferences {
    private var destinations: [String: String] = [:]

    /// Collects definitions from all lines outside fenced code, because a definition may follow its use.
    init(_ lines: [Bytes]) {
        var fence: LineStart.Fence?
        for line in lines {
            if let open = fence {
                if open.isClosed(by: line) { fence = nil }
                continue
            }
            fence = LineStart.Fence(line)
            let content = line.drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
            guard content.first == UInt8(ascii: "["), let definition = Self.definition(content) else { continue }
            destinations[definition.name] = destinations[definition.name] ?? definition.destination
        }
    }

    subscript(name: Bytes) -> String? {
        destinations.isEmpty ? nil : destinations[Self.normalized(name)]
    }

    static func definition(_ line: Bytes) -> (name: String, destination: String)? {
        let rest = line.trimmed
        guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]")),
            end > rest.startIndex + 1,
            rest.byte(1) != UInt8(ascii: "^"), end + 1 < rest.endIndex, rest[end + 1] == UInt8(ascii: ":")
        else { return nil }
        var destination = rest[(end + 2)...].trimmed.prefix { !$0.isSpace }
        if destination.first == UInt8(ascii: "<"), destination.last == UInt8(ascii: ">") {
            destination = destination.dropFirst().dropLast()
        }
        guard !destination.isEmpty else { return nil }
        return (normalized(rest[(rest.startIndex + 1)..<end]), destination.string)
    }

    private static func normalized(_ name: Bytes) -> String {
        name.string.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    }
}
