// SPDX-License-Identifier: Apache-2.0
#include "ModuleRouterGTKTesting.h"
#include "CModuleRouterGTK.h"
#if defined(__linux__)
#include <malloc.h>
#endif

// Runs before the asynchronous `main` of the test runner, so that the main actor runs on the main thread in GTK's loop.
__attribute__((constructor)) static void use_gtk_loop(void) {
#if __has_include(<gtk/gtk.h>)
    module_router_gtk_take_over_async_main();
#endif
}

size_t module_router_gtk_testing_heap(void) {
#if defined(__GLIBC__)
    return mallinfo2().uordblks;
#else
    return 0;
#endif
}
