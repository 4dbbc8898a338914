// SPDX-License-Identifier: Apache-2.0

import ModuleRouterMacros
import TerminalText

extension RouteRegistry {
    /// Adds what this program has for URLs besides the patterns of its modules.
    func addNotesURLs() {
        // In a terminal there is one way to show a screen, whatever a URL says.
        urlOptions.transitionKey = nil
        // As notes were named before version 1.
        redirectURL("notes://open/*name", to: "notes://note/*name")
        addURLFallback { refusal, _ in .fail(CommandError(Self.text(of: refusal))) }
    }

    /// What is said about a URL that leads nowhere.
    static func text(of refusal: URLRefusal) -> String {
        let url = "'\(refusal.url.terminalSafeLine.truncated(toColumns: 200))'"
        return switch (refusal.reason, refusal.isOfThisApp) {
        case (.closed, _): "\(url) is not open to the outside; on the list of notes, 'go' opens it"
        case (.overLimit, _): "\(url) is too long for this version of notes, or has too many parameters"
        case (.unknown, true): "\(url) leads nowhere in this version of notes; it may be of a newer one"
        case (.unknown, false):
            "\(url) is not a URL of notes; those begin with 'notes://' or 'https://notes.example/'"
        }
    }
}
