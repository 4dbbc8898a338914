// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// The URLs that are written for routes.
@MainActor
@Suite(
    .routes {
        RecipeScreenRouter.self
        SettingsScreenRouter.self
        SearchRouter.self
        AccountScreenRouter.self
        RequiredRecipeAdapter.self
    })
struct URLWritingTests {
    @Test func writesParametersOfAModule() throws {
        let url = try Router.url(for: RoutableViewModule<any RecipeModuleInput>()) { note in
            note.name = "a/b ü?"
            note.isEditing = true
            note.page = 2
            note.tags = ["x&y", "1+1"]
        }
        #expect(url == "notes://note/a%2Fb%20%C3%BC%3F/page/2?edit=true&tag=x%26y&tag=1%2B1")
    }

    @Test func omitsDefaultValues() throws {
        let url = try Router.url(for: RoutableViewModule<any RecipeModuleInput>()) { $0.name = "x" }
        #expect(url == "notes://note/x")
    }

    @Test func writesTheRequestedScheme() throws {
        let route = RoutableViewModule<any RecipeModuleInput>()
        #expect(try Router.url(for: route, scheme: "HTTPS") { $0.name = "x" } == "https://notes.example/note/x")
        let error = #expect(throws: RouteError.self) { try Router.url(for: route, scheme: "ftp") { $0.name = "x" } }
        #expect(
            error?.underlyingError.map { "\($0)" }?.hasSuffix("with the scheme 'ftp'") == true)
    }

    @Test func writesThroughAnAdapter() throws {
        let url = try Router.url(for: RoutableViewModule<any RequiredRecipeModuleInput>()) { $0.title = "x" }
        #expect(url == "notes://note/x")
    }

    @Test func writesLooseValues() throws {
        let url = try Router.url(for: RoutableView<any SettingsInput>()) { $0.urlValues = ["section": "general"] }
        #expect(url == "notes://settings/general")
    }

    @Test func encodesTheInitialConfiguration() throws {
        #expect(try Router.url(for: RoutableService<any SearchService>()) == "notes://search?q=everything")
    }

    @Test func writesWithAClosure() throws {
        #expect(
            try Router.url(for: RoutableViewModule<any AccountModuleInput>()) { $0.account = "ann" }
                == "notes://account/ann")
    }

    @Test func valueWithoutAURLIsAnError() throws {
        let error = #expect(throws: RouteError.self) {
            try Router.url(for: RoutableView<any SettingsInput>()) { $0.urlValues = ["section": "secrets"] }
        }
        #expect(error?.code == .invalidConfiguration)
        #expect(error?.reason == "RoutableView<any SettingsInput> has no URL")
        #expect(
            error?.underlyingError.map { "\($0)" }
                == "notes://settings/:section(general|privacy) has no URL for :section = 'secrets'")
        let empty = #expect(throws: RouteError.self) {
            try Router.url(for: RoutableViewModule<any RecipeModuleInput>())
        }
        #expect(
            empty?.underlyingError.map { "\($0)" }?.contains("has no URL for key path 1 = ''") == true)
    }

    @Test func valueWithoutAPlaceholderIsAnError() throws {
        let error = #expect(throws: RouteError.self) {
            try Router.url(for: RoutableView<any SettingsInput>()) {
                $0.urlValues = ["section": "general", "color": "red"]
            }
        }
        #expect(
            error?.underlyingError.map { "\($0)" }
                == "notes://settings/:section(general|privacy) has no place for 'color'")
    }

    @Test func urlThatLeadsToAnotherProviderIsAnError() throws {
        struct NewRecipeRouter: ViewRouteProvider {
            static var routes: RouteList<Self> { URLPattern("notes://note/new", by: .outside) }
            func makeDestination(with configuration: RouteConfiguration) -> HeadlessScreen? { HeadlessScreen() }
        }
        let registry = RouteRegistry(parent: .current) { NewRecipeRouter.self }
        registry.run {
            let error = #expect(throws: RouteError.self) {
                try Router.url(for: RoutableViewModule<any RecipeModuleInput>()) { $0.name = "new" }
            }
            #expect(
                error?.underlyingError.map { "\($0)" }
                    == "'notes://note/new' leads to 'notes://note/new' of NewRecipeRouter")
        }
    }

    @Test func urlThatWouldReadBackDifferentlyIsAnError() throws {
        struct DraftRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> {
                Provides(RoutableService<any SearchService>()) { $0 }
                URLPattern("notes://draft/{new|:name}{/of/:author|}")
            }
            func makeDestination(with configuration: RouteConfiguration) -> SearchResult? { nil }
        }
        RouteRegistry { DraftRouter.self }.run {
            let error = #expect(throws: RouteError.self) {
                try Router.url(for: RoutableService<any SearchService>()) { $0.urlValues = ["name": "new"] }
            }
            #expect(error?.code == .invalidConfiguration)
            #expect(
                error?.underlyingError.map { "\($0)" }
                    == "'notes://draft/new' is read as :author = nothing, :name = nothing, not as :author = nothing, :name = 'new'"
            )
        }
    }

    @Test func skipsPatternThatWouldReadBackDifferently() throws {
        struct DraftRouter: ServiceRouteProvider {
            static var routes: RouteList<Self> {
                Provides(RoutableService<any SearchService>()) { $0 }
                URLPattern("notes://draft/{new|:name}")
                URLPattern("notes://draft?name=:name")
            }
            func makeDestination(with configuration: RouteConfiguration) -> SearchResult? { nil }
        }
        let registry = RouteRegistry { DraftRouter.self }
        func url(_ name: String) throws -> String {
            try registry.run {
                try Router.url(for: RoutableService<any SearchService>()) { $0.urlValues = ["name": name] }
            }
        }
        #expect(try url("old") == "notes://draft/old")
        #expect(try url("new") == "notes://draft?name=new")
    }

    @Test func missingProviderIsAnError() {
        RouteRegistry().run {
            let error = #expect(throws: RouteError.self) { try Router.url(for: RoutableView<any SettingsInput>()) }
            #expect(error?.code == .missingProvider)
        }
    }
}
