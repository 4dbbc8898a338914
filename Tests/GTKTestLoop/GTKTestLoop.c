// SPDX-License-Identifier: Apache-2.0
#include "GTKTestLoop.h"
#include "CModuleRouterGTK.h"

// Before `main` of the test runner, which is asynchronous: so the main actor runs on the main thread, with GTK's loop.
__attribute__((constructor)) void module_router_gtk_test_loop(void) {
#if __has_include(<gtk/gtk.h>)
    module_router_gtk_take_over_async_main();
#endif
}
