// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

// The login module of another vendor, and a module that requires a login with another delegate.

// MARK: The login module

@MainActor protocol ProvidedLoginViewDelegate: AnyObject { func didLogin() }

@MainActor protocol ProvidedLoginViewInput: AnyObject {
    var notifyString: String? { get set }
    var delegate: (any ProvidedLoginViewDelegate)? { get set }
}

extension RoutableView where Protocol == any ProvidedLoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

private final class VendorLoginScreen: HeadlessScreen, ProvidedLoginViewInput {
    var notifyString: String?
    weak var delegate: (any ProvidedLoginViewDelegate)?

    func tapLogin() { delegate?.didLogin() }
}

private struct VendorLoginRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any ProvidedLoginViewInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> VendorLoginScreen? {
        VendorLoginScreen("Vendor login")
    }
}

// MARK: Module A, which shows notes after a login

@MainActor protocol ModuleARequiredLoginViewDelegate: AnyObject { func didFinishLogin() }

@MainActor protocol ModuleARequiredLoginViewInput: AnyObject {
    var message: String? { get set }
    var delegate: (any ModuleARequiredLoginViewDelegate)? { get set }
}

extension RoutableView where Protocol == any ModuleARequiredLoginViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

private final class NoteListScreen: HeadlessScreen, ModuleARequiredLoginViewDelegate {
    private weak var loginRoute: ViewRoute?

    func tapNote() {
        loginRoute = Router.perform(
            to: RoutableView<any ModuleARequiredLoginViewInput>(), path: .presentModally(from: self)
        ) { [weak self] destination in
            destination.message = "Please login to read this note"
            destination.delegate = self
        }
    }

    func didFinishLogin() {
        loginRoute?.remove(completion: onSuccess { [weak self] in self?.showNote() })
    }

    private func showNote() { window?.push(HeadlessScreen("Note"), from: self) }
}

// MARK: The app, which knows both modules

private final class LoginProxy: ModuleARequiredLoginViewInput, ProvidedLoginViewDelegate {
    private let login: any ProvidedLoginViewInput
    weak var delegate: (any ModuleARequiredLoginViewDelegate)?

    init(_ login: any ProvidedLoginViewInput) {
        self.login = login
        login.delegate = self
    }

    var routedDestination: AnyObject { login }

    var message: String? {
        get { login.notifyString }
        set { login.notifyString = newValue }
    }

    func didLogin() { delegate?.didFinishLogin() }
}

private enum AppAdapter: RouteAdapter {
    static var routes: RouteList<Self> {
        Adapts(RoutableView<any ModuleARequiredLoginViewInput>(), to: RoutableView<any ProvidedLoginViewInput>()) {
            LoginProxy($0)
        }
    }
}

/// A required and a provided login whose delegates have different types. A proxy connects them.
@MainActor
@Suite(
    .routes {
        VendorLoginRouter.self; AppAdapter.self
    })
struct RequiredLoginScenarioTests {
    private let list = NoteListScreen("Notes")
    private let window: HeadlessWindow

    init() { window = HeadlessWindow(.navigation(root: list)) }

    private var login: VendorLoginScreen {
        get throws { try #require(window.presented as? VendorLoginScreen) }
    }

    @Test func noteIsShownAfterTheLogin() throws {
        list.tapNote()
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root NoteListScreen "Notes"
                  presented modally: VendorLoginScreen "Vendor login"
                """)
        #expect(try login.notifyString == "Please login to read this note")

        try login.tapLogin()
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root NoteListScreen "Notes"
                    HeadlessScreen "Note"
                """)
    }

    @Test func noteIsNotShownIfTheUserSwipesTheLoginAway() throws {
        list.tapNote()
        window.user.beginSwipeDown()
        window.user.releaseSwipe()
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root NoteListScreen "Notes"
                """)
    }

    @Test func proxyLivesWhileTheLoginIsShown() async throws {
        weak var proxy: AnyObject?
        try await expectReleased {
            list.tapNote()
            proxy = try login.delegate
            #expect(proxy is LoginProxy)
            try login.tapLogin()
        }
        #expect(proxy == nil)
    }
}
