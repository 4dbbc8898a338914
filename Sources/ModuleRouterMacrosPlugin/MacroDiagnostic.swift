// SPDX-License-Identifier: Apache-2.0

#if Macros
import SwiftDiagnostics

/// The text and the identifier of a diagnostic.
struct MacroDiagnostic: DiagnosticMessage {
    let message: String
    let diagnosticID: MessageID
    let severity: DiagnosticSeverity

    init(_ id: String, _ message: String, severity: DiagnosticSeverity = .error) {
        self.message = message
        self.severity = severity
        diagnosticID = MessageID(domain: "ModuleRouter", id: id)
    }
}
#endif
