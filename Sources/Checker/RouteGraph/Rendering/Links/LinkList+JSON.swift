// SPDX-License-Identifier: Apache-2.0

import Foundation
import URLPatterns

extension LinkList {
    /// The version of the JSON form. New members keep the version. Removing a member or changing its meaning increases it.
    package static let schemaVersion = 1

    /// Returns the patterns as JSON, indented, with sorted members and a newline at the end.
    ///
    /// - Throws: Errors of the encoder. No list causes one.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(LinkDocument(self)), as: UTF8.self) + "\n"
    }
}

/// The JSON form of a list.
private struct LinkDocument: Encodable {
    struct Entry: Encodable {
        var pattern: String
        var parameters: [Parameter]
        var sender: Link.Sender
        var provider: String?
        var module: String
        var keys: [String]
        /// The pattern of the new URLs of a redirection.
        var redirectsTo: String?
        var condition: String?
        var isRegistered: Bool
        /// The syntax error of the pattern.
        var failure: String?
        var location: SourceLocation
    }

    struct Parameter: Encodable {
        var name: String
        var type: String?
        var isRequired: Bool
        var defaultValue: String?
    }

    var schemaVersion = LinkList.schemaVersion
    var entryPoint: String
    var links: [Entry]

    init(_ list: LinkList) {
        entryPoint = list.entryPoint
        links = list.links.map { link in
            Entry(
                pattern: link.pattern,
                parameters: link.parameters.map {
                    Parameter(
                        name: $0.name, type: $0.type, isRequired: $0.placeholder.quantity == .one,
                        defaultValue: $0.defaultValue)
                },
                sender: link.sender, provider: link.provider, module: link.module,
                keys: link.provider == nil ? [] : link.destinations,
                redirectsTo: link.provider == nil ? link.destinations.first : nil, condition: link.condition,
                isRegistered: link.isRegistered, failure: link.failure, location: link.location)
        }
    }
}
