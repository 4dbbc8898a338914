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
    /// HTML as the author wrote it. It is shown, never obeyed.
    case html(String)
    /// The end of a line of the source, which is a space.
    case softBreak
    case hardBreak
}
