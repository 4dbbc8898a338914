// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterViews

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

/// The destination of a URL.
package struct Page: Equatable {
    package let name: String
    package let page: Int

    /// Makes the page with a number.
    package init(_ number: Int) { self.init(name: "groceries-\(number)", page: number * 37 + 100) }

    package init(name: String, page: Int) {
        self.name = name
        self.page = page
    }
}

/// A provider with one pattern, whose URLs are read and written through key paths.
package struct PageRouter: ServiceRouteProvider {
    package static var routes: RouteList<Self> {
        Provides(RoutableServiceModule<any PageModuleInput>()) { $0 }
        URLPattern("notes://desk/shelf-0/\(\.name)/pages/\(\.page)", by: .outside)
    }

    package init() {}

    package static func makeConfiguration() -> PageConfiguration { PageConfiguration() }

    package func makeDestination(with configuration: PageConfiguration) -> Page? {
        Page(name: configuration.name, page: configuration.page)
    }

    /// Returns the URL of a page, built by string interpolation.
    package static func url(_ page: Page) -> String { "notes://desk/shelf-0/\(page.name)/pages/\(page.page)" }

    /// Returns the same URL, written by its pattern.
    package static func written(_ page: Page) throws -> String {
        try Router.url(for: RoutableServiceModule<any PageModuleInput>()) {
            $0.name = page.name
            $0.page = page.page
        }
    }
}
