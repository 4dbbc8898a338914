// SPDX-License-Identifier: Apache-2.0

/// A style of text on a terminal.
public struct TerminalStyle: Sendable, Hashable {
    /// The parameters of the control sequence
    /// [SGR](https://www.ecma-international.org/publications-and-standards/standards/ecma-48/), in order.
    private let parameters: [Int]

    private init(_ parameters: [Int]) { self.parameters = parameters }

    public static let plain = TerminalStyle([])
    public static let bold = TerminalStyle([1])
    public static let dim = TerminalStyle([2])
    public static let italic = TerminalStyle([3])
    public static let underlined = TerminalStyle([4])
    public static let struck = TerminalStyle([9])
    public static let red = TerminalStyle([31])
    public static let green = TerminalStyle([32])
    public static let yellow = TerminalStyle([33])
    public static let blue = TerminalStyle([34])
    public static let magenta = TerminalStyle([35])
    public static let cyan = TerminalStyle([36])

    /// Returns a style that combines both.
    public static func + (first: TerminalStyle, second: TerminalStyle) -> TerminalStyle {
        TerminalStyle(first.parameters + second.parameters.filter { !first.parameters.contains($0) })
    }

    /// Returns the text in this style; unchanged if styles are off.
    public func applied(to text: String, isStyled: Bool = true) -> String {
        guard isStyled, !parameters.isEmpty, !text.isEmpty else { return text }
        return "\u{1B}[\(parameters.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}
