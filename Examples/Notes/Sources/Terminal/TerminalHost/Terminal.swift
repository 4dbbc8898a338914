// SPDX-License-Identifier: Apache-2.0

/// The output of a window, and the input of its commands.
@MainActor public protocol Terminal {
    var columns: Int { get }
    /// Whether text may have colours.
    var isStyled: Bool { get }

    /// Clears the terminal for a screen. An output that cannot be cleared starts a new section.
    func clear() throws

    func write(_ text: String) throws

    /// Returns the user's next line; nil at the end of the input.
    ///
    /// Blocks the main actor while it waits, because nothing else happens in a terminal meanwhile.
    ///
    /// - Parameter isSecret: Whether to hide the typed line.
    func readLine(isSecret: Bool) throws -> String?
}
