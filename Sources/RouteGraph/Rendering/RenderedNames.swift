// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

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

extension Unicode.Scalar {
    fileprivate var steersText: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
        default: false
        }
    }
}
