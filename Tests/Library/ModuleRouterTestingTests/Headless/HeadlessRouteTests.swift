// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// Routes in a headless window.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        LoginRouter.self; EditorRouter.self; TagRouter.self
    })
struct HeadlessRouteTests {
    let window = HeadlessWindow()

    private func showLogin(_ path: ViewRoutePath) throws -> ViewRoute {
        try #require(Router.perform(to: RoutableView<any LoginViewInput>(), path: path))
    }

    private func showEditor(_ path: ViewRoutePath) throws -> ViewRoute {
        try #require(Router.perform(to: RoutableView<any EditorViewInput>(), path: path))
    }

    @Test(arguments: [ViewRouteKind.push, .presentModally, .presentAsSheet, .show, .showDetail, .addAsChild])
    func showsAndRemoves(by kind: ViewRouteKind) throws {
        let before = window.snapshot
        let router = try showLogin(ViewRoutePath(kind, from: window.root))
        let login = try #require(router.destination)
        #expect(router.state == .routed)
        #expect(window.contains(login))
        #expect(router.viewSource === window.source(for: login))
        router.remove()
        #expect(router.state == .removed)
        #expect(window.snapshot == before)
    }

    @Test func showUsesTheKindOfTheContainer() throws {
        #expect(try showLogin(.show(from: window.root)).kind == .push)
        let plain = HeadlessWindow(.plain)
        #expect(try showLogin(.showDetail(from: plain.root)).kind == .presentModally)
        let split = HeadlessWindow(.split)
        #expect(try showLogin(.showDetail(from: split.root)).kind == .showDetail)
    }

    @Test func aPopoverNeedsAnAnchor() throws {
        #expect(try showLogin(ViewRoutePath(.presentAsPopover, from: window.root)).state == .unrouted)
        #expect(try showLogin(.presentAsPopover(from: window.root, anchor: BadgeView())).state == .routed)
        #expect(window.violations == [])
    }

    @Test func routesFromARoutedPlainObject() throws {
        let login = try showLogin(.push(from: window.root))
        let editor = try showEditor(.push(from: login.viewSource))
        #expect(editor.state == .routed)
        #expect(window.stack.count == 3)
    }

    @Test func removesAScreenWithTheScreensAbove() throws {
        let login = try showLogin(.push(from: window.root))
        let editor = try showEditor(.push(from: window.root))
        login.remove()
        #expect(editor.state == .removed)
        #expect(window.topScreen === window.root)
    }

