// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import RouteClient

// snippet.interface
@MainActor public protocol LoginViewInput: AnyObject {
    var message: String? { get set }
}

@Routable extension RoutableView where Protocol == any LoginViewInput {}
// snippet.end

// snippet.provider
final class LoginScreen: HeadlessScreen, LoginViewInput {
    var message: String?
}

@AutoRegister
struct LoginViewRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        Provides(RoutableView<any LoginViewInput>()) { $0 }
    }

    func makeDestination(with configuration: ViewRouteConfiguration) -> LoginScreen? {
        LoginScreen("Login")
    }
}
// snippet.end

let window = HeadlessWindow()

// snippet.perform
let router = Router.performWithClient(
    to: RoutableView<any LoginViewInput>(), path: .presentModally(from: window.root),
    configuring: { configuration, _ in
        configuration.prepareDestination = { login in login.message = "Log in to read this note" }
        configuration.successHandler = { login in print("shown:", login.message ?? "") }
        configuration.errorHandler = { action, error in print(action, error) }
    },
    removing: { removal in
        removal.successHandler = { print("removed") }
    })
// → shown: Log in to read this note

print(window.snapshot)
// → window "main"
// →   navigation
// →     root HeadlessScreen "root"
// →   presented modally: LoginScreen "Login"
// snippet.end

// snippet.remove
router?.removeRoute()
// → removed
// snippet.end

// snippet.async
let login = try await Router.route(to: RoutableView<any LoginViewInput>(), path: .push(from: window.root))
login.message = "Welcome"
print(window.topScreen === login)  // → true
// snippet.end

// snippet.found
let route = Router.route(showing: login)
try await route?.remove()
print(window.stack.count)  // → 1
// snippet.end

// MARK: A module protocol

public struct Note: Sendable {
    public var text: String
}

// snippet.moduleInterface
@MainActor public protocol EditorModuleInput: AnyObject {
    var note: Note? { get set }
    var didSave: ((Note) -> Void)? { get set }
}

@Routable extension RoutableViewModule where Protocol == any EditorModuleInput {}
// snippet.end

// snippet.moduleProvider
final class EditorScreen: HeadlessScreen {
    private var note: Note
    private let didSave: ((Note) -> Void)?
    private(set) var hasChanges = false
    /// By which it removes itself.
    weak var route: ViewRoute?

    init(_ note: Note, didSave: ((Note) -> Void)?) {
        self.note = note
        self.didSave = didSave
        super.init("Editor")
    }

    func type(_ text: String) {
        note.text += text
        hasChanges = true
    }

    func tapSave() {
        hasChanges = false
        didSave?(note)
        route?.removeRoute()
    }
}

final class EditorConfiguration: EditorModuleInput {
    var note: Note?
    var didSave: ((Note) -> Void)?
}

struct NoNote: Error {}

@AutoRegister
struct EditorRouter: ViewRouteProvider {
    static var routes: ViewRoutes<Self> {
        Provides(RoutableViewModule<any EditorModuleInput>()) { $0 }
    }

    static var supportedPaths: ViewRoutePaths { [.push, .presentModally] }

    static func makeConfiguration() -> EditorConfiguration { EditorConfiguration() }

    func makeDestination(with configuration: EditorConfiguration) throws -> EditorScreen? {
        guard let note = configuration.note else { throw NoNote() }
        return EditorScreen(note, didSave: configuration.didSave)
    }

    func prepare(_ destination: EditorScreen, with configuration: EditorConfiguration, route: ViewRoute) {
        destination.route = route
    }

    func reasonNotToRemove(_ destination: EditorScreen, with configuration: EditorConfiguration) -> String? {
        destination.hasChanges ? "it has unsaved changes" : nil
    }
}
// snippet.end

// snippet.modulePerform
let editing = Router.perform(
    to: RoutableViewModule<any EditorModuleInput>(), path: .push(from: window.root)
) { module in
    module.note = Note(text: "Buy milk")
    module.didSave = { note in print("saved:", note.text) }
}
// snippet.end

let editor = window.topScreen as? EditorScreen

// snippet.reasons
editor?.type(" and bread")
print(editing?.reasonNotToRemove ?? "can be removed")  // → it has unsaved changes
editing?.removeRoute(errorHandler: { action, error in print(action, error) })
// → removeRoute RoutableViewModule<any EditorModuleInput> cannot be removed: it has unsaved changes [action-failed]
// →   requested at RoutingToViews/RoutingToViews.swift:144:29

editor?.tapSave()  // → saved: Buy milk and bread
print(editing?.canRemove ?? true)  // → false
print(editing?.reasonNotToRemove ?? "can be removed")  // → the route has been removed
// snippet.end

// snippet.again
print(editing?.canPerform ?? false)  // → true
editing?.performRoute()
print(editing?.reasonNotToPerform ?? "can be performed")  // → its destination is shown already
// snippet.end
try await editing?.remove()

// snippet.states
Router.performWithClient(
    to: RoutableView<any LoginViewInput>(), path: .push(from: window.root),
    configuring: { configuration, _ in
        configuration.stateNotifier = { old, new in print("\(old) → \(new)") }
    })?.removeRoute()
// → unrouted → routing
// → routing → routed
// → routed → removing
// → removing → removed
// snippet.end

// snippet.make
let later = try Router.destination(for: RoutableView<any LoginViewInput>())
later.message = "Welcome back"

let logins = Router.to(RoutableView<any LoginViewInput>())
logins?.perform(onDestination: later, path: .push(from: window.root))
print(window.topScreen === later)  // → true
// snippet.end

// snippet.refused
Router.perform(
    to: RoutableViewModule<any EditorModuleInput>(), path: .presentAsSheet(from: window.root),
    completion: { succeeded, _, _, error in print(succeeded, error?.description ?? "") })
// → false RoutableViewModule<any EditorModuleInput> cannot be shown by presentAsSheet in headless: its provider EditorRouter does not support it [unsupported-path]
// →   requested at RoutingToViews/RoutingToViews.swift:195:15
// →   help: add it to the supportedPaths of EditorRouter, or show it by another path
// snippet.end
