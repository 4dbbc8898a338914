// SPDX-License-Identifier: Apache-2.0

/// The URL-related part of a ``RouteConfiguration``.
private struct URLContent: Sendable {
    var url: RouteURL?
    var values = URLValues()
}

extension RouteConfiguration {
    private var urls: URLContent {
        get { self[URLContent.self] ?? URLContent() }
        set { self[URLContent.self] = newValue.url == nil && newValue.values.isEmpty ? nil : newValue }
    }

    /// The URL that led to the route; nil if the route was requested by its key.
    public internal(set) var url: RouteURL? {
        get { urls.url }
        set { urls = URLContent(url: newValue, values: newValue?.values ?? urls.values) }
    }

    /// The values of the URL's placeholders, by name. A URL of this route is written from them.
    public var urlValues: URLValues {
        get { urls.values }
        set { urls.values = newValue }
    }
}
