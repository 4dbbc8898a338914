// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TestSupport
import Testing

private struct NewerVersion: Error, Equatable { let url: String }

private struct FailingFilterRouter: ServiceRouteProvider {
    struct Configuration: Codable, Sendable { var text = "" }

    static var routes: RouteList<Self> { URLPattern("notes://filter/:text", by: .outside) }

    static func makeConfiguration() -> Configuration { Configuration() }

    func makeDestination(with configuration: Configuration) throws -> String? {
        if configuration.text == "nothing" { throw NewerVersion(url: configuration.text) }
        return configuration.text
    }
}

/// The access of senders to routes, and URLs without a route.
@MainActor
@Suite(
    .routes(unprovided: .isExpected) {
        RecipeScreenRouter.self
        SettingsScreenRouter.self
        SearchRouter.self
    })
struct URLAccessTests {
    let window = HeadlessWindow()

    @Test func outsideSenderOpensOnlyOpenRoutes() throws {
        #expect(Router.canOpen(url: "notes://note/x"))
        #expect(!Router.canOpen(url: "notes://settings/general"))
        #expect(Router.canOpen(url: "notes://settings/general", by: .app))
        #expect(!Router.canOpen(url: "notes://settings/other", by: .app))
        var completions = 0
        #expect(Router.perform(url: "notes://settings/general", from: window.root) { _ in completions += 1 } == nil)
        #expect(completions == 1)
        let error = #expect(throws: RouteError.self) { try Router.destination(url: "notes://settings/general") }
        #expect(
            error?.reason
                == "'notes://settings/general' leads to SettingsScreenRouter, which only the app may open")
        #expect(!window.snapshot.contains("SettingsScreen"))
        #expect(Router.perform(url: "notes://settings/general", from: window.root, by: .app) != nil)
    }

    @Test func anUnknownURLIsAnError() throws {
        let error = #expect(throws: RouteError.self) { try Router.destination(url: "notes://nowhere/\n") }
        #expect(error?.code == .missingProvider)
        #expect(error?.reason == "no route has a pattern that matches 'notes://nowhere/ '")
    }

    @Test func unknownURLIsTruncatedInTheError() throws {
        let marks = { String(repeating: "\u{301}", count: $0) }
        let error = #expect(throws: RouteError.self) { try Router.destination(url: "notes://nowhere/e" + marks(9_000)) }
        #expect(
            error?.reason == "no route has a pattern that matches 'notes://nowhere/e" + marks(183) + "…'")
    }

    @Test func onlySchemeAndHostIdentifyURLsOfThisApp() async throws {
        let asked = Collected<Bool>()
        RouteRegistry.current.addURLFallback { refusal, _ in
            asked.append(refusal.isOfThisApp)
            return .decline
        }
        // A combining mark forms one character with the preceding text.
        for url in ["notes:\u{301}", "https://notes.example/\u{301}", "https://elsewhere.example/\u{301}"] {
            await #expect(throws: RouteError.self) { try await Router.route(url: url, from: nil) }
        }
        #expect(asked.all == [true, true, false])
    }

    @Test func fallbacksReceiveRefusedURLs() async throws {
        let asked = Collected<String>()
        RouteRegistry.current.addURLFallback { refusal, source in
            asked.append("\(refusal.url) \(refusal.isClosed) \(refusal.isOfThisApp) \(source != nil)")
            return .decline
        }
        RouteRegistry.current.addURLFallback { refusal, _ in
            switch refusal.url {
            case "notes://old": .redirect(to: "notes://settings/general", by: .app)
            case "notes://handled": .handled
            default: .decline
            }
        }
        let router = try await Router.route(url: "notes://old", from: window.root)
        #expect(router.destination is SettingsScreen)
        for url in ["notes://handled", "https://elsewhere.example/", "notes://settings/general"] {
            await #expect(throws: RouteError.self) { try await Router.route(url: url, from: nil) }
        }
        #expect(
            asked.all == [
                "notes://old false true true", "notes://handled false true false",
                "https://elsewhere.example/ false false false", "notes://settings/general true true false",
            ])
    }

    @Test func fallbackOpensNoClosedRouteForAnOutsideSender() async throws {
        RouteRegistry.current.addURLFallback { refusal, _ in
            // Like an app that maps the pages of its website to its own scheme.
            let page = "https://notes.example/"
            guard refusal.url.hasPrefix(page) else { return .decline }
            return .redirect(to: "notes://" + refusal.url.dropFirst(page.count))
        }
        let closed = "https://notes.example/settings/general"
        let error = await #expect(throws: RouteError.self) { try await Router.route(url: closed, from: window.root) }
        #expect(
            error?.reason
                == "'notes://settings/general' leads to SettingsScreenRouter, which only the app may open")
        let result = await withCheckedContinuation { continuation in
            Router.perform(url: closed, from: window.root) { continuation.resume(returning: $0.map { _ in }) }
        }
        #expect(throws: RouteError.self) { try result.get() }
        #expect(!window.snapshot.contains("SettingsScreen"))

        // An outside sender remains the sender of open routes. The app may open closed routes too.
        let open = try await Router.route(url: "https://notes.example/search?q=tea", from: window.root)
        #expect(open.url?.sender == .outside)
        let router = try await Router.route(url: closed, from: window.root, by: .app)
        #expect(router.url?.sender == .app)
        #expect(router.destination is SettingsScreen)
    }

    @Test func aFallbackMayChooseTheSender() async throws {
        RouteRegistry.current.addURLFallback { refusal, _ in
            switch refusal.url {
            case "notes://forTheApp": .redirect(to: "notes://settings/general", by: .app)
            case "notes://forTheOutside": .redirect(to: "notes://settings/general", by: .outside)
            default: .decline
            }
        }
        let router = try await Router.route(url: "notes://forTheApp", from: window.root)
        #expect(router.destination is SettingsScreen)
        #expect(router.url?.sender == .app)
        let otherWindow = HeadlessWindow()
        let isShown = await withCheckedContinuation { continuation in
            Router.perform(url: "notes://forTheApp", from: otherWindow.root) {
                continuation.resume(returning: (try? $0.get()) is SettingsScreen)
            }
        }
        #expect(isShown)
        await #expect(throws: RouteError.self) {
            try await Router.route(url: "notes://forTheOutside", from: window.root, by: .app)
        }
    }

    @Test func fallbackOfPerformIsAskedAfterTheCall() async throws {
        RouteRegistry.current.addURLFallback { _, _ in .redirect(to: "notes://note/instead") }
        let title = await withCheckedContinuation { continuation in
            let router = Router.perform(url: "notes://nowhere", from: window.root) { result in
                continuation.resume(returning: ((try? result.get()) as? HeadlessScreen)?.title)
            }
            #expect(router == nil)
        }
        #expect(title == "instead")
    }

    @Test func fallbackMayFailWithAnError() async throws {
        RouteRegistry.current.addURLFallback { refusal, _ in
            refusal.isOfThisApp ? .fail(NewerVersion(url: refusal.url)) : .decline
        }
        let error = await #expect(throws: RouteError.self) {
            try await Router.route(url: "notes://diagram/7", from: window.root)
        }
        #expect(error?.code == .missingProvider)
        #expect(error?.underlyingError as? NewerVersion == NewerVersion(url: "notes://diagram/7"))
        let result = await withCheckedContinuation { continuation in
            Router.perform(url: "notes://diagram/8", from: window.root) {
                continuation.resume(returning: $0.map { _ in })
            }
        }
        let told = #expect(throws: RouteError.self) { try result.get() }
        #expect(told?.underlyingError as? NewerVersion == NewerVersion(url: "notes://diagram/8"))
        let other = await #expect(throws: RouteError.self) {
            try await Router.route(url: "https://elsewhere.example/", from: window.root)
        }
        #expect(other?.underlyingError == nil)
    }

    @Test func errorOfAServiceFailsTheRoute() async throws {
        let registry = RouteRegistry.current
        registry.register { FailingFilterRouter.self }
        let error = await #expect(throws: RouteError.self) {
            try await Router.route(url: "notes://filter/nothing", from: nil)
        }
        #expect(error?.underlyingError is NewerVersion)
        let router = try await Router.route(url: "notes://filter/tea", from: nil)
        #expect(router.destination as? String == "tea")
    }

    /// `perform` follows eight fallbacks.
    @Test(arguments: [(8, true), (9, false)])
    func fallbacksAreFollowedUpToALimit(_ count: Int, _ arrives: Bool) async {
        RouteRegistry.current.addURLFallback { refusal, _ in
            let step = Int(refusal.url.split(separator: "/").last ?? "") ?? 0
            return .redirect(to: step == 1 ? "notes://note/there" : "notes://way/\(step - 1)")
        }
        let routed = try? await Router.route(url: "notes://way/\(count)", from: window.root)
        #expect((routed != nil) == arrives)
        let isPerformed = await withCheckedContinuation { continuation in
            Router.perform(url: "notes://way/\(count)", from: window.root) { result in
                continuation.resume(returning: (try? result.get()) != nil)
            }
        }
        #expect(isPerformed == arrives)
    }

    @Test func fallbackCycleIsAnError() async throws {
        RouteRegistry.current.addURLFallback { _, _ in .redirect(to: "notes://nowhere") }
        let error = await #expect(throws: RouteError.self) {
            try await Router.route(url: "notes://nowhere", from: window.root)
        }
        #expect(error?.code == .infiniteRecursion)
        let result = await withCheckedContinuation { continuation in
            Router.perform(url: "notes://nowhere", from: window.root) {
                continuation.resume(returning: $0.map { _ in })
            }
        }
        #expect(throws: RouteError.self) { try result.get() }
    }

    @Test func redirectionIsAppliedBeforeMatching() throws {
        let registry = RouteRegistry.current
        registry.redirectURL("notes://open/:name?as=:page(Int)?", to: "notes://note/:name{/page/:page|}")
        registry.redirectURL("notes://preferences", to: "notes://settings/general")
        #expect(Router.canOpen(url: "notes://open/x"))
        #expect(!Router.canOpen(url: "notes://preferences"))
        let router = try #require(
            Router.perform(url: "notes://open/a%2Fb?as=2&edit=true&action=share", from: window.root))
        let screen = try #require(router.destination as? RecipeScreen)
        #expect(screen.configuration.name == "a/b")
        #expect(screen.configuration.page == 2)
        #expect(screen.configuration.isEditing)
        #expect(screen.actions == ["share of notes://note/a%2Fb/page/2?edit=true&action=share"])
        #expect(router.url?.string == "notes://note/a%2Fb/page/2?edit=true&action=share")
        #expect(registry.validate().filter { $0.id == .urlPatternClash || $0.id == .urlPatternInvalid } == [])
        let placed = Router.perform(url: "notes://open/a?edit=true#the%20end", from: window.root)
        #expect(placed?.url?.string == "notes://note/a?edit=true#the%20end")
        #expect(placed?.url?.fragment == "the%20end")
    }

    @Test func redirectionCycleIsAnError() {
        let registry = RouteRegistry.current
        registry.redirectURL("notes://a/:x", to: "notes://b/:x")
        registry.redirectURL("notes://b/:x", to: "notes://a/:x")
        let error = #expect(throws: RouteError.self) { try Router.destination(url: "notes://a/1") }
        #expect(error?.code == .infiniteRecursion)
        #expect(!Router.canOpen(url: "notes://a/1"))
    }

    @Test func interceptorsAndObserversSeeTheURL() async throws {
        let seen = Collected<String>()
        let registry = RouteRegistry.current
        registry.addViewRouteInterceptor("gate") { request in
            seen.append("asked: \(request.url?.string ?? "-") \(request.url?["section"] ?? "")")
            return .proceed
        }
        registry.addViewRouteObserver { event in
            if event.phase == .didPerform { seen.append("shown: \(event.url?.string ?? "-")") }
        }
        try await Router.route(url: "notes://settings/general", from: window.root, by: .app)
        #expect(seen.all == ["asked: notes://settings/general general", "shown: notes://settings/general"])
    }

    @Test func interceptorsSeeTheConfigurationFromTheURL() async throws {
        let seen = Collected<String>()
        RouteRegistry.current.addViewRouteInterceptor("gate") { request in
            let module = request.module as? any RecipeModuleInput
            let plain = request.module as? RouteConfiguration
            seen.append("\(module?.name ?? "-") \(plain?.urlValues["section"] ?? "-")")
            return .proceed
        }
        try await Router.route(url: "notes://note/a%2Fb", from: window.root)
        try await Router.route(url: "notes://settings/general", from: window.root, by: .app)
        #expect(seen.all == ["a/b -", "- general"])
    }

    @Test func patternsOfAChildOverrideItsParent() throws {
        struct OtherRouter: ViewRouteProvider {
            static var routes: RouteList<Self> { URLPattern("notes:///*everything", by: .outside) }
            func makeDestination(with configuration: RouteConfiguration) -> HeadlessScreen? {
                HeadlessScreen(configuration.urlValues.all("everything").joined(separator: "|"))
            }
        }
        let registry = RouteRegistry(parent: .current) { OtherRouter.self }
        try registry.run {
            let screen = try #require(try Router.destination(url: "notes:///note/x/") as? HeadlessScreen)
            #expect(screen.title == "note|x|")
        }
    }
}
