// SPDX-License-Identifier: Apache-2.0

// The login module in a window of GTK. With `--script`, the program takes the place of the user, and prints the titles of the front
// screens.

#if GTK
import LoginApp
import LoginGlue
import ModuleRouterGTK
import ModuleRouterViews
import ZIKRouterBridge

RouteRegistry.shared.register {
    DesktopAlertRouter.self
    LoginAdapters.self
}
ForeignObject.makeView = { object in login_is_screen(object.pointer) ? LoginPage(object) : nil }

guard GTKMainLoop.start() else { fatalError("there is no display") }
let home = GTKScreen(Page.home { openLogin() }, title: "Notes")
let window = GTKWindow(GTKNavigation(root: home), width: 480, height: 320)
window.didClose = { GTKMainLoop.quit() }
window.present()

@MainActor func openLogin() {
    Router.perform(
        to: RoutableView<any Login>(), path: .push(from: home),
        preparation: { $0.message = "Please log in to read this note." })
}

@MainActor func front() -> GTKScreen? {
    window.presented ?? (window.content as? GTKNavigation)?.stack.last
}

/// Waits until the transition has ended.
@MainActor func settle() async { try? await Task.sleep(for: .milliseconds(500)) }

@MainActor func logIn(with password: String) async {
    guard let page = (window.content as? GTKNavigation)?.stack.last as? LoginPage else { return }
    page.type(password)
    page.logIn()
    await settle()
    guard let alert = front() as? AlertPage, let button = alert.buttons.first else { return }
    print("\(alert.title): \(alert.message)")
    alert.press(button)
    await settle()
    print(front()?.title ?? "nothing")
}

if CommandLine.arguments.contains("--script") {
    Task {
        openLogin()
        await settle()
        print(front()?.title ?? "nothing")
        await logIn(with: "12")
        await logIn(with: "123")
        window.close()
    }
}
GTKMainLoop.run()
#else
print("build it with the trait GTK")
#endif
