// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

extension ServiceRegistrar {
    /// - Parameter fill: Passes the URL that led to the route to the configuration.
    package func add(
        urlPattern text: String, by sender: URLSender, at location: RouteLocation,
        fill: @escaping @Sendable (RouteURL, AnyObject) -> Void,
        act: @escaping @Sendable (URLActionCall, Any) -> Void
    ) {
        batch.add(
            .detail(factory.urlEntry(.dynamic(text, sender, location, fill), key: batch.firstKey, act: act)))
    }
}
