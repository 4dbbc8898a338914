// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

// snippet.interface
@MainActor public protocol LoginViewInput: AnyObject {
    var message: String? { get set }
}

@RoutableAs("login") extension RoutableView where Protocol == any LoginViewInput {}
// snippet.end

// snippet.provider
final class LoginScreen: HeadlessScreen, LoginViewInput {
    var message: String?
}

@AutoRegister
struct LoginViewRouter: ViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.login) { $0 }
    }

    func makeDestination(with configuration: RouteConfiguration) -> LoginScreen? {
        LoginScreen("Login")
    }
}
// snippet.end

let window = HeadlessWindow()

// snippet.perform
let route = Router.perform(
    to: .login, path: .presentModally(from: window.root),
    preparation: { login in login.message = "Log in to read this note" },
    completion: { result in
        switch result {
        case .success(let login): print("shown:", login.message ?? "")
        case .failure(let error): print(error)
        }
    })
// → shown: Log in to read this note

print(window.snapshot)
// → window "main"
// →   navigation
// →     root HeadlessScreen "root"
// →   presented modally: LoginScreen "Login"
// snippet.end

// snippet.remove
route?.remove { result in
    switch result {
    case .success: print("removed")
    case .failure(let error): print(error)
    }
}
// → removed
// snippet.end

// snippet.async
let login = try await Router.route(to: .login, path: .push(from: window.root))
login.message = "Welcome"
print(window.topScreen === login)  // → true
// snippet.end

@MainActor func removeFound() async throws {
    // snippet.found
    try await Router.route(showing: login)?.removeAndWait()
    print(window.stack.count)  // → 1
    // snippet.end
}
try await removeFound()

// MARK: A module protocol

public struct Note: Sendable {
    public var text: String
}

// snippet.moduleInterface
@MainActor public protocol EditorModuleInput: AnyObject {
    var note: Note? { get set }
    var didSave: ((Note) -> Void)? { get set }
}

@RoutableAs("editorModule") extension RoutableViewModule where Protocol == any EditorModuleInput {}
// snippet.end

// snippet.moduleProvider
final class EditorScreen: HeadlessScreen {
    private var note: Note
    private let didSave: ((Note) -> Void)?
    private(set) var hasChanges = false
    /// Removes the screen.
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
        route?.remove()
    }
}

final class EditorConfiguration: EditorModuleInput {
    var note: Note?
    var didSave: ((Note) -> Void)?
}

struct NoNote: Error {}

@AutoRegister
struct EditorRouter: RemovalCheckingViewRouteProvider {
    static var routes: RouteList<Self> {
        Provides(.editorModule) { $0 }
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
    to: .editorModule, path: .push(from: window.root)
) { module in
    module.note = Note(text: "Buy milk")
    module.didSave = { note in print("saved:", note.text) }
}
// snippet.end

let editor = window.topScreen as? EditorScreen

@MainActor func removeEditor() async {
    // snippet.reasons
    editor?.type(" and bread")
    print(editing?.reasonNotToRemove ?? "can be removed")  // → it has unsaved changes
    do { try await editing?.removeAndWait() } catch { print(error) }
    // → RoutableViewModule<any EditorModuleInput> cannot be removed: it has unsaved changes [action-failed]
    // →   requested at RoutingToViews/RoutingToViews.swift:150:29

    editor?.tapSave()  // → saved: Buy milk and bread
    print(editing?.reasonNotToRemove ?? "can be removed")  // → the route has been removed
    // snippet.end
}
await removeEditor()

// snippet.again
print(editing?.reasonNotToPerform ?? "can be performed")  // → can be performed
editing?.perform()
print(editing?.reasonNotToPerform ?? "can be performed")  // → its destination is shown already
// snippet.end
editing?.remove()

// snippet.make
let later = try Router.destination(for: .login)
later.message = "Welcome back"

window.push(later)
print(window.topScreen === later)  // → true
// snippet.end

// snippet.refused
do {
    try await Router.route(
        to: .editorModule, path: .presentAsSheet(from: window.root))
} catch {
    print(error)
}
// → RoutableViewModule<any EditorModuleInput> cannot be shown by presentAsSheet in headless: its provider EditorRouter does not support it [unsupported-path]
// →   requested at RoutingToViews/RoutingToViews.swift:191:27
// →   help: add it to the supportedPaths of EditorRouter, or show it by another path
// snippet.end
