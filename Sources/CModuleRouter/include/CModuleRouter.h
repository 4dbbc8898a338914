// SPDX-License-Identifier: Apache-2.0
//
// The few things that Swift cannot say for itself: the state of a thread, records that the linker keeps,
// and which images of the process hold a copy of the library.

#ifndef C_MODULE_ROUTER_H
#define C_MODULE_ROUTER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Private to the image that holds this copy of the library, as Swift's symbols are: two copies in one process must not mix.
#pragma GCC visibility push(hidden)

// MARK: Records

/// What a record runs when the registry reads it; `batch` is the registry's own.
typedef void (*module_router_record)(void *batch);

/// The two lists of records.
enum {
    module_router_provider_records = 0,
    module_router_declaration_records = 1,
};

/// Appends to one of the lists. Runs while an image is being loaded, before any Swift code: it must not need the runtime.
void module_router_add_record(int list, module_router_record record);

/// How many records one list holds; grows when an image is loaded.
size_t module_router_record_count(int list);

module_router_record module_router_record_at(int list, size_t index);

// MARK: Threads

/// The state of a thread that makes destinations.
struct module_router_thread_state {
    /// The lowest address at which a destination may be made. The highest address until the thread first makes one: then
    /// `module_router_finds_room` reads the bounds of the stack.
    uintptr_t stack_limit;
    /// How many more destinations the thread may make inside those that it is in the middle of making. Counted down, so that the
    /// processor finds the end without a comparison.
    int32_t remaining;
};

#pragma GCC visibility push(default)
extern _Thread_local struct module_router_thread_state module_router_thread;

/// Compares an address in the stack with the bounds of the thread's stack, which it reads when the thread first asks.
///
/// Returns true if the address is in no stack that is known, for example in that of a fiber.
bool module_router_finds_room(uintptr_t address);

/// Whether `module_router_enter` may return true after all.
bool module_router_may_enter(uintptr_t address);
#pragma GCC visibility pop

/// How many destinations may be made inside one another.
enum { module_router_depth_limit = 200 };

/// Whether the stack of the current thread has room for another destination.
static inline bool module_router_has_room(void) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    return __builtin_expect(here >= module_router_thread.stack_limit, 1) || module_router_finds_room(here);
}

/// Counts a destination that is about to be made, also if it must not be: then the result is zero. Every call is paired with
/// `module_router_leave`.
///
/// The compiler of Swift calls this function. An address that it has in a register is a result for which it needs no instruction.
static inline uintptr_t module_router_enter(void) {
    struct module_router_thread_state *thread = &module_router_thread;
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    bool is_last = --thread->remaining < 0;
    if (__builtin_expect(is_last || here < thread->stack_limit, 0)) return module_router_may_enter(here);
    return (uintptr_t)thread;
}

static inline void module_router_leave(void) { ++module_router_thread.remaining; }

/// How many destinations the current thread is in the middle of making.
static inline int32_t module_router_depth(void) {
    return module_router_depth_limit - module_router_thread.remaining;
}

/// Lets the current thread begin to make destinations anew while it calls an error handler: with a depth of zero, and with half of
/// the stack that is otherwise left free. Returns a value for `module_router_end_handling`.
int32_t module_router_begin_handling(void);
void module_router_end_handling(int32_t remaining);

/// How many providers the current thread is in the middle of installing, one inside the other, with the one that begins; and of one
/// that ends.
uint32_t module_router_begin_installing(void);
void module_router_end_installing(void);

/// Whether the current thread is telling error handlers of a failure.
bool module_router_is_reporting(void);
void module_router_set_reporting(bool is_reporting);

/// A number that no two living threads share.
uintptr_t module_router_current_thread(void);

/// Whether the caller runs where the main actor runs its jobs.
bool module_router_is_main_actor(void);

// MARK: Overrides

/// How many registries stand in for the shared one at the moment, in all tasks.
#pragma GCC visibility push(default)
extern atomic_int module_router_overrides;
#pragma GCC visibility pop

/// Whether any does. Relaxed: a task reads back what it, or the task that started it, has written, and carries it.
static inline bool module_router_is_overridden(void) {
    return atomic_load_explicit(&module_router_overrides, memory_order_relaxed) != 0;
}

static inline void module_router_add_overrides(int count) {
    atomic_fetch_add_explicit(&module_router_overrides, count, memory_order_relaxed);
}

// MARK: Readers

/// Counts the current thread among those that read an object that may be replaced, and returns the counter for
/// `module_router_end_reading`. Sequentially consistent.
uint32_t module_router_begin_reading(void);
void module_router_end_reading(uint32_t counter);

/// Returns a bit for each counter that is not zero. Sequentially consistent.
uint32_t module_router_busy_reader_counters(void);

// MARK: Locks

/// A mutex of the system's, because ThreadSanitizer knows those on every platform.
void *module_router_lock_create(void);
void module_router_lock_destroy(void *lock);
void module_router_lock(void *lock);
void module_router_unlock(void *lock);

// MARK: Process

/// Calls `visit` with the path of every loaded image that holds a copy of this library.
void module_router_visit_copies(void (*visit)(const char *image, void *context), void *context);

/// A number that changes when an image is loaded.
uintptr_t module_router_image_generation(void);

/// Writes one line to standard error.
void module_router_log(const char *line);

#pragma GCC visibility pop

#endif
