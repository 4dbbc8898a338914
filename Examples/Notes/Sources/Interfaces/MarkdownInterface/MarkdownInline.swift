// SPDX-License-Identifier: Apache-2.0

/// A part of a line.
indirect enum Inline: Equatable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case struck([Inline])
    case link([Inline], destination: String)
    case image(alternative: String, source: String)
    /// HTML as the author wrote it. It is shown, never obeyed.
    case html(String)
    /// The end of a line of the source, which is a space.
    case softBreak
    case hardBreak
}
