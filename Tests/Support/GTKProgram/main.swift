// SPDX-License-Identifier: Apache-2.0

// Programs with their own main loop, for tests. The argument names the program.

#if GTK
import CGTK
import Dispatch
import Foundation
import ModuleRouterViews
import ModuleRouterGTK

/// Jobs print in order on the main thread, for each way in which a job reaches the main actor.
@MainActor func work() async {
    func say(_ what: String) { print("\(what), on the main thread: \(GTKMainLoop.isMainThread)") }
    say("a task")
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    say("after Dispatch's main queue")
    await Task.detached { await MainActor.run { say("MainActor.run") } }.value
    await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { continuation.resume() }
    }
    say("after a delay of Dispatch's")
    try? await Task.sleep(for: .milliseconds(10))
    say("after a sleep")
}

/// Pushes and pops a screen in a window.
@MainActor func route(in window: GTKWindow) async {
    let navigation = window.content as? GTKNavigation
    window.show(GTKScreen(gtk_label_new("pushed"), title: "pushed"), by: .push)
    await window.settled()
    print("\(navigation?.stack.count ?? 0) screens")
    navigation?.pop()
    await window.settled()
    print("\(navigation?.stack.count ?? 0) screen")
}

@MainActor func makeWindow(_ application: UnsafeMutablePointer<GtkApplication>? = nil) -> GTKWindow {
    let root = GTKScreen(gtk_label_new("root"), title: "root")
    return GTKWindow(GTKNavigation(root: root), width: 300, height: 200, application: application)
}

switch CommandLine.arguments.dropFirst().first {
case "loop":
    guard GTKMainLoop.start() else { fatalError("there is no display") }
    let window = makeWindow()
    window.didClose = { GTKMainLoop.quit() }
    window.present()
    Task {
        await work()
        await route(in: window)
        window.close()
    }
    GTKMainLoop.run()
    print("the loop has ended")
case "application":
    GTKMainLoop.attach()
    let application = gtk_application_new("org.example.notes", G_APPLICATION_NON_UNIQUE)!
    GTKSignal.connect(application, "activate") {
        let window = makeWindow(application)
        window.present()
        Task {
            await work()
            await route(in: window)
            window.close()
        }
    }
    let status = g_application_run(
        UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)
    g_object_unref(application)
    print("the application has ended with \(status)")
case "exit":
    guard GTKMainLoop.start() else { fatalError("there is no display") }
    // Draws continuously.
    let spinner = gtk_spinner_new()!
    gtk_spinner_start(OpaquePointer(spinner))
    let window = GTKWindow(GTKScreen(spinner, title: "root"), width: 300, height: 200)
    window.present()
    Task {
        await window.settled()
        Task.detached { exit(0) }
    }
    GTKMainLoop.run()
default:
    fatalError("usage: GTKProgram loop|application|exit")
}
#endif
