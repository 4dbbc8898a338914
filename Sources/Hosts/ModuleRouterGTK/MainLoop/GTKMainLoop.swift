// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import CModuleRouterGTK
// Links the library that provides the handle of the main queue.
import Dispatch

/// Runs GLib's main loop and Swift's main actor on one thread.
///
/// GLib's loop does not run the main queue by itself: a `Task { @MainActor … }` would wait forever. Once the main queue is
/// attached, the loop also runs its work. It sleeps while there are no events and no work.
///
/// A program with its own loop, or with the loop of a `GtkApplication`, calls ``attach()`` before it runs the loop:
///
/// ```swift
/// GTKMainLoop.attach()
/// let status = g_application_run(application, CommandLine.argc, CommandLine.unsafeArgv)
/// ```
///
/// A program with a plain `main` and no loop calls ``run()``. A program with an asynchronous `main` calls
/// ``takeOverAsyncMain()`` at the start of `main`.
///
/// > Important: The main actor runs one job at a time, so never run a nested loop in a job (`g_main_context_iteration`): use
///   `await`. Foundation's `RunLoop.main` and `Timer` do not run under GLib: use `Task.sleep` or Dispatch.
public enum GTKMainLoop {
    /// Makes GLib's default loop run the work of the main queue, and so of the main actor. Repeated calls have no effect.
    @MainActor public static func attach() { module_router_gtk_attach_main_queue() }

    /// Attaches the main queue and initialises GTK.
    ///
    /// - Returns: Whether there is a display. Without a display, do not use GTK.
    @MainActor public static func start() -> Bool {
        attach()
        return gtk_init_check() != 0
    }

    /// Runs the loop until ``quit()``. Call it from synchronous code outside of tasks: the jobs of the main actor run inside of
    /// the loop.
    @MainActor public static func run() {
        attach()
        let loop = g_main_loop_new(nil, 0)
        loops.append(loop)
        g_main_loop_run(loop)
        loops.removeLast()
        g_main_loop_unref(loop)
    }

    /// Ends the innermost ``run()``. Does nothing if no loop is running.
    @MainActor public static func quit() {
        if let loop = loops.last { g_main_loop_quit(loop) }
    }

    /// Makes the main thread run GLib's loop while an asynchronous `main` waits.
    ///
    /// Call it before the first `await` of `main`. Afterwards, the loop of the main thread cannot be replaced.
    ///
    /// - Returns: Whether this Swift runtime supports it.
    @discardableResult
    public nonisolated static func takeOverAsyncMain() -> Bool { module_router_gtk_take_over_async_main() }

    /// Whether the current thread is the main thread, the only one that may use GTK.
    public nonisolated static var isMainThread: Bool { module_router_gtk_is_main_thread() }

    @MainActor private static var loops: [OpaquePointer?] = []
}
#endif
