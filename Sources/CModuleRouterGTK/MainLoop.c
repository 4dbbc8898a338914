// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "CModuleRouterGTK.h"

#if __has_include(<gtk/gtk.h>)
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__linux__)
#include <glib-unix.h>
#include <sys/syscall.h>

// What CoreFoundation's run loop uses: the main queue as a file descriptor that can be read when something waits on it.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static gboolean run_main_queue(gint handle, GIOCondition condition, gpointer data) {
    (void)condition;
    (void)data;
    uint64_t count;
    // Unread, the handle stays ready, and the loop never sleeps. That nothing is there to be read is no failure.
    ssize_t ignored = read(handle, &count, sizeof count);
    (void)ignored;
    _dispatch_main_queue_callback_4CF(NULL);
    return G_SOURCE_CONTINUE;
}

void module_router_gtk_attach_main_queue(void) {
    static gsize once = 0;
    if (!g_once_init_enter(&once)) return;
    g_unix_fd_add(_dispatch_get_main_queue_handle_4CF(), G_IO_IN, run_main_queue, NULL);
    g_once_init_leave(&once, 1);
}

bool module_router_gtk_is_main_thread(void) { return getpid() == (pid_t)syscall(SYS_gettid); }
#else
#include <pthread.h>

// GLib's loop on macOS runs the main queue by itself.
void module_router_gtk_attach_main_queue(void) {}

bool module_router_gtk_is_main_thread(void) { return pthread_main_np() != 0; }
#endif

typedef __attribute__((swiftcall)) void (*drain_function)(void);

static __attribute__((swiftcall)) void run_main_loop(drain_function original, drain_function override) {
    (void)original;
    (void)override;
    module_router_gtk_attach_main_queue();
    g_main_loop_run(g_main_loop_new(NULL, FALSE));
    // Swift's own does not return either: the program ends with `main`.
    abort();
}

bool module_router_gtk_take_over_async_main(void) {
    void **hook = dlsym(RTLD_DEFAULT, "swift_task_asyncMainDrainQueue_hook");
    if (!hook) return false;
    *hook = (void *)run_main_loop;
    return true;
}
#endif
