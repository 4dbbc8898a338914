// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

public protocol Archive: AnyObject, Sendable {}

@Routable extension RoutableAsyncService where Protocol == any Archive {}

// snippet.closing
@Provider(of: RoutableAsyncService<any Archive>.self, lifetime: .shared(madeAtStart: true))
final class TapeArchive: Archive, ClosableDestination {
    init() async throws { print("wound") }
    func close() async throws { print("rewound") }
}

try await RouteRegistry.shared.start()  // → wound
try await RouteRegistry.shared.close(within: .seconds(5))  // → rewound
// snippet.end
