// SPDX-License-Identifier: Apache-2.0

/// What a window is drawn on, and where its commands come from.
@MainActor public protocol Terminal {
    var columns: Int { get }
    /// Whether text may be coloured.
    var isStyled: Bool { get }

    /// Makes room for a screen. Where nothing can be taken back, a place to begin.
    func clear() throws

    func write(_ text: String) throws

    /// The next line of the user; nil at the end of the input.
    ///
    /// Waits for the user on the main actor: in a terminal nothing else moves in the meantime.
    ///
    /// - Parameter isSecret: Whether nobody shall see the line.
    func readLine(isSecret: Bool) throws -> String?
}
