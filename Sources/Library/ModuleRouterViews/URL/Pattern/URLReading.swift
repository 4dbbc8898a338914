// SPDX-License-Identifier: Apache-2.0

import URLPatterns

/// Reads and writes the named placeholders of a pattern.
struct URLReading<Configuration>: Sendable {
    var filling: @Sendable (RouteURL, inout Configuration) throws -> Void = { _, _ in }
    var printing: @Sendable (Configuration) throws -> URLValues = { _ in URLValues() }
    /// Whether the names are coding keys of the configuration.
    var isCoded = false
    /// Returns the first name of a pattern that sets no property, as far as this is known without a URL. Runs the decoding of
    /// the configuration.
    var unread: @Sendable ([URLPlaceholder]) -> URLUnreadName? = { _ in nil }
}

extension URLReading {
    /// For a configuration that only key paths set: names have no meaning.
    static var keyPaths: Self {
        Self(
            filling: { url, _ in
                if let name = url.values.names.first { throw URLUnreadName(name, in: Configuration.self) }
            },
            unread: { $0.lazy.compactMap(\.name).first.map { URLUnreadName($0, in: Configuration.self) } })
    }
}

extension URLReading where Configuration == RouteConfiguration {
    /// For a configuration that contains the URL and its values.
    static var loose: Self { Self(filling: { $1.url = $0 }, printing: \.urlValues) }
}

extension URLReading where Configuration: Decodable & SendableMetatype {
    /// For a configuration that is decoded from the values, and encoded into values if it is `Encodable`.
    static var decodable: Self {
        Self(
            filling: { url, configuration in
                if !url.values.isEmpty {
                    configuration = try URLValuesDecoder.decode(Configuration.self, from: url.values)
                } else if url.isOfNamedPlaceholders {
                    // No named placeholder has a value, so optional properties become nil. If decoding fails, the
                    // configuration is unchanged.
                    let decoded = try? URLValuesDecoder.decode(Configuration.self, from: url.values)
                    configuration = decoded ?? configuration
                }
            },
            printing: { configuration in
                guard let encodable = configuration as? any Encodable else {
                    throw URLNotWritten(reason: "\(TypeSpelling.name(of: Configuration.self)) is not Encodable")
                }
                return try URLValuesEncoder.encode(encodable)
            },
            isCoded: true, unread: { URLValuesDecoder.firstUnread(of: $0, by: Configuration.self) })
    }
}

/// A name in a pattern whose value would be lost.
struct URLUnreadName: Error, CustomStringConvertible {
    let name: String
    /// The name of the configuration type.
    let type: String
    /// The names of the properties that may have been meant.
    let nearMisses: [String]

    init<Configuration>(_ name: String, in configuration: Configuration.Type, nearMisses: [String] = []) {
        self.name = name
        type = TypeSpelling.name(of: configuration)
        self.nearMisses = nearMisses
    }

    var description: String { "the placeholder ':\(name)' sets no property of \(type)" }
}

/// The reason why there is no URL for a configuration.
struct URLNotWritten: Error, CustomStringConvertible {
    static let onlyRead = URLNotWritten(reason: "the pattern only reads URLs")

    let reason: String

    var description: String { reason }
}
