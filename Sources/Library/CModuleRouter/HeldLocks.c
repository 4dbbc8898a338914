// SPDX-License-Identifier: Apache-2.0

#include "CModuleRouter.h"

// Separate from the locks themselves: only debug builds use it, so release builds do not link it.

// The locks that this thread holds. At most two are nested.
static _Thread_local struct {
    const uint8_t *file;
    uintptr_t line;
} places[2];

static _Thread_local uintptr_t count;

void module_router_will_lock(const uint8_t *file, uintptr_t line) {
    places[count].file = file;
    places[count].line = line;
    count++;
}

void module_router_did_unlock(void) { count--; }

uintptr_t module_router_held_count(void) { return count; }

uintptr_t module_router_held_place(const uint8_t **file) {
    *file = places[0].file;
    return places[0].line;
}
