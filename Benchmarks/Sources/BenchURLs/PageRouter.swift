// SPDX-License-Identifier: Apache-2.0

package import ModuleRouter

package protocol PageModuleInput: AnyObject {
    var name: String { get set }
    var page: Int { get set }
}

extension RoutableServiceModule where Protocol == any PageModuleInput {
    package init() { self.init(declaredProtocol: Protocol.self) }
}

package final class PageConfiguration: PageModuleInput {
    package var name = ""
    package var page = 0
}

/// What a URL is opened to.
package struct Page: Equatable {
    package let name: String
    package let page: Int

    /// The page of a number.
    package init(_ number: Int) { self.init(name: "groceries-\(number)", page: number * 37 + 100) }

    package init(name: String, page: Int) {
        self.name = name
        self.page = page
    }
}

/// A provider with one pattern, to be opened and written by key paths.
package struct PageRouter: ServiceRouteProvider {
    package static var routes: ServiceRoutes<Self> {
        Provides(RoutableServiceModule<any PageModuleInput>()) { $0 }
        URLPattern("notes://desk/shelf-0/\(\.name)/pages/\(\.page)", .open)
    }

    package init() {}

    package static func makeConfiguration() -> PageConfiguration { PageConfiguration() }

    package func makeDestination(with configuration: PageConfiguration) -> Page? {
        Page(name: configuration.name, page: configuration.page)
    }

    /// The URL of a page, put together from its parts.
    package static func url(_ page: Page) -> String { "notes://desk/shelf-0/\(page.name)/pages/\(page.page)" }

    /// The same URL, as its pattern writes it.
    package static func written(_ page: Page) throws -> String {
        try Router.url(for: RoutableServiceModule<any PageModuleInput>()) {
            $0.name = page.name
            $0.page = page.page
        }
    }
}
