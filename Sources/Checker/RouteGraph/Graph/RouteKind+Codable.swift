// SPDX-License-Identifier: Apache-2.0

extension RouteKind: Codable {
    /// Creates the kind with this key name, such as `RoutableService`.
    public init?(keyName: String) {
        guard let kind = Self.allCases.first(where: { $0.keyName == keyName }) else { return nil }
        self = kind
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let kind = Self(keyName: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no kind of key")
        }
        self = kind
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(keyName)
    }
}
