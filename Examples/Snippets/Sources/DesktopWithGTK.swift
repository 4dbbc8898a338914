// SPDX-License-Identifier: Apache-2.0

// Built with the trait GTK.
#if GTK
import CGTK
import ModuleRouterViews
import ModuleRouterGTK

@MainActor public protocol GreetingInput: AnyObject {
    var name: String { get set }
}

extension RoutableView where Protocol == any GreetingInput {
    public init() { self.init(declaredProtocol: Protocol.self) }
    public static var greeting: Self { Self() }
}

// snippet.screen
final class GreetingScreen: GTKScreen, GreetingInput {
    private let label = GTKReference(gtk_label_new("Hello"))

    var name = "" {
        didSet { gtk_label_set_text(OpaquePointer(label.widget), "Hello, \(name)") }
    }

    init() {
        let box: GTKWidget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
        super.init(box, title: "Greeting")
        let again: GTKWidget = gtk_button_new_with_label("Again")
        // The button retains the closure. The closure therefore captures the screen weakly.
        GTKSignal.connect(again, "clicked") { [weak self] in self?.greetAgain() }
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), label.widget)
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), again)
    }

    /// This method names no toolkit.
    private func greetAgain() {
        Router.perform(
            to: .greeting, path: .push(from: self), preparation: { $0.name = "again" })
    }
}

struct GreetingRouter: ViewRouteProvider {
    static var routes: RouteList<Self> { Provides(.greeting) { $0 } }

    func makeDestination(with configuration: RouteConfiguration) -> GreetingScreen? { GreetingScreen() }
}
// snippet.end

// snippet.file
final class NoteScreen: GTKScreen {
    private var heading: GTKWidget?

    init() throws { try super.init(file: GTKUIFile("note.ui"), title: "Note") }

    override func awake(from outlets: GTKOutlets) throws {
        heading = try outlets.widget("title", of: gtk_label_get_type())
        outlets.handle("archive", by: self) { $0.archive() }
    }

    private func archive() { leave() }
}
// snippet.end

@MainActor func run() {
    // snippet.run
    guard GTKMainLoop.start() else { fatalError("there is no display") }
    let window = GTKWindow(GTKNavigation(root: GreetingScreen()), width: 480, height: 320)
    window.didClose = { GTKMainLoop.quit() }
    window.present()
    GTKMainLoop.run()
    // snippet.end
}

@MainActor func runApplication() {
    // snippet.application
    GTKMainLoop.attach()
    let application = gtk_application_new("org.example.Greeting", G_APPLICATION_DEFAULT_FLAGS)!
    GTKSignal.connect(application, "activate") {
        GTKWindow(GTKNavigation(root: GreetingScreen()), application: application).present()
    }
    let status = g_application_run(
        UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), CommandLine.argc,
        CommandLine.unsafeArgv)
    // snippet.end
    print(status)
}

@MainActor func showSettings(from screen: GTKScreen, at button: GTKWidget) {
    // snippet.popover
    Router.perform(
        to: .greeting,
        path: .presentAsPopover(from: screen, anchor: GTKReference(button)))
    // snippet.end
}
#endif
