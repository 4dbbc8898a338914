// SPDX-License-Identifier: Apache-2.0

@testable import ModuleRouter

@testable import ModuleRouterViews
import ModuleRouterTesting
import TestSupport
import Testing

// MARK: A pattern of the main actor

/// A default that changes and records whether it was read on the main actor.
@MainActor private enum FirstPage {
    static var number = 1
    nonisolated static let reads = Collected<Bool>()

    static func read() -> Int {
        reads.append(MainActorCall.isOnMainActor)
        return number
    }
}

@MainActor private final class PageConfiguration {
    static let firstLine = 1
    var number = 0
    var line = 0
}

private struct PageRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern(
            "pages://page?n=\(\.number, default: FirstPage.read())&l=\(\.line, default: PageConfiguration.firstLine)",
            by: .outside)
    }

    static func makeConfiguration() -> PageConfiguration { PageConfiguration() }

    func makeDestination(with configuration: PageConfiguration) -> HeadlessScreen? {
        HeadlessScreen("page \(configuration.number), line \(configuration.line)")
    }
}

// MARK: Patterns that ask the router

private struct Page: Equatable, Sendable {
    var number = 0
}

/// A provider whose default checks whether its own URL can be opened.
private struct AskingDefaultRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern("asking://page?n=\(\.number, default: Router.canOpen(url: "asking://page") ? 1 : 2)", by: .outside)
    }

    static func makeConfiguration() -> Page { Page() }

    func makeDestination(with configuration: Page) -> Page? { configuration }
}

/// A provider whose pattern text checks whether its own URL can be opened.
private struct AskingTextRouter: ServiceRouteProvider {
    static let answers = Collected<Bool>()

    static var routes: RouteList<Self> { URLPattern(asking("asking://text/\(\.number)"), by: .outside) }

    static func makeConfiguration() -> Page { Page() }

    func makeDestination(with configuration: Page) -> Page? { configuration }

    private static func asking<Text>(_ text: Text) -> Text {
        answers.append(Router.canOpen(url: "asking://text/1"))
        return text
    }
}

/// A service that writes a URL during its construction. The pattern of this URL requests the service.
private protocol Catalogue: Sendable {
    var url: String? { get }
}

extension RoutableService where Protocol == any Catalogue {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private struct WrittenCatalogue: Catalogue {
    let url: String?
}

private struct CatalogueRouter: ServiceRouteProvider {
    static let isReadingText = Gate()
    static let isMakingDestination = Gate()

    static var lifetime: RouteLifetime { .shared }

    static var routes: RouteList<Self> {
        Provides(RoutableService<any Catalogue>()) { $0 }
        URLPattern(requesting("catalogue://all"), by: .outside)
    }

    func makeDestination(with configuration: RouteConfiguration) -> WrittenCatalogue? {
        Self.isMakingDestination.open()
        Self.isReadingText.pass()
        return WrittenCatalogue(url: try? Router.url(for: RoutableService<any Catalogue>()))
    }

    private static func requesting<Text>(_ text: Text) -> Text {
        isReadingText.open()
        isMakingDestination.pass()
        _ = try? Router.destination(for: RoutableService<any Catalogue>())
        return text
    }
}

/// The actor and the time at which the text, the key paths and the defaults of a pattern are evaluated.
struct URLPatternEvaluationTests {
    @Test func theDefaultsOfAMainActorProviderAreReadOnTheMainActor() async throws {
        let registry = RouteRegistry { PageRouter.self }
        onThreads(4) { _ in
            registry.run { #expect(Router.canOpen(url: "pages://page?n=7")) }
        }
        try await MainActor.run {
            try registry.run {
                let titles = try [1, 2].map { number in
                    FirstPage.number = number
                    return (try Router.destination(url: "pages://page") as? HeadlessScreen)?.title
                }
                #expect(titles == ["page 1, line 1", "page 2, line 1"])
            }
        }
        #expect(FirstPage.reads.all == [true, true])
    }

    /// Returns the destination of a URL.
    private func page(_ url: String) -> Page? { (try? Router.destination(serviceURL: url)) as? Page }

    @Test func defaultMayQueryURLs() {
        RouteRegistry { AskingDefaultRouter.self }.run {
            #expect(page("asking://page") == Page(number: 1))
            #expect(page("asking://page?n=5") == Page(number: 5))
        }
    }

    /// The pattern does not match while its own text is being read.
    @Test func patternTextMayQueryURLs() {
        RouteRegistry { AskingTextRouter.self }.run {
            #expect(Router.canOpen(url: "asking://text/1"))
            #expect(page("asking://text/2") == Page(number: 2))
            #expect(RouteRegistry.current.validate().filter { $0.id == .urlPatternInvalid } == [])
        }
        #expect(AskingTextRouter.answers.all.allSatisfy { !$0 })
    }

    @Test func patternTextAndServiceMayRequestEachOther() {
        let catalogues = Collected<String?>()
        let registry = RouteRegistry { CatalogueRouter.self }
        onThreads(2) { number in
            registry.run {
                if number == 0 {
                    #expect(Router.canOpen(url: "catalogue://all"))
                } else {
                    catalogues.append((try? Router.destination(for: RoutableService<any Catalogue>()))?.url)
                }
            }
        }
        #expect(catalogues.all == ["catalogue://all"])
    }
}
