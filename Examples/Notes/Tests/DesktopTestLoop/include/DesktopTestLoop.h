// SPDX-License-Identifier: Apache-2.0
#pragma once

// A C target needs a header.
void notes_desktop_test_loop(void);
