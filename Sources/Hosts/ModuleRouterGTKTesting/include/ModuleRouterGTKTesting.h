// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stddef.h>

// A test bundle that depends on this target runs the main actor in GTK's loop, on the main thread. It need not import or call
// anything.

/// Returns the allocated bytes of the process. Returns 0 on platforms without this number, and under a sanitizer, which
/// replaces the allocator.
size_t module_router_gtk_testing_heap(void);
