// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension ServiceRegistrar {
    /// - Parameter fill: Passes the URL that led to the route to the configuration.
    func add(
        urlPattern text: String, _ access: URLAccess, at location: RouteLocation,
        fill: @escaping @Sendable (RouteURL, AnyObject) -> Void,
        act: @escaping @Sendable (URLAction, Any) -> Void
    ) {
        batch.add(
            factory.urlEntry(
                .dynamic(text, access, location, fill), key: batch.firstKey, act: act))
    }
}
