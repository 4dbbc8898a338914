// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

/// The output of a command, which may be a terminal.
protocol OutputTerminal: Sendable {
    /// The number of columns; nil if the output is not a terminal.
    var columns: Int? { get }
    var isStyled: Bool { get }
    /// Writes the whole text.
    func write(_ text: String) throws
}

@RoutableAs("outputTerminal") internal extension RoutableService where Protocol == any OutputTerminal {}
