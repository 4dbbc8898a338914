// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stddef.h>

/// The bytes that the program has allocated; 0 where that cannot be asked, and under a sanitizer, which allocates by itself.
size_t module_router_gtk_test_heap(void);
