// SPDX-License-Identifier: Apache-2.0

/// A place that opens a URL, or decides about the URLs that the app opens.
package struct OpenedURLFact: Codable, Sendable, Hashable {
    package enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
        /// `Router.perform(url: "app://note", …)` and similar functions.
        case open
        /// `Router.canOpen(url: "app://note")`, or a call that may fail: `try? Router.destination(url: "app://note")`.
        case question
        /// `registry.redirectURL("app://old", to: "app://new")`.
        case redirect
        /// `registry.addURLFallback { … }`.
        case fallback
    }

    package var kind: Kind
    /// The URL, or the pattern of a redirection; unknown for a fallback.
    package var text: WrittenText
    package var position: SourcePosition

    package init(_ kind: Kind, _ text: WrittenText, position: SourcePosition) {
        self.kind = kind
        self.text = text
        self.position = position
    }
}

/// A place that requests a provider by its identifier: `Router.to(serviceIdentifier: "clock")`.
package struct IdentifierRequestFact: Codable, Sendable, Hashable {
    package var text: WrittenText
    package var isView: Bool
    package var position: SourcePosition

    package init(_ text: WrittenText, isView: Bool, position: SourcePosition) {
        self.text = text
        self.isView = isView
        self.position = position
    }
}

/// The code that runs first in a program: the top-level code of a file, or `main()` of the type with `@main`.
package struct LaunchFact: Codable, Sendable, Hashable {
    /// A call that runs at launch, outside branches and closures.
    package struct Step: Codable, Sendable, Hashable {
        /// Whether the call registers routes; otherwise it requests one.
        package var isRegistration: Bool
        /// The first and the last position of the registered keys or types, or of the requested key.
        package var start: SourcePosition
        package var end: SourcePosition

        package init(isRegistration: Bool, start: SourcePosition, end: SourcePosition) {
            self.isRegistration = isRegistration
            self.start = start
            self.end = end
        }
    }

    /// Whether this is top-level code, which runs only in a file named `main.swift`.
    package var isTopLevel: Bool
    /// The calls in the order in which they run.
    package var steps: [Step]

    package init(isTopLevel: Bool, steps: [Step]) {
        self.isTopLevel = isTopLevel
        self.steps = steps
    }
}
