// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CModuleRouterGTK.h"

#if __has_include(<gtk/gtk.h>)
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

static gsize exit_is_watched = 0;
static GMutex exit_lock;
static GCond exit_change;
static bool is_main_thread_held = false;

static gboolean hold_main_thread(gpointer data) {
    (void)data;
    g_mutex_lock(&exit_lock);
    is_main_thread_held = true;
    g_cond_signal(&exit_change);
    g_mutex_unlock(&exit_lock);
    while (true) pause();
}

// An asynchronous `main` ends the program on another thread when it returns. The exit handlers of the graphics libraries then
// clean up while the main thread still draws, so stop the main thread first. It may run no loop, so wait at most a second.
static void end_beside_main_loop(void) {
    if (module_router_gtk_is_main_thread()) return;
    g_idle_add_full(G_MININT, hold_main_thread, NULL, NULL);
    gint64 deadline = g_get_monotonic_time() + G_TIME_SPAN_SECOND;
    g_mutex_lock(&exit_lock);
    while (!is_main_thread_held && g_cond_wait_until(&exit_change, &exit_lock, deadline)) {}
    g_mutex_unlock(&exit_lock);
}

static gboolean watch_exit(GSignalInvocationHint *hint, guint count, const GValue *values, gpointer data) {
    (void)hint;
    (void)count;
    (void)values;
    (void)data;
    atexit(end_beside_main_loop);
    return FALSE;
}

// Exit handlers run in reverse order. The graphics drivers register theirs when the first widget is realized, so register this
// one afterwards.
static void watch_exit_when_drawing(void) {
    if (!g_once_init_enter(&exit_is_watched)) return;
    g_type_class_ref(GTK_TYPE_WIDGET);
    g_signal_add_emission_hook(g_signal_lookup("realize", GTK_TYPE_WIDGET), 0, watch_exit, NULL, NULL);
    g_once_init_leave(&exit_is_watched, 1);
}

#if defined(__linux__)
#include <glib-unix.h>
#include <sys/syscall.h>

// The functions of CoreFoundation's run loop: the main queue as a file descriptor that is readable while work is waiting.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean run_main_queue(gint handle, GIOCondition condition, gpointer data) {
    (void)condition;
    (void)data;
    uint64_t count;
    // Read the descriptor: otherwise it stays ready, and the loop never sleeps. An empty read is no error.
    ssize_t ignored = read(handle, &count, sizeof count);
    (void)ignored;
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

void module_router_gtk_attach_main_queue(void) {
    static gsize once = 0;
    watch_exit_when_drawing();
    if (!g_once_init_enter(&once)) return;
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, run_main_queue, NULL);
    g_once_init_leave(&once, 1);
}

bool module_router_gtk_is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }
#else
#include <pthread.h>

// On macOS, GLib's loop runs the main queue itself.
void module_router_gtk_attach_main_queue(void) { watch_exit_when_drawing(); }

bool module_router_gtk_is_main_thread(void) { return pthread_main_np() != 0; }
#endif

typedef __attribute__((swiftcall)) void (*drain_function)(void);

static __attribute__((swiftcall)) void run_main_loop(drain_function original, drain_function override) {
    (void)original;
    (void)override;
    module_router_gtk_attach_main_queue();
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    // Swift's own function does not return either: the program ends with `main`.
    abort();
}

bool module_router_gtk_take_over_async_main(void) {
    void **hook = dlsym(RTLD_DEFAULT, "swift_task_asyncMainDrainQueue_hook");
    if (!hook) return false;
    *hook = (void *)run_main_loop;
    return true;
}
#endif
