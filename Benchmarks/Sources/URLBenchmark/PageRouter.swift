// SPDX-License-Identifier: Apache-2.0

import ModuleRouter

protocol PageModuleInput: AnyObject {
    var name: String { get set }
    var page: Int { get set }
}

extension RoutableServiceModule where Protocol == any PageModuleInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class PageConfiguration: PageModuleInput {
    var name = ""
    var page = 0
}

/// A provider with one pattern, to be opened and written by key paths.
struct PageRouter: ServiceRouteProvider {
    struct Page {
        let name: String
        let page: Int
    }

    static var routes: ServiceRoutes<Self> {
        Provides(RoutableServiceModule<any PageModuleInput>()) { $0 }
        URLPattern("notes://desk/shelf-0/\(\.name)/pages/\(\.page)", .open)
    }

    static func makeConfiguration() -> PageConfiguration { PageConfiguration() }

    func makeDestination(with configuration: PageConfiguration) -> Page? {
        Page(name: configuration.name, page: configuration.page)
    }

    static func url(_ number: Int) -> String { "notes://desk/shelf-0/groceries-\(number)/pages/\(number * 37 + 100)" }

    /// The URL with the same number, written.
    static func written(_ number: Int) throws -> String {
        try Router.url(for: RoutableServiceModule<any PageModuleInput>()) {
            $0.name = "groceries-\(number)"
            $0.page = number * 37 + 100
        }
    }

    static func prove(_ urls: [String]) throws {
        for (number, url) in urls.enumerated() {
            let page = try Router.destination(forServiceURL: url) as? Page
            guard page?.name == "groceries-\(number)", page?.page == number * 37 + 100, try written(number) == url
            else {
                throw BenchmarkError("'\(url)' is not opened and written as it has to be")
            }
        }
    }
}
