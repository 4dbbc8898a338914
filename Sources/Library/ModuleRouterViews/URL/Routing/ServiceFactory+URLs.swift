// SPDX-License-Identifier: Apache-2.0

import URLPatterns

extension ServiceFactory {
    /// Returns the entry of one of the provider's URL patterns.
    package func urlEntry(
        _ pattern: URLPatternContent<Configuration>, key: RouteKey?,
        act: @escaping @MainActor (URLActionCall, Destination) -> Void
    ) -> URLEntry {
        let key = key ?? RouteKey(.service, Any.self)
        let item = ProviderURLs.add(pattern, to: urlPatterns)
        return URLEntry(
            key: key, owner: ProviderName.of(provider), text: { URLPatternSyntax.text(of: pattern.text().pieces) },
            sender: pattern.sender,
            location: pattern.location, item: item,
            syntax: { () throws(URLPatternSyntax.Failure) in try item.compiled()?.syntax },
            unreadName: { try? item.compiled()?.unreadName },
            target: .service(
                { url, texts in
                    var configuration = try self.production.beginningConfiguration(of: key)
                    try item.compiled()?.fill(&configuration, from: url, texts)
                    let initial = configuration
                    let plain = initial as? RouteConfiguration
                    return ServiceRequest(
                        module: plain ?? RouteConfiguration(),
                        own: plain == nil ? ClassInstance.boxing(initial) : nil,
                        urlSubject: { self.urlSubject(Self.configuration($0, or: initial), for: key) }
                    ) { module, _, prepare in
                        // Values of the URL do not count as the performer's parameters.
                        try self.destination(
                            of: key, configuration: Self.configuration(module, or: initial), preparing: prepare,
                            convert: { $0 as Any })
                    }
                },
                act: { action, destination in
                    if let destination = destination as? Destination { act(action, destination) }
                }))
    }
}
