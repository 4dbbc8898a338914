// SPDX-License-Identifier: Apache-2.0

extension ServiceRouterType {
    /// Returns the URL of the route with a configuration.
    ///
    /// - Throws: `RouteError`, if the route has no provider or no URL.
    func url(scheme: String?, preparing prepare: (inout Module) -> Void) throws(RouteError) -> String {
        do {
            let request = try begin()
            request.open(prepare)
            return try registry.checkedLimits(of: ProviderURLs.url(of: request.urlSubject, scheme: scheme), for: key)
        } catch {
            throw registry.report(
                .toURL, RouteError.wrapping(error, for: key).asked(at: location), isDelivered: true, of: .key(key))
        }
    }
}

extension ServiceRouter {
    /// The URL that led to the route; nil if the route was requested by its key.
    public var url: RouteURL? { openedURL as? RouteURL }
}
