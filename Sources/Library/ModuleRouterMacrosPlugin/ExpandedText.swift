// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftSyntax
package import SwiftSyntaxMacros

/// A macro that writes its expansion as text, with its own line breaks and indentation.
///
/// The compiler parses the text of every expansion. If the macro parsed and formatted it too, that would take most of its time.
package protocol TextMacro: Macro {}

extension TextMacro {
    package static var formatMode: FormatMode { .disabled }
}

extension DeclSyntax {
    /// Makes a declaration from its text, without parsing it. Only for the results of a ``TextMacro``.
    init(text: String) {
        self.init(MissingDeclSyntax(placeholder: .unknown(text)))
    }
}

extension String {
    /// The text with four spaces before each line that is not empty.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }
}
#endif
