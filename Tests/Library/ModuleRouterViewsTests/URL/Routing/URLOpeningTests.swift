// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing
import TestSupport

@MainActor private protocol PatternFirstInput: AnyObject {}

extension RoutableView where Protocol == any PatternFirstInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class PatternFirstScreen: HeadlessScreen, PatternFirstInput {}

private struct PatternFirstRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        URLPattern("notes://first", by: .outside)
        Provides(RoutableView<any PatternFirstInput>()) { $0 }
    }
    func makeDestination(with configuration: RouteConfiguration) -> PatternFirstScreen? {
        PatternFirstScreen("first")
    }
}

/// The destinations of URLs and the values that they receive.
@MainActor
@Suite(
    .routes(unprovided: .isExpected) {
        RecipeScreenRouter.self
        SettingsScreenRouter.self
        SearchRouter.self
        AccountScreenRouter.self
    })
struct URLOpeningTests {
    let window = HeadlessWindow()

    @Test func partsSetTheConfigurationByKeyPaths() throws {
        let url = "notes://note/Caf%C3%A9%20%26%20tea/page/3?tag=a+b&edit=true&tag=c%2Bd"
        let router = try #require(Router.perform(url: url, from: window.root))
        let screen = try #require(router.destination as? RecipeScreen)
        #expect(screen.configuration.name == "Café & tea")
        #expect(screen.configuration.page == 3)
        #expect(screen.configuration.isEditing)
        #expect(screen.configuration.tags == ["a b", "c+d"])
        #expect(screen.configuration.origin?.string == url)
        #expect(router.url?.string == url)
        #expect(router.url?.sender == .outside)
        #expect(router.view?.state == .routed)
        #expect(window.snapshot.contains("\n    RecipeScreen"))
    }

    @Test func absentPartsKeepTheInitialConfiguration() throws {
        let router = try #require(Router.perform(url: "https://notes.example/note/x/", from: window.root))
        let configuration = try #require(router.destination as? RecipeScreen).configuration
        #expect(configuration.page == nil)
        #expect(!configuration.isEditing)
        #expect(configuration.tags == [])
    }

