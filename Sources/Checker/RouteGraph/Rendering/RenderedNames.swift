// SPDX-License-Identifier: Apache-2.0

extension RouteKind {
    /// The kind in words: `service`, `service module`, ….
    var words: String {
        switch self {
        case .service: "service"
        case .serviceModule: "service module"
        case .asyncService: "async service"
        case .view: "view"
        case .viewModule: "view module"
        }
    }
}

extension SourceLocation {
    /// The last component of the file's path.
    var fileName: Substring {
        file.split(omittingEmptySubsequences: true) { $0 == "/" || $0 == "\\" }.last ?? file[...]
    }
}

extension String {
    /// The text on one line. Control characters and direction changes, which malicious names could contain, are replaced.
    var isolatedLine: String {
        guard unicodeScalars.contains(where: \.steersText) else { return self }
        var line = String.UnicodeScalarView()
        for scalar in unicodeScalars { line.append(scalar.steersText ? "\u{FFFD}" : scalar) }
        return String(line)
    }
}

extension String {
    /// Returns the text with some scalars replaced, such as those with a meaning in another language.
    ///
    /// Works on scalars, not characters: Swift treats a quotation mark with a combining accent as one character, but other
    /// languages see a quotation mark.
    func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let text = replacement(scalar) {
                result.append(contentsOf: text.unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    fileprivate var steersText: Bool {
        if (0x20..<0x7F).contains(value) { return false }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        default: false
        }
    }
}
