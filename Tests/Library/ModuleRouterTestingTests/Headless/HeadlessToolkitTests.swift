// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// A screen of the app's own toolkit, which does not know headless windows.
@MainActor private final class ToolkitScreen: ViewRouteSource, EditorViewInput {
    var viewRouteHost: (any ViewRouteHost)?
}

private struct ToolkitRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any EditorViewInput>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) -> ToolkitScreen? { ToolkitScreen() }
}

/// Screens of another toolkit in a headless window.
@MainActor
@Suite(
    .routes(unheard: .isExpected) {
        ToolkitRouter.self; LoginRouter.self
    })
struct HeadlessToolkitTests {
    @Test func routesStartFromAScreenOfAnotherToolkit() throws {
        let root = ToolkitScreen()
        let window = HeadlessWindow(.navigation(root: root))
        let login = try #require(Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: root)))
        #expect(login.error == nil)
        #expect(
            window.snapshot == """
                window "main"
                  navigation
                    root ToolkitScreen
                    LoginScreen
                """)
        login.remove()
        #expect(login.state == .removed)
    }

    @Test func routesStartFromAShownScreenOfAnotherToolkit() throws {
        let window = HeadlessWindow()
        Router.perform(to: RoutableView<any EditorViewInput>(), path: .push(from: window.root))
        let editor = try #require(window.topScreen as? ToolkitScreen)
        Router.perform(to: RoutableView<any LoginViewInput>(), path: .presentModally(from: editor))
        #expect(window.presented is LoginScreen)
    }

    @Test func removedScreenIsInNoWindow() throws {
        let window = HeadlessWindow()
        let router = try #require(
            Router.perform(to: RoutableView<any EditorViewInput>(), path: .push(from: window.root)))
        let editor = try #require(window.topScreen as? ToolkitScreen)
        router.remove()
        let login = Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: editor))
        #expect(
            login?.error?.reason
                == "RoutableView<any LoginViewInput> cannot be shown by push: its source, a ToolkitScreen, is in no window"
        )
        #expect(
            login?.error?.hint
                == "show the source first; the viewRouteHost of a source of your own is the host of its window")
    }

    @Test func screenMayStateItsOwnHost() throws {
        let (root, other) = (ToolkitScreen(), HeadlessWindow(title: "other"))
        let window = HeadlessWindow(.navigation(root: root))
        root.viewRouteHost = other
        let login = Router.perform(to: RoutableView<any LoginViewInput>(), path: .push(from: root))
        #expect(login?.error?.code == .invalidSource)
        #expect(window.stack.count == 1)
    }
}
