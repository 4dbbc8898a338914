// SPDX-License-Identifier: Apache-2.0

/// A part of a line.
public indirect enum MarkdownInline: Sendable, Equatable {
    case text(String)
    case code(String)
    case emphasis([MarkdownInline])
    case strong([MarkdownInline])
    case struck([MarkdownInline])
    case link([MarkdownInline], destination: String)
    case image(alternative: String, source: String)
    /// HTML of the author. It is shown as text and never interpreted.
    case html(String)
    /// The end of a source line, rendered as a space.
    case softBreak
    case hardBreak
}
