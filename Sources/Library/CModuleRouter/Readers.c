// SPDX-License-Identifier: Apache-2.0

#include "CModuleRouter.h"

enum { counter_count = 32 };

// Each counter has its own cache line, or two on processors that fetch pairs.
static struct {
    _Alignas(128) atomic_uint readers;
} counters[counter_count];

static atomic_uint next_counter;

// The counter of the thread, starting at 1; 0 if none is assigned.
static _Thread_local uint32_t counter_of_thread;

uint32_t module_router_begin_reading(void) {
    if (!counter_of_thread) {
        counter_of_thread = atomic_fetch_add_explicit(&next_counter, 1, memory_order_relaxed) % counter_count + 1;
    }
    uint32_t counter = counter_of_thread - 1;
    atomic_fetch_add(&counters[counter].readers, 1);
    return counter;
}

void module_router_end_reading(uint32_t counter) { atomic_fetch_sub(&counters[counter].readers, 1); }

uint32_t module_router_busy_reader_counters(void) {
    uint32_t busy = 0;
    for (uint32_t counter = 0; counter < counter_count; counter++) {
        if (atomic_load(&counters[counter].readers)) busy |= (uint32_t)1 << counter;
    }
    return busy;
}