    @Test func reportsTheInitiatorOfEachRemoval() throws {
        let log = EventLog()
        log.observe()
        let login = try showLogin(.push(from: window.root))
        _ = try showEditor(.push(from: window.root))
        log.entries = []
        login.remove()
        #expect(
            log.entries == [
                "willRemove push LoginScreen router", "willRemove push EditorScreen code",
                "didRemove push EditorScreen code", "didRemove push LoginScreen router",
            ])
    }

    @Test func theUserRemovesAView() throws {
        let router = try showLogin(.push(from: window.root))
        window.user.beginSwipeBack()
        #expect(router.state == .removing)
        window.user.releaseSwipe(cancelled: true)
        #expect(router.state == .routed)
        window.user.goBack()
        #expect(router.state == .removed)
    }

    @Test func codeRemovesAView() throws {
        let router = try showLogin(.push(from: window.root))
        window.popToRoot()
        #expect(router.state == .removed)
    }

    @Test func replacingTheDetailRemovesItsRoute() throws {
        let window = HeadlessWindow(.split)
        let login = try showLogin(.showDetail(from: window.root))
        let editor = try showEditor(.showDetail(from: window.root))
        #expect(login.state == .removed)
        #expect(editor.state == .routed)
        editor.remove()
        #expect(
            window.snapshot == """
                window "main"
                  split
                    list HeadlessScreen "list"
                """)
    }

    @Test func routesWaitForTheUser() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let login = try showLogin(.push(from: window.root, animated: false))
        window.user.beginSwipeBack()
        let editor = try showEditor(.push(from: window.root))
        #expect(editor.state == .routing)
        window.user.releaseSwipe()
        window.finishTransitions()
        #expect(login.state == .removed)
        #expect(editor.state == .routed)
        #expect(window.stack.count == 2)
    }

    @Test func transitionsMayEndInTheNextTurn() async throws {
        let window = HeadlessWindow(transitions: .nextTurn)
        let router = try showLogin(.push(from: window.root))
        #expect(router.state == .routing)
        await Task.yield()
        #expect(router.state == .routed)
        router.remove()
        #expect(router.state == .removing)
        window.finishTransitions()
        #expect(router.state == .removed)
    }

    @Test func childIsShownWhenItsHandlerCallsTheCompletion() throws {
        var completion: (() -> Void)?
        let router = try showLogin(.addAsChild(from: window.root) { _, done in completion = done })
        #expect(router.state == .routing)
        completion?()
        completion = nil
        #expect(router.state == .routed)
    }

    @Test func childFailsIfItsHandlerReleasesTheCompletion() throws {
        let window = HeadlessWindow(violations: .collects)
        var reasons: [String] = []
        let router = Router.perform(
            to: RoutableView<any LoginViewInput>(), path: .addAsChild(from: window.root) { _, _ in },
            completion: onFailure { reasons.append($0.reason) })
        #expect(router?.state == .unrouted)
        #expect(
            reasons == [
                "RoutableView<any LoginViewInput> could not be shown in headless: its handler released the completion without calling it"
            ])
        #expect(
            window.violations.map(\.message) == ["the handler that adds a child never says that it is done"])
        #expect((window.root as? HeadlessScreen)?.children.isEmpty == true)
        #expect(try showEditor(.push(from: window.root)).state == .routed)
    }

    @Test func childStaysIfItsRemovalHandlerReleasesTheCompletion() throws {
        let window = HeadlessWindow(violations: .collects)
        let router = try showLogin(.addAsChild(from: window.root, removing: { _, _ in }))
        var reasons: [String] = []
        router.remove(completion: onFailure { reasons.append($0.reason) })
        #expect(router.state == .routed)
        #expect(
            reasons == [
                "RoutableView<any LoginViewInput> could not be removed in headless: its handler released the completion without calling it"
            ])
        #expect(
            window.violations.map(\.message) == ["the handler that removes a child never says that it is done"])
        #expect(try showEditor(.push(from: window.root)).state == .routed)
    }

    @Test func pendingChildFailsWhenItsWindowCloses() throws {
        var completion: (() -> Void)?
        let router = try showLogin(.addAsChild(from: window.root) { _, done in completion = done })
        window.close()
        extendLifetime(completion)
        completion = nil
        #expect(router.state == .unrouted)
        #expect(window.violations == [])
    }

    @Test func viewIsShownInsideItsContainer() throws {
        let router = try showLogin(.presentModally(from: window.root).inside(.navigation))
        let editor = try showEditor(.push(from: router.viewSource))
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                  presented modally: navigation
                    root LoginScreen
                    EditorScreen
                """)
        router.remove()
        #expect(window.presented == nil)
        // The editor was removed with its container.
        #expect(editor.state == .removed)
        #expect(window.violations == [])
    }

    @Test func aContainerCannotBePushed() throws {
        let router = try showLogin(.push(from: window.root).inside(.navigation))
        #expect(router.state == .unrouted)
        #expect(window.stack.count == 1)
    }

    @Test func aSegueMakesTheView() throws {
        window.addSegue("login", .presentAsSheet, from: window.root) { LoginScreen() }
        let router = try showLogin(.performSegue(from: window.root, identifier: "login"))
        #expect(router.state == .routed)
        #expect(router.kind == .presentAsSheet)
        #expect(window.presented is LoginScreen)
    }

    @Test(arguments: ["unknown", "empty"])
    func aSegueThatMakesNoViewFails(identifier: String) throws {
        window.addSegue("empty", .push, from: window.root) { nil }
        let router = try showLogin(.performSegue(from: window.root, identifier: identifier))
        #expect(router.error?.code == .segueNotPerformed)
        #expect(window.violations == [])
    }

    @Test func userPerformsASegueToARoutableView() throws {
        let log = EventLog()
        log.observe()
        window.addSegue("login", .push, from: window.root) { LoginScreen() }
        window.user.performSegue("login")
        let route = try #require(window.topScreen.flatMap(Router.route(showing:)))
        #expect(route.state == .routed)
        window.user.goBack()
        #expect(route.state == .removed)
        #expect(
            log.entries == [
                "willPerform push LoginScreen user", "didPerform push LoginScreen user",
                "willRemove push LoginScreen user", "didRemove push LoginScreen user",
            ])
    }

    @Test func aViewAddedByHandIsPreparedByTheScreenAboveIt() throws {
        let screen = TaggedScreen()
        window.push(screen)
        let (box, tag) = (BadgeView(), TagView())
        screen.addSubview(box)
        box.addSubview(tag)
        #expect(tag.color == "red")
        #expect(Router.route(showing: tag)?.state == .routed)
        let route = try #require(Router.route(showing: tag))
        tag.remove()
        #expect(route.state == .removed)
    }

    @Test func viewAddedByHandIsPreparedWhenItIsInAWindow() {
        let screen = TaggedScreen()
        let (box, tag, early) = (BadgeView(), TagView(), TagView())
        screen.addSubview(box)
        box.addSubview(tag)
        box.addSubview(early)
        early.remove()
        #expect(screen.preparedCount == 0)
        window.push(screen)
        #expect(screen.preparedCount == 1)
        #expect(early.color == "none")
        window.pop()
        window.push(screen)
        #expect(screen.preparedCount == 1)
        #expect(tag.color == "red")
    }

    @Test func providerIsAskedOnceAboutAViewThatItDeclines() {
        let (screen, tag) = (TaggedScreen(), TagView())
        tag.color = "unwanted"
        screen.addSubview(tag)
        window.push(screen)
        window.pop()
        window.push(screen)
        #expect(tag.askedCount == 1)
        #expect(screen.preparedCount == 0)
    }

    @Test func viewRemovedDuringAnotherPreparationIsNotPrepared() {
        let (screen, first, second) = (TaggedScreen(), TagView(), TagView())
        screen.addSubview(first)
        screen.addSubview(second)
        screen.onPreparing = { second.remove() }
        window.push(screen)
        #expect(first.color == "red")
        #expect(second.askedCount == 0)
    }

    @Test(arguments: [true, false])
    func revealFailsWhenItsWindowIsClosedOrFreed(isClosed: Bool) throws {
        var window: HeadlessWindow? = HeadlessWindow(transitions: .manual(.seconds(1)))
        let login = try showLogin(.push(from: window?.root, animated: false))
        window?.push(PlainScreen(), animated: false)
        var refusals: [ViewRouteRefusal?] = []
        login.presentation?.reveal(animated: true) { refusals.append($0) }
        #expect(refusals == [])
        if isClosed { window?.close() } else { window = nil }
        #expect(refusals == [.refused("its window was closed")])
    }

    @Test func closingTheWindowDuringAReplacementRemovesTheDetail() throws {
        let window = HeadlessWindow(.split, transitions: .manual(.seconds(1)))
        _ = try showLogin(.showDetail(from: window.root, animated: false))
        let log = EventLog()
        log.observe()
        let editor = try showEditor(.showDetail(from: window.root))
        window.user.closeWindow()
        #expect(editor.state == .unrouted)
        #expect(
            log.entries == [
                "willPerform showDetail EditorScreen router", "willRemove showDetail LoginScreen code",
                "didRemove showDetail LoginScreen user", "didFailToPerform showDetail EditorScreen router",
            ])
    }

    @Test func routeRevealsACoveredView() throws {
        let login = try showLogin(.push(from: window.root))
        let editor = try showEditor(.push(from: window.root))
        window.present(PlainScreen())
        let second = try showLogin(.reveal(orElse: .push(from: window.root)))
        #expect(second.state == .routed)
        #expect(editor.state == .removed)
        #expect(window.topScreen === login.destination)
    }

    @Test func aRevealEndsWithItsWindow() throws {
        var window: HeadlessWindow? = HeadlessWindow(transitions: .manual(.seconds(1)))
        let login = try showLogin(.push(from: window?.root, animated: false))
        _ = try showEditor(.push(from: window?.root, animated: false))
        let second = try showLogin(.reveal(orElse: .push(from: window?.root)))
        #expect(second.state == .routing)
        window = nil
        #expect(second.state == .unrouted)
        #expect(login.state == .removed)
    }

    @Test func closingTheWindowEndsItsRoutes() throws {
        let window = HeadlessWindow(transitions: .manual(.seconds(1)))
        let login = try showLogin(.push(from: window.root, animated: false))
        let editor = try showEditor(.push(from: window.root))
        let waiting = try showLogin(.push(from: window.root))
        window.user.closeWindow()
        #expect(login.state == .removed)
        #expect(editor.state == .unrouted)
        #expect(waiting.state == .unrouted)
        #expect(window.violations == [])
    }

    @Test func droppingTheWindowEndsItsRoutes() async throws {
        weak var dropped: HeadlessWindow?
        var initiator: ViewRouteInitiator?
        let router = try {
            let window = HeadlessWindow()
            dropped = window
            return try showLogin(.push(from: window.root))
        }()
        #expect(dropped == nil)
        #expect(router.state == .removed)
        initiator = await router.untilRemoved()
        #expect(initiator == nil)
    }

    @Test func aRoutedSubviewThatIsMovedByHandIsRemoved() throws {
        let router = try #require(
            Router.perform(to: RoutableView<any TagViewInput>(), path: .addAsSubview(from: window.root)))
        let tag = try #require(router.destination)
        #expect(router.state == .routed)
        let box = BadgeView()
        window.addSubview(box, to: window.root)
        box.addSubview(tag)
        #expect(router.state == .removed)
    }

    @Test func removingAWrappedViewFromItsContainerEndsItsRoute() throws {
        let router = try showLogin(
            .presentModally(from: window.root).inside(
                .wrapper { login in
                    let wrapper = HeadlessScreen("wrapper")
                    wrapper.addChild(login)
                    return wrapper
                }))
        #expect(router.state == .routed)
        window.remove(try #require(router.destination))
        #expect(router.state == .removed)
        #expect(window.presented is HeadlessScreen)
    }

    @Test func routeAddsATab() throws {
        let window = HeadlessWindow(.tabs(HeadlessScreen("first")))
        let router = try showLogin(.tab(from: window.root))
        #expect(window.topScreen is LoginScreen)
        router.remove()
        #expect(
            window.snapshot == """
                window "main"
                  tabs
                    tab HeadlessScreen "first" (selected)
                """)
    }
}
