// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stddef.h>

// A bundle of tests that depends on this runs GTK's loop on its main thread, and the main actor there. Nothing has to be
// imported or called.

/// The bytes that the process has allocated; 0 where that cannot be asked, and under a sanitizer, which allocates by itself.
size_t module_router_gtk_testing_heap(void);
