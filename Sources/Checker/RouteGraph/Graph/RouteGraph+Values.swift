// SPDX-License-Identifier: Apache-2.0

extension RouteGraph {
    /// A place that may use a key, in code that the checker does not follow.
    public struct PossibleUse: Codable, Sendable, Hashable {
        enum Reason {
            case shortName(String)
            case macro
            case inferred(String)
            case name

            /// The reason as the end of a sentence.
            var text: String {
                switch self {
                case .shortName(let name): "'.\(name)' may be its short key, in code that the checker does not follow"
                case .macro: "an argument of a macro requests it"
                case .inferred(let text): "the compiler infers the key '\(text)', which may be this one"
                case .name: "code that the checker does not follow may request it with this name"
                }
            }
        }

        /// The reason why the use is not certain.
        public var reason: String
        public var location: SourceLocation

        public init(reason: String, location: SourceLocation) {
            self.reason = reason
            self.location = location
        }

        init(_ reason: Reason, location: SourceLocation) { self.init(reason: reason.text, location: location) }
    }

    /// A place that opens a URL, or decides about the URLs that the app opens.
    public struct URLUse: Codable, Sendable, Hashable {
        public enum Kind: String, Codable, Sendable, Hashable {
            case open
            /// A place that opens the URL only if the app has a pattern for it.
            case question
            case redirect
            /// A place that adds a fallback, which may handle any URL.
            case fallback
        }

        public var kind: Kind
        /// The URL, or the pattern of a redirection; nil if the source does not show it.
        public var text: String?
        public var module: String
        public var location: SourceLocation

        public init(_ kind: Kind, text: String?, module: String, location: SourceLocation) {
            self.kind = kind
            self.text = text
            self.module = module
            self.location = location
        }
    }

    /// A place that requests a provider by its identifier.
    public struct IdentifierRequest: Codable, Sendable, Hashable {
        public var text: String
        public var isView: Bool
        public var module: String
        public var location: SourceLocation

        public init(text: String, isView: Bool, module: String, location: SourceLocation) {
            self.text = text
            self.isView = isView
            self.module = module
            self.location = location
        }
    }
}
