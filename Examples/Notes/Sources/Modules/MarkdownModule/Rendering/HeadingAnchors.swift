// SPDX-License-Identifier: Apache-2.0

/// Generates GitHub's identifiers for headings, which links within a text use.
struct HeadingAnchors {
    private let prefix: String
    private var used: [String: Int] = [:]

    init(prefix: String) { self.prefix = prefix }

    /// Returns the identifier of the next heading.
    mutating func next(_ heading: String) -> String {
        let name = Self.name(of: heading)
        let count = used[name, default: 0]
        used[name] = count + 1
        return prefix + (count == 0 ? name : "\(name)-\(count)")
    }

    /// Returns the identifier of a heading whose text is unique.
    static func name(of heading: String) -> String {
        String(
            String.UnicodeScalarView(
                heading.lowercased().unicodeScalars.compactMap { scalar in
                    if scalar == " " { return "-" }
                    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "-"
                        || scalar == "_" ? scalar : nil
                }))
    }
}
