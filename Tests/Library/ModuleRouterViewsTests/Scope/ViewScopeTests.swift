// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// The scopes in which views are made and prepared.
@MainActor @Suite(.scopedScreens(unheard: .isExpected)) struct ViewScopeTests {
    let window = HeadlessWindow()
    let ada = RouteScope(UserSession(user: "Ada"))
    let bob = RouteScope(UserSession(user: "Bob"))

    /// Shows a help screen, and returns the user for whom it was prepared.
    private func userOfHelp(_ path: ViewRoutePath) async throws -> String? {
        let help = try #require(try await Router.route(to: helpKey, path: path) as? HelpScreen)
        return help.preparedFor
    }

    private func desk(_ path: ViewRoutePath) async throws -> DeskScreen {
        try #require(try await Router.route(to: deskKey, path: path) as? DeskScreen)
    }

    // MARK: Where a scope comes from

    @Test func pathSetsTheScopeOfItsView() async throws {
        let screen = try await desk(.push(from: window.root, in: ada))
        #expect(screen.owner == "Ada")
        #expect(screen.preparedFor == "Ada")
        #expect(try ada.run { try Router.destination(for: RoutableService<any Mailbox>()) } === screen.mailbox)
    }

    @Test func viewOutsideOfAllScopesCannotUseScopedServices() async throws {
        let error = await #expect(throws: RouteError.self) { try await desk(.push(from: window.root)) }
        #expect(
            error?.summary
                == "RoutableService<any Mailbox> belongs to a scope of UserSession, and the request is made outside of all "
                + "scopes [scope-unavailable]")
    }

    @Test(arguments: ViewRouteKind.ofScreens)
    func everyKindOfPathAcceptsAScope(kind: ViewRouteKind) async throws {
        let window = HeadlessWindow(kind == .tab ? .tabs(HeadlessScreen("root")) : .navigation)
        var path = ViewRoutePath(kind, from: window.root, in: ada)
        path.options.anchor = window.root
        #expect(try await userOfHelp(path) == "Ada")
    }

    @Test func everyFormOfAPathKeepsTheScope() async throws {
        let root = window.root
        #expect(try await userOfHelp(.reveal(orElse: .push(from: root, in: bob))) == "Bob")
        #expect(try await userOfHelp(ViewRoutePath.show(from: nil, in: ada).changed(to: .push, from: root)) == "Ada")
        #expect(try await desk(.reveal(orElse: .defaultPath(from: root, in: ada))).owner == "Ada")
        #expect(try await userOfHelp(.presentModally(from: root, in: ada).inside(.navigation)) == "Ada")
    }

    @Test func aViewIsMadeInAScopeWithoutBeingShown() throws {
        var made: HelpScreen?
        Router.perform(to: helpKey, path: .makeDestination(in: ada)) { made = $0 as? HelpScreen }
        #expect(made?.preparedFor == "Ada")
        #expect(try bob.run { try Router.destination(for: deskKey) }.owner == "Bob")
        #expect(try bob.run { try Router.destination(for: deskKey, in: ada) }.owner == "Ada")
    }

    @Test func routesFromAScreenInheritItsScopes() async throws {
        let screen = try await desk(.push(from: window.root, in: ada))
        #expect(try await userOfHelp(.push(from: screen)) == "Ada")
        #expect(try await userOfHelp(.addAsChild(from: screen)) == "Ada")
        let child = try #require(screen.children.first as? HelpScreen)
        #expect(try await userOfHelp(.presentModally(from: child)) == "Ada")
        let presented = try #require(window.presented as? HelpScreen)
        #expect(try await desk(.presentAsSheet(from: presented)).mailbox === screen.mailbox)
        #expect(try await userOfHelp(.push(from: window.root)) == nil)
    }

    @Test func routesFromPartsAndScreensShownByHandInheritTheScopes() async throws {
        let screen = try await desk(.push(from: window.root, in: ada))
        let seal = try #require(
            try await Router.route(to: RoutableView<any SealInput>(), path: .addAsSubview(from: screen)) as? SealView)
        #expect(try await userOfHelp(.addAsChild(from: screen)) == "Ada")
        let byHand = HeadlessScreen("by hand")
        window.push(byHand)
        #expect(try await userOfHelp(.push(from: byHand)) == "Ada")
        byHand.present(HeadlessScreen("presented by hand"))
        let presented = try #require(window.presented as? HeadlessScreen)
        #expect(try await userOfHelp(.presentModally(from: presented)) == "Ada")
        #expect(try await userOfHelp(.push(from: seal)) == "Ada")
    }

    @Test func screenInsideAContainerPassesOnItsScopes() async throws {
        let screen = try await desk(.presentModally(from: window.root, in: ada).inside(.navigation))
        #expect(try await userOfHelp(.push(from: screen)) == "Ada")
        #expect(try await userOfHelp(.push(from: window.topScreen as? HeadlessScreen)) == "Ada")
    }

    @Test func viewsShownByHandOrBySegueInheritTheScopesOfTheirSource() async throws {
        let screen = try await desk(.push(from: window.root, in: ada))
        let byHand = SealView()
        window.addSubview(byHand, to: screen)
        #expect(byHand.preparedFor == "Ada")
        window.user.performSegue("help", from: screen)
        #expect((window.topScreen as? HelpScreen)?.preparedFor == "Ada")
        #expect(try await userOfHelp(.performSegue(from: screen, identifier: "help")) == "Ada")
    }

    @Test func routesFromAWindowInheritItsScope() async throws {
        window.scope = ada
        #expect(try await userOfHelp(.push(from: window.root)) == "Ada")
        window.scope = bob
        #expect(window.scope?.hasEnded == false)
        #expect(try await userOfHelp(.push(from: window.root)) == "Bob")
        let other = HeadlessWindow()
        #expect(try await userOfHelp(.push(from: other.root)) == nil)
        window.scope = nil
        #expect(try await userOfHelp(.push(from: window.root)) == nil)
    }

    @Test func taskPassesOnItsScopes() async throws {
        let user = try await ada.run { try await userOfHelp(.push(from: window.root)) }
        #expect(user == "Ada")
    }

    @Test func theInnermostScopeOfTheKindApplies() async throws {
        let other = HeadlessWindow()
        let (cyd, dan) = (RouteScope(UserSession(user: "Cyd")), RouteScope(UserSession(user: "Dan")))
        let screen = try await desk(.push(from: window.root, in: bob))
        window.scope = cyd
        let users = try await dan.run { () async throws -> [String?] in
            [
                try await userOfHelp(.push(from: screen, in: ada)), try await userOfHelp(.push(from: screen)),
                try await userOfHelp(.push(from: window.root)),
                try await userOfHelp(.push(from: other.root)),
            ]
        }
        #expect(users == ["Ada", "Bob", "Cyd", "Dan"])
    }

    @Test func scopesOfSeveralKindsApplyTogether() async throws {
        window.scope = ada
        let draft = RouteScope(OpenDraft(text: "Hello"), in: ada)
        #expect(try await Router.route(to: letterKey, path: .push(from: window.root, in: draft)).text == "Hello by Ada")
        let login = RouteScope(LoginPhase())
        let screen = try await desk(.push(from: window.root, in: login))
        #expect(try await Router.route(to: deskKey, path: .push(from: screen)).owner == "Ada")
    }

    @Test func screenKeepsItsScopesWhenTheWindowsScopeChanges() async throws {
        window.scope = ada
        let screen = try await desk(.push(from: window.root))
        window.scope = bob
        #expect(try await userOfHelp(.push(from: screen)) == "Ada")
    }

    @Test func urlIsOpenedInTheScopesOfItsPath() async throws {
        let screen = try await desk(.push(from: window.root, in: ada))
        let route = try await Router.route(url: "app://inbox", path: .push(from: window.root, in: bob), by: .app)
        #expect((route.view?.destination as? DeskScreen)?.owner == "Bob")
        let opened = Router.perform(url: "app://inbox", from: screen, by: .app)
        #expect((opened?.view?.destination as? DeskScreen)?.owner == "Ada")
        let services = [
            Router.perform(url: "app://mailbox", from: screen, by: .app),
            try await Router.route(url: "app://mailbox", path: .push(from: nil, in: ada), by: .app),
        ]
        for case .service(let service, _)? in services { #expect(service as? any Mailbox === screen.mailbox) }
    }

    // MARK: Code that runs in the scopes

    @Test func interceptorsHooksObserversAndCompletionsRunInTheScopesOfTheRoute() async throws {
        var users: [String] = []
        let note = { (place: String) in users.append("\(place): \(RouteScope<UserSession>.current?.values.user ?? "-")")
        }
        RouteRegistry.current.addViewRouteInterceptor("notes") { _ in
            note("interceptor")
            return .proceed
        }
        RouteRegistry.current.addViewRouteObserver { note("observer of \($0.phase)") }
        let hook = DeskRouter.Hook { note("hook of \($0.phase)") }
        let route: ViewRoute? = await withCheckedContinuation { continuation in
            var route: ViewRoute?
            route = DeskRouter.$hook.withValue(hook) {
                Router.perform(
                    to: deskKey, path: .push(from: window.root, in: ada), preparation: { _ in note("preparation") },
                    completion: { _ in
                        note("completion")
                        continuation.resume(returning: route)
                    })
            }
        }
        await withCheckedContinuation { continuation in
            route?.remove { _ in
                note("removal")
                continuation.resume()
            }
        }
        #expect(
            users == [
                "interceptor: Ada", "preparation: Ada", "observer of willPerform: Ada", "hook of willPerform: Ada",
                "observer of didPerform: Ada", "hook of didPerform: Ada", "completion: Ada",
                "observer of willRemove: Ada", "observer of didRemove: Ada", "removal: Ada",
            ])
    }

    @Test func handlersOfARouteWithoutScopesRunInNoScope() throws {
        let route = try #require(Router.perform(to: helpKey, path: .push(from: window.root)))
        var user: String? = "?"
        ada.run { route.remove { _ in user = RouteScope<UserSession>.current?.values.user } }
        #expect(user == nil)
    }

    @Test func aRedirectionKeepsTheScope() async throws {
        RouteRegistry.current.addViewRouteInterceptor("helps") { request in
            request.leads(to: deskKey)
                ? .redirect(to: helpKey, path: .presentModally(from: request.path.source)) : .proceed
        }
        Router.perform(to: deskKey, path: .push(from: window.root, in: ada))
        #expect(try await window.screen(HelpScreen.self).preparedFor == "Ada")
    }

    @Test func interceptorMayAddAScope() async throws {
        var users: [String?] = []
        RouteRegistry.current.addViewRouteInterceptor("first") { [ada] _ in .proceed(in: ada) }
        RouteRegistry.current.addViewRouteInterceptor("second") { _ in
            users.append(RouteScope<UserSession>.current?.values.user)
            return .proceed
        }
        let screen = try await desk(.push(from: window.root))
        #expect(users == ["Ada"])
        #expect(screen.owner == "Ada")
        #expect(screen.preparedFor == "Ada")
        // The scope of an interceptor is inside the scope of the path.
        #expect(try await desk(.push(from: screen, in: bob)).owner == "Ada")
        try await ada.removeScreensAndEnd()
        #expect(window.topScreen === window.root)
        #expect(!bob.hasEnded)
    }

    @Test func scopeOfTheLastInterceptorApplies() async throws {
        RouteRegistry.current.addViewRouteInterceptor("first") { [ada] _ in .proceed(in: ada) }
        RouteRegistry.current.addViewRouteInterceptor("second") { [bob] _ in .proceed(in: bob) }
        #expect(try await desk(.push(from: window.root)).owner == "Bob")
        try await ada.removeScreensAndEnd()
        #expect(window.topScreen is DeskScreen)
        try await bob.removeScreensAndEnd()
        #expect(window.topScreen === window.root)
    }

    @Test func redirectionKeepsTheScopeOfAnEarlierInterceptor() async throws {
        RouteRegistry.current.addViewRouteInterceptor("first") { [ada] _ in .proceed(in: ada) }
        RouteRegistry.current.addViewRouteInterceptor("second") { request in
            request.leads(to: deskKey) ? .redirect(to: helpKey) : .proceed
        }
        Router.perform(to: deskKey, path: .push(from: window.root))
        #expect(try await window.screen(HelpScreen.self).preparedFor == "Ada")
    }

    @Test func aRouteDoesNotContinueInAScopeThatHasEnded() async throws {
        var asked = 0
        RouteRegistry.current.addViewRouteInterceptor("first") { [ada] _ in
            ada.end()
            return .proceed(in: ada)
        }
        RouteRegistry.current.addViewRouteInterceptor("second") { _ in
            asked += 1
            return .proceed
        }
        let error = await #expect(throws: RouteError.self) { try await userOfHelp(.push(from: window.root)) }
        #expect(
            error?.summary
                == "the scope of RoutableView<any HelpInput> ended before its view was shown [scope-unavailable]")
        #expect(asked == 0)
        #expect(window.topScreen === window.root)
    }

    @Test func endOfTheInterceptorsScopeFailsTheRoute() async throws {
        let (asked, goesOn) = (Signal(), Signal())
        RouteRegistry.current.addViewRouteInterceptor("first") { [ada] _ in .proceed(in: ada) }
        RouteRegistry.current.addViewRouteInterceptor("second") { _ in
            asked.send()
            try? await goesOn.wait()
            return .proceed
        }
        let task = Task { try await userOfHelp(.push(from: window.root, in: bob)) }
        try await asked.wait()
        ada.end()
        #expect(code(of: await #expect(throws: RouteError.self) { try await task.value }) == "scope-unavailable")
        goesOn.send()
    }

    // MARK: Revealing

    @Test func aViewOfAnotherScopeIsNotRevealed() async throws {
        let first = try await desk(.push(from: window.root, in: ada))
        let second = try await desk(.reveal(orElse: .push(from: window.root, in: bob)))
        #expect(second.owner == "Bob")
        #expect(try await desk(.reveal(orElse: .push(from: window.root, in: ada))) === first)
        #expect(try await desk(.reveal(orElse: .push(from: first))) === first)
    }

    @Test func aViewOfAScopeThatHasEndedIsNotRevealed() async throws {
        let first = try await desk(.push(from: window.root, in: ada))
        ada.end()
        await #expect(throws: RouteError.self) { try await desk(.reveal(orElse: .push(from: window.root))) }
        #expect(window.topScreen === first)
    }

    /// The path names another scope. The window's scope, in which the view was made too, has ended.
    @Test func viewInsideOfAScopeThatHasEndedIsNotRevealed() async throws {
        let login = RouteScope(LoginPhase())
        window.scope = ada
        _ = try await desk(.push(from: window.root, in: login))
        let cover = HeadlessScreen("cover")
        window.push(cover)
        ada.end()
        window.scope = nil
        await #expect(throws: RouteError.self) {
            try await desk(.reveal(orElse: .push(from: window.root, in: login)))
        }
        #expect(window.topScreen === cover)
    }

    // MARK: The life of a scope

    @Test func shownViewKeepsItsScope() async throws {
        var scope: RouteScope? = RouteScope(UserSession(user: "Eve"))
        weak let body = scope?.reference
        let route = try #require(Router.perform(to: deskKey, path: .push(from: window.root, in: scope)))
        scope = nil
        #expect(body != nil)
        let screen = try #require(window.topScreen as? DeskScreen)
        #expect(try await userOfHelp(.push(from: screen)) == "Eve")
        try await route.removeAndWait()
        // The path of a route that can be performed again keeps the scope.
        #expect(body != nil)
        extendLifetime(route)
    }

    @Test(arguments: ["removed", "closed", "failed", "made", "cancelled"])
    func scopeIsReleasedAfterItsLastRoute(_ way: String) async throws {
        weak var body: AnyObject?
        var window: HeadlessWindow? = HeadlessWindow()
        func perform() async throws {
            let scope = RouteScope(UserSession(user: "Eve"))
            body = scope.reference
            let root = window?.root
            switch way {
            case "removed":
                _ = try await Router.route(to: deskKey, path: .push(from: root, in: scope))
                window?.user.goBack()
            case "closed":
                _ = try await Router.route(to: deskKey, path: .push(from: root, in: scope))
                window?.close()
            case "failed":
                Router.perform(to: deskKey, path: .tab(from: root, in: scope))
            case "made":
                Router.perform(to: deskKey, path: .makeDestination(in: scope))
            default:
                RouteRegistry.current.addViewRouteInterceptor("waits") { _ in
                    try await Task.sleep(for: .seconds(600))
                    return .proceed
                }
                Router.perform(to: deskKey, path: .push(from: root, in: scope))?.cancel()
            }
        }
        try await perform()
        window = nil
        // The task of the interceptor ends later.
        for _ in 0..<100 where body != nil { await Task.yield() }
        #expect(body == nil)
    }
}

extension ViewRouteKind {
    fileprivate static let ofScreens: [ViewRouteKind] = [
        .push, .presentModally, .presentAsPopover, .presentAsSheet, .show, .showDetail, .tab, .addAsChild, .defaultPath,
    ]
}

extension OpenedURL {
    fileprivate var view: ViewRoute? { if case .view(let route) = self { route } else { nil } }
}
