// SPDX-License-Identifier: Apache-2.0

/// The properties of a route that are known without a request, so that a question about the route runs no code of the app.
package struct ViewRouteInfo {
    /// The traits of the provider.
    let traits: ViewProviderInfo
    /// The requirements of the requested key, and of the keys to which adapters lead.
    var requirements: [RouteRequirement] = []

    /// The place where the properties are found. They are read at each question, because a test may replace the adaptee of an
    /// adapter.
    package enum Source {
        case entry(RouteEntry)
        /// A request by a URL, which has the requirements of all keys, so that no URL is a way around one of them.
        case provider(AnyViewFactory)
        /// A route without a provider.
        indirect case missing(RouteError)

        @MainActor var info: ViewRouteInfo {
            get throws {
                switch self {
                case .entry(let entry): try entry.info
                case .provider(let factory): ViewRouteInfo(traits: factory.traits, requirements: factory.requirements)
                case .missing(let error): throw error
                }
            }
        }
    }
}

/// The part of a ``ViewFactory`` that does not depend on its types.
///
/// Unchecked, because the requirements are set before another thread can see the factory.
package class AnyViewFactory: @unchecked Sendable {
    let traits: ViewProviderInfo
    /// The requirements of all keys of the provider. They apply to requests without a key.
    private(set) var requirements: [RouteRequirement] = []

    init(traits: ViewProviderInfo) { self.traits = traits }

    /// Adds requirements of a key.
    final func require(_ requirements: [RouteRequirement]) { self.requirements += requirements }
}
