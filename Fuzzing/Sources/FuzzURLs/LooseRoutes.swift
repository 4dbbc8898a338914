// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

protocol LooseService: OpenedURL {}

extension RoutableService where Protocol == any LooseService {
    init() { self.init(declaredProtocol: Protocol.self) }
}

/// Patterns of all kinds, with untyped values.
struct LooseRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        Provides(RoutableService<any LooseService>()) { $0 }
        URLPattern("fuzz://note/:note", by: .outside)
        URLPattern("{fuzz://|https://fuzz.example/}page/:page(Int){/edit|}", by: .outside)
        URLPattern("fuzz://v:version(UInt).api/@:call!")
        URLPattern("https://:tenant.fuzz.example:8443/:file.html", by: .outside)
        URLPattern("fuzz://files/*path", by: .outside)
        URLPattern("fuzz://[::1]/:address")
        URLPattern("fuzz://search?q=:q&n=:n(Int)?&tag=:tag*&on=:on(Bool)?&share=:share(Double)?", by: .outside)
        URLPattern("fuzz://kind/:kind(a|b%2Fc|ü)/:uuid(UUID)?flag&mode=:mode(x|y)?", by: .outside)
        URLPattern("https://:site/about{/:section|}")
        URLPattern("fuzz://deep/:one/x/:two/:three(Int)/*others?four=:four*")
        URLPattern("fuzz://deep/x/:two2/y")
        URLPattern("fuzz://note/:note#:part")
        URLPattern("https://fuzz.example/#/:kind/v:version(UInt)", by: .outside)
        URLPattern("fuzz://files/*path?n=:n(Int)#/*others")
    }

    func makeDestination(with configuration: RouteConfiguration) -> Opened? {
        Opened(values: configuration.urlValues)
    }

    struct Opened: LooseService {
        let values: URLValues

        var value: OpenedValue { OpenedValue(provider: "LooseRouter", values: values) }

        func written() throws(RouteError) -> String {
            try Router.url(for: RoutableService<any LooseService>()) { $0.urlValues = values }
        }
    }
}
