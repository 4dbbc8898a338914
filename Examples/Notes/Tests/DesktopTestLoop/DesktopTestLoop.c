// SPDX-License-Identifier: Apache-2.0
#include "DesktopTestLoop.h"
#include <stdbool.h>

// Of the host of GTK; null where that is not built.
extern bool module_router_gtk_take_over_async_main(void) __attribute__((weak));

// Before `main` of the test runner, which is asynchronous: so the main actor runs on the main thread, with GTK's loop.
__attribute__((constructor)) void notes_desktop_test_loop(void) {
    if (module_router_gtk_take_over_async_main) module_router_gtk_take_over_async_main();
}
