// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// The views that a reveal finds.
@MainActor
@Suite(
    .routes {
        InboxRouter.self; OutboxRouter.self; RecordRouter.self; RequiredRecordAdapter.self; LeafRouter.self
    })
struct RevealTests {
    let window = HeadlessWindow()
    let inbox = RoutableView<any InboxInput>()

    /// Reveals an inbox, or pushes a new one.
    @discardableResult
    private func reveal(
        in window: HeadlessWindow, elseFrom source: (any ViewRouteSource)? = nil
    ) -> ViewRoute? {
        Router.perform(to: inbox, path: .reveal(orElse: .push(from: source ?? window.root)))
    }

    private func pushInbox(_ title: String = "inbox", in window: HeadlessWindow) {
        Router.perform(to: inbox, path: .push(from: window.root)) { $0.title = title }
    }

    @Test func missingViewIsShownByTheOtherPath() {
        reveal(in: window)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    InboxScreen "inbox"
                """)
    }

    @Test func otherPathMayBeTheDefaultPath() {
        Router.perform(to: inbox, path: .reveal(orElse: .defaultPath(from: window.root)))
        #expect(window.presented is InboxScreen)
    }

    @Test func shownViewIsRevealed() throws {
        pushInbox(in: window)
        let shown = try #require(window.topScreen as? InboxScreen)
        window.push(HeadlessScreen("mail"))
        window.push(HeadlessScreen("attachment"))
        #expect(reveal(in: window)?.destination === shown)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    InboxScreen "inbox"
                """)
    }

    @Test func viewsPresentedAboveAreDismissed() {
        pushInbox(in: window)
        window.push(HeadlessScreen("mail"))
        window.present(HeadlessNavigation(root: HeadlessScreen("settings")))
        window.push(HeadlessScreen("account"))
        window.present(HeadlessScreen("password"), as: .presentAsSheet)
        reveal(in: window)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    InboxScreen "inbox"
                """)
    }

    @Test func tabOfTheViewIsSelected() throws {
        let mail = HeadlessNavigation(root: HeadlessScreen("mail"))
        let window = HeadlessWindow(.tabs(mail))
        Router.perform(to: inbox, path: .push(from: mail))
        mail.push(HeadlessScreen("attachment"))
        // The added tab is selected.
        let calendar = HeadlessScreen("calendar")
        window.show(calendar, by: .tab, from: mail)
        #expect(window.topScreen === calendar)
        Router.perform(to: inbox, path: .reveal(orElse: .push(from: calendar)))
        #expect(
            window.snapshot == """
                window "main"
                  tabs
                    tab navigation (selected)
                      root HeadlessScreen "mail"
                      InboxScreen "inbox"
                    tab HeadlessScreen "calendar"
                """)
    }

    @Test func visibleViewStaysInPlace() {
        pushInbox(in: window)
        let router = reveal(in: window)
        #expect(router?.state == .routed)
        #expect(window.stack.count == 2)
    }

    @Test func mostRecentViewIsRevealed() {
        pushInbox("first", in: window)
        pushInbox("second", in: window)
        window.push(HeadlessScreen("mail"))
        #expect((reveal(in: window)?.destination as? InboxScreen)?.title == "second")
        #expect((window.topScreen as? InboxScreen)?.title == "second")
    }

    @Test func removedViewIsNotRevealed() {
        pushInbox("first", in: window)
        pushInbox("second", in: window)
        window.user.goBack()
        window.push(HeadlessScreen("mail"))
        #expect((reveal(in: window)?.destination as? InboxScreen)?.title == "first")
    }

    @Test func viewThatWasOnlyMadeIsNotRevealed() throws {
        let made = try Router.destination(for: inbox)
        #expect(reveal(in: window)?.destination !== made)
        #expect(window.stack.count == 2)
    }

    @Test func anotherKeyOfTheProviderRevealsTheSameView() {
        Router.perform(to: RoutableView<any MailListInput>(), path: .push(from: window.root))
        let shown = window.topScreen
        window.push(HeadlessScreen("mail"))
        #expect(reveal(in: window)?.destination === shown)
        #expect(window.stack.count == 2)
    }

    @Test func anotherProviderOfTheClassShowsAnotherView() {
        Router.perform(to: RoutableView<any OutboxInput>(), path: .push(from: window.root))
        reveal(in: window)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                    InboxScreen "outbox"
                    InboxScreen "inbox"
                """)
    }

    @Test func viewInAnotherWindowIsNotRevealed() {
        let other = HeadlessWindow(title: "other")
        pushInbox(in: other)
        reveal(in: window)
        #expect([other.stack.count, window.stack.count] == [2, 2])
    }

    @Test func viewOfAnotherRegistryIsNotRevealed() {
        pushInbox(in: window)
        RouteRegistry { InboxRouter.self }.run { _ = reveal(in: window) }
        #expect(window.stack.count == 3)
    }

    @Test func revealWithoutASourceFails() {
        pushInbox(in: window)
        var errors: [String] = []
        Router.perform(
            to: inbox, path: .reveal(orElse: .push(from: nil)), fileID: "App/Menu.swift", line: 7, column: 11,
            completion: onFailure { errors.append("\($0)") })
        #expect(
            errors == [
                """
                RoutableView<any InboxInput> cannot be shown by reveal: there is no source [invalid-source]
                  requested at App/Menu.swift:7:11
                  help: the source no longer exists, or was nil
                """
            ])
    }

    @Test func childIsRevealedWithItsScreen() {
        Router.perform(to: inbox, path: .addAsChild(from: window.root))
        window.push(HeadlessScreen("mail"))
        let router = reveal(in: window)
        #expect(router?.state == .routed)
        #expect(window.topScreen === window.root)
    }

    @Test func viewInsideAContainerIsRevealed() {
        Router.perform(to: inbox, path: .presentModally(from: window.root).inside(.navigation))
        window.push(HeadlessScreen("mail"))
        #expect(reveal(in: window)?.destination === window.topScreen)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root HeadlessScreen "root"
                  presented modally: navigation
                    root InboxScreen "inbox"
                """)
    }

    // MARK: One of several

    /// The numbers of the records in the window, from the bottom of the stack.
    private var records: [Int] { window.stack.compactMap { ($0 as? RecordScreen)?.number } }

    @Test func viewThatTheProviderRejectsIsNotRevealed() throws {
        for number in [2, 9] {
            Router.perform(
                to: RoutableViewModule<any RecordModuleInput>(), path: .reveal(orElse: .push(from: window.root))
            ) { $0.number = number }
        }
        #expect(records == [2, 9])
    }

    @Test func acceptedViewIsRevealedEvenIfItIsNotTheMostRecent() throws {
        for number in [1, 2, 3] {
            Router.perform(to: RoutableViewModule<any RecordModuleInput>(), path: .push(from: window.root)) {
                $0.number = number
            }
        }
        let router = Router.perform(
            to: RoutableViewModule<any RecordModuleInput>(), path: .reveal(orElse: .push(from: window.root))
        ) { $0.number = 2 }
        #expect(records == [1, 2])
        #expect(router?.kind == .reveal)
    }

    @Test func parametersOfAnAdapterSelectTheView() {
        for id in ["1", "2", "1"] {
            Router.perform(
                to: RoutableViewModule<any RequiredRecordModuleInput>(),
                path: .reveal(orElse: .push(from: window.root))
            ) { $0.id = id }
        }
        #expect(records == [1])
    }

    @Test func parametersOfAURLSelectTheView() async throws {
        for url in ["notes://record/1", "notes://record/2", "notes://record/1"] {
            try await Router.route(url: url, path: .reveal(orElse: .push(from: window.root)))
        }
        #expect(records == [1])
        for url in ["notes://leaf/a", "notes://leaf/b", "notes://leaf/c", "notes://leaf/b"] {
            try await Router.route(url: url, path: .reveal(orElse: .push(from: window.root)))
        }
        #expect(window.stack.compactMap { ($0 as? LeafScreen)?.title } == ["a", "b"])
    }
}
