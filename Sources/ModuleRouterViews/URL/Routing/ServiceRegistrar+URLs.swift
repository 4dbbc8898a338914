// SPDX-License-Identifier: Apache-2.0

extension ServiceRegistrar {
    /// - Parameter fill: Passes the URL that led to the route to the configuration.
    package func add(
        urlPattern text: String, _ access: URLAccess, at location: RouteLocation,
        fill: @escaping @Sendable (RouteURL, AnyObject) -> Void,
        act: @escaping @Sendable (URLAction, Any) -> Void
    ) {
        batch.add(
            factory.urlEntry(
                .called(text, access, location, fill), key: batch.firstKey, act: act))
    }
}

extension URLPatternContent where Configuration == AnyObject {
    static func called(
        _ text: String, _ access: URLAccess, _ location: RouteLocation,
        _ fill: @escaping @Sendable (RouteURL, AnyObject) -> Void
    ) -> Self {
        URLPatternContent(
            text: { URLPatternParts(text) }, access: access, location: location,
            reading: URLReading(filling: { url, configuration in fill(url, configuration) }) { _ in
                throw URLNotWritten.onlyRead
            })
    }
}
