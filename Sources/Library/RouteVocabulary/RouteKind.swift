// SPDX-License-Identifier: Apache-2.0

/// The kinds of declared keys. A protocol may be declared for several kinds. Each is a separate route.
@_documentation(visibility: internal)
public enum RouteKind: Sendable, Hashable, CaseIterable {
    case service
    case serviceModule
    case asyncService
    case view
    case viewModule

    package var isService: Bool {
        switch self {
        case .service, .serviceModule, .asyncService: true
        case .view, .viewModule: false
        }
    }

    /// Whether the protocol of the key is that of a configuration.
    package var hasConfiguration: Bool { self == .serviceModule || self == .viewModule }

    /// The name of the key's type as it is written in source.
    @inline(never)  // See SmallCode.
    package var keyName: String {
        switch self {
        case .service: "RoutableService"
        case .serviceModule: "RoutableServiceModule"
        case .asyncService: "RoutableAsyncService"
        case .view: "RoutableView"
        case .viewModule: "RoutableViewModule"
        }
    }
}