    @Test func namedPartsAreValuesOfTheDefaultConfiguration() throws {
        let router = try #require(
            Router.perform(url: "notes://settings/privacy?from=menu#top", from: window.root, by: .app))
        let screen = try #require(router.destination as? SettingsScreen)
        #expect(screen.section == "privacy")
        let url = try #require(screen.url)
        #expect(url["section"] == "privacy")
        #expect(url.pattern == "notes://settings/:section(general|privacy)")
        #expect(url.queryItems.map(\.name) == ["from"])
        #expect(url.queryItems.map(\.value) == ["menu"])
        #expect(url.fragment == "top")
        #expect(url.sender == .app)
    }

    @Test func namedPartsAreDecodedIntoTheConfiguration() throws {
        let found = try Router.destination(url: "notes://search?tag=x&q=tea+time&page=2&tag=y&order=date")
        let result = try #require(found as? SearchResult)
        #expect(
            result.configuration
                == SearchConfiguration(text: "tea time", page: 2, order: .date, tags: ["x", "y"]))
        let plain = try #require(try Router.destination(serviceURL: "notes://search?q=") as? SearchResult)
        #expect(plain.configuration == SearchConfiguration(text: "", page: nil, order: nil, tags: []))
    }

    @Test func decodedConfigurationReceivesItsURL() throws {
        struct Report: ServiceRouteProvider {
            struct Configuration: Codable, Sendable {
                var month: Int
                var origin: RouteURL?

                enum CodingKeys: CodingKey { case month }
            }

            static var routes: RouteList<Self> {
                URLPattern("notes://report/:month(Int)", by: .outside, url: \.origin)
            }
            static func makeConfiguration() -> Configuration { Configuration(month: 1) }
            func makeDestination(with configuration: Configuration) -> Configuration? { configuration }
        }
        RouteRegistry.current.register { Report.self }
        let made = try #require(try Router.destination(url: "notes://report/3#total") as? Report.Configuration)
        #expect(made.month == 3)
        #expect(made.origin?.string == "notes://report/3#total")
    }

    /// Values that are absent from the URL are nil, so that a written URL is read back with the same values.
    @Test func absentOptionalValuesAreNil() throws {
        struct Search: ServiceRouteProvider {
            struct Configuration: Codable, Equatable, Sendable {
                var text: String?
                var page: Int?
            }

            static var routes: RouteList<Self> { URLPattern("notes://find?q=:text?&page=:page(Int)?", by: .outside) }
            static func makeConfiguration() -> Configuration { Configuration(text: "everything") }
            func makeDestination(with configuration: Configuration) -> Configuration? { configuration }
        }
        struct Listing: ServiceRouteProvider {
            struct Configuration: Codable, Equatable, Sendable { var order = "" }

            static var routes: RouteList<Self> { URLPattern("notes://listing?by=:order?", by: .outside) }
            static func makeConfiguration() -> Configuration { Configuration(order: "name") }
            func makeDestination(with configuration: Configuration) -> Configuration? { configuration }
        }
        RouteRegistry.current.register {
            Search.self; Listing.self
        }
        for (url, page) in [("notes://find?page=2", 2), ("notes://find", nil)] {
            let found = try #require(try Router.destination(url: url) as? Search.Configuration)
            #expect(found == Search.Configuration(text: nil, page: page))
        }
        // A property that is not optional keeps the value from the provider.
        #expect(try Router.destination(url: "notes://listing") as? Listing.Configuration == .init(order: "name"))
    }

    @Test func patternMayStandBeforeItsKey() throws {
        let registry = RouteRegistry { PatternFirstRouter.self }
        try registry.run {
            let shown = try #require(Router.perform(url: "notes://first", from: window.root))
            let router =
                if case .view(let router) = shown { router } else { nil as ViewRoute? }
            #expect(router?.key == RouteKey(.view, (any PatternFirstInput).self))
        }
    }

    @Test func placeholderWithoutAPropertyFailsTheRoute() throws {
        struct Filter: ServiceRouteProvider {
            struct Configuration: Codable, Sendable {
                var text = ""
                var page: Int?
            }

            static var routes: RouteList<Self> {
                URLPattern("notes://filter/:text?page=:pge(Int)?", by: .outside)
            }
            static func makeConfiguration() -> Configuration { Configuration() }
            func makeDestination(with configuration: Configuration) -> String? { configuration.text }
        }
        struct PlainFilter: ServiceRouteProvider {
            struct Configuration { var text = "" }

            static var routes: RouteList<Self> { URLPattern("notes://filters/:kind/\(\.text)", by: .outside) }
            static func makeConfiguration() -> Configuration { Configuration() }
            func makeDestination(with configuration: Configuration) -> String? { configuration.text }
        }
        RouteRegistry.current.register {
            Filter.self
            PlainFilter.self
        }
        #expect(try Router.destination(url: "notes://filter/tea") as? String == "tea")
        let misspelt = #expect(throws: RouteError.self) { try Router.destination(url: "notes://filter/tea?page=2") }
        #expect(misspelt?.code == .invalidConfiguration)
        #expect(
            misspelt?.underlyingError.map { "\($0)" }
                == "the placeholder ':pge' sets no property of Configuration")
        let unread = #expect(throws: RouteError.self) { try Router.destination(url: "notes://filters/new/tea") }
        #expect(
            unread?.underlyingError.map { "\($0)" }
                == "the placeholder ':kind' sets no property of Configuration")
    }

    @Test func namedPartsReachAClosure() throws {
        let screen = try #require(try Router.destination(url: "notes://account/ann") as? HeadlessScreen)
        #expect(screen.title == "account of ann")
    }

    @Test func errorOfAClosureFailsTheRoute() throws {
        let error = #expect(throws: RouteError.self) { try Router.destination(url: "notes://account/nobody") }
        #expect(error?.underlyingError is UnknownAccount)
        #expect(error?.code == .invalidConfiguration)
        #expect(
            error?.reason
                == "'notes://account/nobody' matches 'notes://account/:user' of AccountScreenRouter, which threw an error"
        )
    }

    @Test func completionIsCalledOnce() async throws {
        var results: [Result<Any, RouteError>] = []
        Router.perform(url: "notes://note/x", from: window.root) { results.append($0) }
        Router.perform(url: "notes://search?q=x", from: nil) { results.append($0) }
        Router.perform(url: "notes://account/nobody", from: window.root) { results.append($0) }
        Router.perform(url: "notes://nowhere", from: window.root) { results.append($0) }
        #expect(results.count == 4)
        #expect(try results[0].get() is RecipeScreen)
        #expect(try results[1].get() is SearchResult)
        #expect(throws: RouteError.self) { try results[2].get() }
        #expect(throws: RouteError.self) { try results[3].get() }
    }

    @Test func awaitedURLReturnsWhenTheViewIsShown() async throws {
        let router = try await Router.route(url: "notes://note/x?action=share", from: window.root)
        let screen = try #require(router.view?.destination as? RecipeScreen)
        #expect(screen.actions == ["share of notes://note/x?action=share"])
        await #expect(throws: RouteError.self) { try await Router.route(url: "notes://nowhere", from: window.root) }
        let search = try await Router.route(url: "notes://search?q=x", from: nil)
        #expect(search.destination is SearchResult)
    }

    @Test func pathOfTheCallerOverridesTheURL() throws {
        Router.perform(url: "notes://note/x?transition=push", path: .presentAsSheet(from: window.root))
        #expect(window.snapshot.contains("presented as sheet: RecipeScreen"))
    }

    @Test(arguments: [
        ("present", "presented modally: RecipeScreen"), ("sheet", "presented as sheet: RecipeScreen"),
        ("push", "\n    RecipeScreen"), ("addAsSubview", "\n    RecipeScreen"),
        ("by-magic", "\n    RecipeScreen"),
    ])
    func urlMayNameTheTransition(transition: String, expected: String) throws {
        Router.perform(url: "notes://note/x?transition=\(transition)", from: window.root)
        #expect(window.snapshot.contains(expected), "\(window.snapshot)")
    }

    @Test func namesOfQueryItemsAreConfigurable() throws {
        let registry = RouteRegistry.current
        var options = registry.urlOptions
        options.transitionKey = "how"
        options.transitions = ["up": .presentModally]
        options.actionKey = nil
        registry.urlOptions = options
        let router = try #require(
            Router.perform(url: "notes://note/x?how=up&action=share&transition=push", from: window.root))
        #expect(window.snapshot.contains("presented modally: RecipeScreen"))
        #expect((router.destination as? RecipeScreen)?.actions == [])
    }

    @Test func actionIsPerformedOnTheDestination() throws {
        let router = try #require(Router.perform(url: "notes://note/x?action=share", from: window.root))
        #expect((router.destination as? RecipeScreen)?.actions == ["share of notes://note/x?action=share"])
        Router.perform(url: "notes://search?q=x&action=remember", from: nil)
        #expect(SearchRouter.performed.all.contains("remember"))
    }

    @Test func serviceURLMayBeOpenedOffTheMainActor() async throws {
        let registry = RouteRegistry.current
        let result = try await Task.detached {
            try registry.run { try Router.destination(serviceURL: "notes://search?q=far") } as? SearchResult
        }.value
        #expect(result?.configuration.text == "far")
    }

    @Test func urlOfAViewIsNotAServiceURL() {
        let error = #expect(throws: RouteError.self) { try Router.destination(serviceURL: "notes://note/x") }
        #expect(
            error?.reason == "'notes://note/x' leads to RecipeScreenRouter, a provider of views")
        #expect(error?.hint == "open it with Router.perform(url:from:)")
    }

    @Test func urlMayBeAwaitedWithAPath() async throws {
        let router = try await Router.route(url: "notes://note/x", path: .presentModally(from: window.root))
        #expect(window.presented === router.view?.destination)
        let error = await #expect(throws: RouteError.self) {
            try await Router.route(
                url: "notes://note/x", path: .push(from: nil), fileID: "App/Links.swift", line: 7, column: 9)
        }
        #expect(error?.code == .invalidSource)
        #expect(error?.location?.description == "App/Links.swift:7:9")
    }

    @Test func animationMayBeTurnedOff() async throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let router = try await Router.route(url: "notes://note/x", from: window.root, animated: false)
        #expect(router.view?.kind == .push)
        let above = Router.perform(url: "notes://note/y?transition=present", from: window.root, animated: false)
        #expect(above?.view?.state == .routed)
        #expect(above?.view?.kind == .presentModally)
    }
}
