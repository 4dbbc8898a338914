// SPDX-License-Identifier: Apache-2.0

/// What becomes of the named placeholders of a pattern.
struct URLReading<Configuration>: Sendable {
    var filling: @Sendable (RouteURL, inout Configuration) throws -> Void = { _, _ in }
    var printing: @Sendable (Configuration) throws -> URLValues = { _ in URLValues() }
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
                }
            },
            printing: { _ in
                throw URLNotWritten(reason: "\(TypeSpelling.name(of: Configuration.self)) is not Encodable")
            })
    }
}

extension URLReading where Configuration: Codable & SendableMetatype {
    static var codable: Self { Self(filling: Self.decodable.filling, printing: { try URLValuesEncoder.encode($0) }) }
}

/// Why there is no URL for a configuration.
struct URLNotWritten: Error, CustomStringConvertible {
    static let onlyRead = URLNotWritten(reason: "the pattern only reads URLs")

    let reason: String

    var description: String { reason }
}
