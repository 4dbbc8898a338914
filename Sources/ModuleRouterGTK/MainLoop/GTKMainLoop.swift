// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
// Links the library that the main loop gets its handle from.
import Dispatch

/// GLib's main loop and Swift's main actor on one thread.
///
/// While GLib's loop runs, nothing else takes work off the main queue: `Task { @MainActor … }` would wait for ever. Once attached,
/// the loop sleeps until an event or work of the main queue comes, and wakes for nothing else.
///
/// A program with a loop of its own, or of a `GtkApplication`, calls ``attach()`` before that runs:
///
/// ```swift
/// GTKMainLoop.attach()
/// let status = g_application_run(application, CommandLine.argc, CommandLine.unsafeArgv)
/// ```
///
/// One that has none, and a plain `main`, calls ``run()``. One with an asynchronous `main` calls ``takeOverAsyncMain()`` as the
/// first thing that this does.
///
/// > Important: Within a job of the main actor, no other begins: never run a nested loop there (`g_main_context_iteration`),
///   await instead. Foundation's `RunLoop.main` and `Timer` do not run under GLib: use `Task.sleep` or Dispatch.
public enum GTKMainLoop {
    /// Lets GLib's default loop run the work of the main queue, and so of the main actor. More than once does no harm.
    @MainActor public static func attach() { module_router_gtk_attach_main_queue() }

    /// Begins to use GTK.
    ///
    /// - Returns: Whether there is a display. Without one nothing of GTK may be used.
    @MainActor public static func start() -> Bool {
        attach()
        return gtk_init_check() != 0
    }

    /// Runs until ``quit()``. From plain code that nobody awaits: the main actor's jobs run inside.
    @MainActor public static func run() {
        attach()
        let loop = g_main_loop_new(nil, 0)
        loops.append(loop)
        g_main_loop_run(loop)
        loops.removeLast()
        g_main_loop_unref(loop)
    }

    /// Ends the innermost ``run()``. Does nothing if there is none.
    @MainActor public static func quit() {
        if let loop = loops.last { g_main_loop_quit(loop) }
    }

    /// From now on the main thread runs GLib's loop while an asynchronous `main` waits.
    ///
    /// Call it before the first `await` of `main`, after which that thread does something else for good.
    ///
    /// - Returns: Whether this runtime can do that.
    @discardableResult
    public nonisolated static func takeOverAsyncMain() -> Bool { module_router_gtk_take_over_async_main() }

    /// Whether this is the thread that GTK may be used on.
    public nonisolated static var isMainThread: Bool { module_router_gtk_is_main_thread() }

    @MainActor private static var loops: [OpaquePointer?] = []
}
#endif
