// SPDX-License-Identifier: Apache-2.0
#pragma once

// A C target needs a header.
void module_router_gtk_test_loop(void);
