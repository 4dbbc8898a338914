// SPDX-License-Identifier: Apache-2.0

extension RouteKind {
    /// In words: `service`, `service module`, ….
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
    /// The last part of the file's path.
    var fileName: Substring {
        file.split(omittingEmptySubsequences: true) { $0 == "/" || $0 == "\\" }.last ?? file[...]
    }
}

extension String {
    /// On one line, with nothing in it that steers a terminal or turns the direction of text round: what a name or a message
    /// may hold if somebody means ill.
    var isolatedLine: String {
        guard unicodeScalars.contains(where: \.steersText) else { return self }
        var line = String.UnicodeScalarView()
        for scalar in unicodeScalars { line.append(scalar.steersText ? "\u{FFFD}" : scalar) }
        return String(line)
    }
}

extension String {
    /// With scalars replaced where another language would take them for its own.
    ///
    /// By scalars, not by characters: a quotation mark with an accent on it is a character of its own to Swift, and a quotation
    /// mark to everybody else.
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
