// SPDX-License-Identifier: Apache-2.0

/// What becomes of the named placeholders of a pattern.
struct URLReading<Configuration>: Sendable {
    var filling: @Sendable (RouteURL, inout Configuration) throws -> Void = { _, _ in }
    var printing: @Sendable (Configuration) throws -> URLValues = { _ in URLValues() }
    /// Whether names are the keys of what is decoded and encoded.
    var isCoded = false
    /// The first of a pattern's names that sets nothing, as far as that is known without a URL. Runs what decodes the
    /// configuration.
    var unread: @Sendable ([URLPlaceholder]) -> URLUnreadName? = { _ in nil }
}

extension URLReading {
    /// The configuration is set by key paths alone: no name has a meaning.
    static var keyPaths: Self {
        Self(
            filling: { url, _ in
                if let name = url.values.names.first { throw URLUnreadName(name, in: Configuration.self) }
            },
            unread: { $0.lazy.compactMap(\.name).first.map { URLUnreadName($0, in: Configuration.self) } })
    }
}

extension URLReading where Configuration == ViewRouteConfiguration {
    /// The URL and its values are in the configuration.
    static var loose: Self { Self(filling: { $1.url = $0 }, printing: \.urlValues) }
}

extension URLReading where Configuration == ServiceRouteConfiguration {
    /// The URL and its values are in the configuration.
    static var loose: Self { Self(filling: { $1.url = $0 }, printing: \.urlValues) }
}

extension URLReading where Configuration: Decodable & SendableMetatype {
    /// The values are the configuration.
    static var decodable: Self {
        Self(
            filling: { url, configuration in
                if !url.values.isEmpty {
                    configuration = try URLValuesDecoder.decode(Configuration.self, from: url.values)
                } else if url.isOfNamedPlaceholders {
                    // None of them is there: the optional properties are nil. One that is not keeps what it is.
                    let decoded = try? URLValuesDecoder.decode(Configuration.self, from: url.values)
                    configuration = decoded ?? configuration
                }
            },
            printing: { _ in
                throw URLNotWritten(reason: "\(TypeSpelling.name(of: Configuration.self)) is not Encodable")
            },
            isCoded: true, unread: { URLValuesDecoder.firstUnread(of: $0, by: Configuration.self) })
    }
}

extension URLReading where Configuration: Codable & SendableMetatype {
    static var codable: Self {
        var reading = decodable
        reading.printing = { try URLValuesEncoder.encode($0) }
        return reading
    }
}

/// A name in a pattern, the value of which would be lost.
struct URLUnreadName: Error, CustomStringConvertible {
    let name: String
    /// That of the configuration.
    let type: String
    /// The properties that may have been meant.
    let nearMisses: [String]

    init<Configuration>(_ name: String, in configuration: Configuration.Type, nearMisses: [String] = []) {
        self.name = name
        type = TypeSpelling.name(of: configuration)
        self.nearMisses = nearMisses
    }

    var description: String { "the placeholder ':\(name)' sets no property of \(type)" }
}

/// Why there is no URL for a configuration.
struct URLNotWritten: Error, CustomStringConvertible {
    static let onlyRead = URLNotWritten(reason: "the pattern only reads URLs")

    let reason: String

    var description: String { reason }
}
