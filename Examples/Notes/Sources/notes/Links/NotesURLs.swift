// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import TerminalText

extension RouteRegistry {
    /// Configures URLs of this program, besides the patterns of its modules.
    func addNotesURLs() {
        // A URL must not choose the presentation, because a terminal has only one.
        urlOptions.transitionKey = nil
        // The URLs of notes before version 1.
        redirectURL("notes://open/*name", to: "notes://note/*name")
        addURLFallback { refusal, _ in .fail(CommandError(Self.text(of: refusal))) }
    }

    /// Returns the message for a refused URL.
    static func text(of refusal: URLRefusal) -> String {
        let url = "'\(refusal.url.terminalSafeLine.truncated(toColumns: 200))'"
        if refusal.isClosed { return "\(url) is not open to the outside; on the list of notes, 'go' opens it" }
        if refusal.error.code == .urlLimitExceeded {
            return "\(url) is too long for this version of notes, or has too many parameters"
        }
        return refusal.isOfThisApp
            ? "\(url) leads nowhere in this version of notes; it may be of a newer one"
            : "\(url) is not a URL of notes; those begin with 'notes://' or 'https://notes.example/'"
    }
}
