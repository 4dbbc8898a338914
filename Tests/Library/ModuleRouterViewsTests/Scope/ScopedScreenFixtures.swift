// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// The time during which a user is logged in.
struct UserSession: ScopeValues {
    let user: String
}

/// The time during which a draft is open.
struct OpenDraft: ScopeValues {
    typealias Outer = UserSession
    let text: String
}

/// The time until a user has logged in.
struct LoginPhase: ScopeValues {}

protocol Mailbox: AnyObject, Sendable { var owner: String { get } }
protocol Letter: AnyObject, Sendable { var text: String { get } }

@MainActor protocol DeskInput: AnyObject {
    var owner: String { get }
    var chosen: ViewRouteResult<String> { get }
}
@MainActor protocol LetterScreenInput: AnyObject { var text: String { get } }
@MainActor protocol HelpInput: AnyObject {}
@MainActor protocol SealInput: AnyObject {}

extension RoutableService where Protocol == any Mailbox {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Letter {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any DeskInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any LetterScreenInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any HelpInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableView where Protocol == any SealInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

final class SessionMailbox: Mailbox {
    let owner: String

    init(_ owner: String) { self.owner = owner }
}

struct MailboxRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: UserSession.self) }
    static var routes: RouteList<Self> {
        Provides(RoutableService<any Mailbox>()) { $0 }
        URLPattern("app://mailbox")
    }

    func makeDestination(with configuration: RouteConfiguration) -> SessionMailbox? {
        RouteScope<UserSession>.current.map { SessionMailbox($0.values.user) }
    }
}

final class DraftLetter: Letter {
    let text: String

    init(_ text: String) { self.text = text }
}

struct LetterRouter: ServiceRouteProvider {
    static var lifetime: RouteLifetime { .scoped(to: OpenDraft.self) }
    static var routes: RouteList<Self> { Provides(RoutableService<any Letter>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> DraftLetter? {
        RouteScope<OpenDraft>.current.map { DraftLetter($0.values.text) }
    }
}

/// A screen that needs the session.
final class DeskScreen: HeadlessScreen, DeskInput {
    let mailbox: any Mailbox
    let chosen = ViewRouteResult<String>()
    /// The user when the provider prepared the screen.
    var preparedFor: String?
    var refusesToGo = false
    var owner: String { mailbox.owner }

    init(_ mailbox: any Mailbox) {
        self.mailbox = mailbox
        super.init("inbox of \(mailbox.owner)")
        addSegue("help", .push) { HelpScreen("help") }
    }
}

struct DeskRouter: RemovalCheckingViewRouteProvider, ObservingViewRouteProvider {
    /// A hook, in a structure: the optimised `withValue` of a task-local closure crashes (Swift 6.3).
    struct Hook: Sendable { let observe: @MainActor @Sendable (ViewRouteEvent) -> Void }
    @TaskLocal static var hook: Hook?

    static var routes: RouteList<Self> {
        Provides(RoutableView<any DeskInput>()) { $0 }
        URLPattern("app://inbox")
    }

    static func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath { .push(from: source) }

    func makeDestination(with configuration: RouteConfiguration) throws -> DeskScreen? {
        DeskScreen(try Router.destination(for: RoutableService<any Mailbox>()))
    }

    func prepare(_ destination: DeskScreen, with configuration: RouteConfiguration) {
        destination.preparedFor = RouteScope<UserSession>.current?.values.user
    }

    func reasonNotToRemove(_ destination: DeskScreen, with configuration: RouteConfiguration) -> String? {
        destination.refusesToGo ? "its draft is not saved" : nil
    }

    static func observe(_ event: ViewRouteEvent, of destination: DeskScreen) { hook?.observe(event) }
}

final class LetterScreen: HeadlessScreen, LetterScreenInput {
    let mailbox: any Mailbox
    let letter: any Letter
    var text: String { "\(letter.text) by \(mailbox.owner)" }

    init(_ mailbox: any Mailbox, _ letter: any Letter) {
        self.mailbox = mailbox
        self.letter = letter
        super.init("draft")
    }
}

struct LetterScreenRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any LetterScreenInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) throws -> LetterScreen? {
        LetterScreen(
            try Router.destination(for: RoutableService<any Mailbox>()),
            try Router.destination(for: RoutableService<any Letter>()))
    }
}

/// A screen that needs no session, and stores the user of the session in which it was prepared.
final class HelpScreen: HeadlessScreen, HelpInput {
    var preparedFor: String?
}

struct HelpRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any HelpInput>()) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> HelpScreen? { HelpScreen("help") }

    func prepare(_ destination: HelpScreen, with configuration: RouteConfiguration) {
        destination.preparedFor = RouteScope<UserSession>.current?.values.user
    }
}

final class SealView: HeadlessView, SealInput {
    var preparedFor: String?
}

struct SealRouter: ExternalViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any SealInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .subview }

    func makeDestination(with configuration: RouteConfiguration) -> SealView? { SealView() }

    func prepare(_ destination: SealView, with configuration: RouteConfiguration) {
        destination.preparedFor = RouteScope<UserSession>.current?.values.user
    }
}

let deskKey = RoutableView<any DeskInput>()
let letterKey = RoutableView<any LetterScreenInput>()
let helpKey = RoutableView<any HelpInput>()

extension Trait where Self == RoutesTrait {
    /// The providers of this file.
    static func scopedScreens(unheard: RoutesTrait.Unheard? = nil) -> RoutesTrait {
        .routes(unheard: unheard) {
            MailboxRouter.self; LetterRouter.self; DeskRouter.self; LetterScreenRouter.self; HelpRouter.self;
            SealRouter.self
        }
    }
}

extension RouteError {
    /// The first line of the description.
    var summary: String { description.split(separator: "\n").first.map(String.init) ?? "" }
}

/// Returns the code of a `RouteError`, or the description of another error.
func code(of error: (any Error)?) -> String {
    (error as? RouteError)?.code.description ?? error.map { "\($0)" } ?? "no error"
}
