// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterGTK
import ModuleRouterTesting
import ModuleRouterViews
import Testing

private struct Session: ScopeValues {
    let user: String
}

private protocol Mailbox: AnyObject, Sendable { var owner: String { get } }

@MainActor private protocol InboxInput: AnyObject {
    var owner: String { get }
    var chosen: ViewRouteResult<String> { get }
}

extension RoutableService where Protocol == any Mailbox {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any InboxInput {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class SessionMailbox: Mailbox {
    let owner: String

    init(_ owner: String) { self.owner = owner }
}

private struct MailboxRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: Session.self) }
    static var routes: RouteList<Self> { Provides(RoutableService<any Mailbox>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> SessionMailbox? {
        RouteScope<Session>.current.map { SessionMailbox($0.values.user) }
    }
}

private final class Inbox: GTKScreen, InboxInput {
    let mailbox: any Mailbox
    let chosen = ViewRouteResult<String>()
    var owner: String { mailbox.owner }

    init(_ mailbox: any Mailbox) {
        self.mailbox = mailbox
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6), title: "Inbox of \(mailbox.owner)")
        _ = place(GTKView(gtk_label_new("Messages")))
    }
}

private struct InboxRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any InboxInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> Inbox? {
        Inbox(try Router.destination(for: RoutableService<any Mailbox>()))
    }
}

extension GTKTests {
    /// A user logs out while a screen of the session awaits a result, and another one logs in.
    @MainActor
    @Suite(
        .routes(unheard: .isExpected) {
            PageRouter.self; MailboxRouter.self; InboxRouter.self
        })
    struct GTKLogOutTests {
        let window = GTKWindow(GTKNavigation(root: Page()))
        private let inbox = RoutableView<any InboxInput>()

        init() { window.present() }

        @Test func logOutReleasesAllScreensAndServicesOfTheUser() async throws {
            let help = try #require(try await showPage(.push(from: window)).destination as? Page)
            weak var screen: AnyObject?
            weak var mailbox: AnyObject?
            weak var session: AnyObject?
            func logInAndOut() async throws {
                let ada = RouteScope(Session(user: "Ada"))
                session = ada.reference
                window.scope = ada
                let first = try #require(try await Router.route(to: inbox, path: .push(from: help)) as? Inbox)
                screen = first
                mailbox = first.mailbox
                let waiting = Task {
                    try await Router.result(of: inbox, path: .presentModally(from: first), awaiting: { $0.chosen })
                }
                while !(window.presented is Inbox) || window.transitions.isBusy { await Task.yield() }
                let chooser = try #require(window.presented as? Inbox)
                #expect(chooser.mailbox === first.mailbox)
                let dialog = Task { try await Router.confirm("Delete?", from: chooser) }
                while window.dialogWindow == nil { await Task.yield() }

                try await ada.removeScreensAndEnd()
                window.scope = nil
                for error in [await self.error(of: waiting), await self.error(of: dialog)] {
                    #expect((error as? RouteError)?.code == .scopeUnavailable)
                }
            }
            try await logInAndOut()
            #expect(window.topScreen === help)
            #expect(window.presented == nil)
            #expect(window.dialogWindow == nil)
            // GTK releases some widgets later.
            for _ in 0..<1_000 where screen != nil || session != nil { await Task.yield() }
            #expect(screen == nil)
            #expect(mailbox == nil)
            #expect(session == nil)

            let bob = RouteScope(Session(user: "Bob"))
            window.scope = bob
            #expect(try await Router.route(to: inbox, path: .reveal(orElse: .push(from: help))).owner == "Bob")
            #expect(window.topScreen?.title == "Inbox of Bob")
            try await bob.removeScreensAndEnd()
            #expect(window.topScreen === help)
            window.close()
        }

        private func error(of task: Task<some Sendable, any Error>) async -> (any Error)? {
            do {
                _ = try await task.value
                return nil
            } catch { return error }
        }
    }
}
#endif
