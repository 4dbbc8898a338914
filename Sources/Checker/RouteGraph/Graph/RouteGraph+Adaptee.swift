// SPDX-License-Identifier: Apache-2.0

/// The JSON form: `{"route": "…"}` or `{"provider": "…"}`.
extension RouteGraph.Adapter.Line.Adaptee {
    private enum CodingKeys: String, CodingKey {
        case route, provider
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let route = try container.decodeIfPresent(String.self, forKey: .route) {
            self = .route(route)
        } else {
            self = .provider(try container.decode(String.self, forKey: .provider))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .route(let id): try container.encode(id, forKey: .route)
        case .provider(let id): try container.encode(id, forKey: .provider)
        }
    }
}
