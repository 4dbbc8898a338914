// SPDX-License-Identifier: Apache-2.0
//
// Functions that Swift cannot express: the state of a thread, records that the linker keeps, the search for images that
// contain a copy of the library, and atomic accesses on every supported system.

#ifndef C_MODULE_ROUTER_H
#define C_MODULE_ROUTER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Private to the image with this copy of the library, like its Swift symbols: two copies in one process must not mix.
#pragma GCC visibility push(hidden)

// MARK: Records

/// The function of a record. The registry calls it with its own `batch` when it reads the record.
typedef void (*module_router_record)(void *batch);

/// The lists of records.
enum {
    module_router_provider_records = 0,
    module_router_declaration_records = 1,
    /// Those of `ModuleRouterTesting`, which read the current test.
    module_router_testing_records = 2,
    module_router_stub_records = 3,
};

/// Appends a record to one of the lists. Runs while an image is loaded, before any Swift code, so it must not need the runtime.
void module_router_add_record(int list, module_router_record record);

/// Returns the number of records in a list. The number grows when an image is loaded.
size_t module_router_record_count(int list);

module_router_record module_router_record_at(int list, size_t index);

// MARK: The process

/// Returns whether an environment variable has a value; NULL stands for any value. The process must not change the variable at the
/// same time.
bool module_router_environment_is(const uint8_t *variable, const uint8_t *value);

/// Returns whether the value of an environment variable differs from another one only in upper and lower case. In debug builds.
bool module_router_environment_differs_in_case(const uint8_t *variable, const uint8_t *value);

/// Returns whether the process was started with an argument.
bool module_router_has_argument(int count, char *const *arguments, const uint8_t *argument);

// MARK: Threads

/// The state of a thread that makes destinations.
struct module_router_thread_state {
    /// The lowest stack address at which a destination may be made. Initially the highest address, so that the first request
    /// calls `module_router_finds_room`, which reads the bounds of the stack.
    uintptr_t stack_limit;
    /// The number of further nested destinations that the thread may make. Counts down, so that the processor detects the end
    /// without a comparison. While the thread has an object graph that ends with the outermost destination, it is the negative
    /// number of nested destinations, so that the processor detects its end in the same way.
    int32_t remaining;
    /// Whether `remaining` is such a negative number.
    bool has_graph;
};

#pragma GCC visibility push(default)
extern _Thread_local struct module_router_thread_state module_router_thread;

/// Compares a stack address with the bounds of the thread's stack. The first call reads the bounds.
///
/// Returns true if the address is in an unknown stack, for example that of a fiber.
bool module_router_finds_room(uintptr_t address);

/// The slow path of `module_router_enter`. Returns whether another destination may be made.
bool module_router_may_enter(uintptr_t address);

/// The slow path of `module_router_leave`: ends the object graph of the thread with its outermost destination.
void module_router_did_leave(void);
#pragma GCC visibility pop

// MARK: Tasks

/// The function of Swift's runtime that `TaskLocal.wrappedValue` calls: returns the address of the value of a task-local variable in
/// the current task; NULL if the task has none. The interfaces of Swift do not declare it, so it may be missing.
#ifdef __APPLE__
__attribute__((weak_import))
#else
__attribute__((weak))
#endif
__attribute__((swiftcall, visibility("default")))
void *swift_task_localValueGet(const void *variable);

/// Returns whether the runtime has the function for `module_router_task_local`.
static inline bool module_router_reads_task_locals(void) { return swift_task_localValueGet != NULL; }

/// Returns the address of the value of a task-local variable in the current task; NULL if the task has none.
static inline void *module_router_task_local(const void *variable) { return swift_task_localValueGet(variable); }

// MARK: The depth of a thread

/// The maximum nesting depth of destinations.
enum { module_router_depth_limit = 200 };

/// Returns whether the current thread's stack has room for another destination.
static inline bool module_router_has_room(void) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    return __builtin_expect(here >= module_router_thread.stack_limit, 1) || module_router_finds_room(here);
}

/// Counts a destination before it is made. Returns zero if it must not be made; it is counted in this case too. Pair each call
/// with `module_router_leave`.
///
/// Called from Swift. The result is an address that is already in a register, so returning it needs no instruction.
static inline uintptr_t module_router_enter(void) {
    struct module_router_thread_state *thread = &module_router_thread;
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    bool is_last = --thread->remaining < 0;
    if (__builtin_expect(is_last || here < thread->stack_limit, 0)) return module_router_may_enter(here);
    return (uintptr_t)thread;
}

static inline void module_router_leave(void) {
    if (__builtin_expect(++module_router_thread.remaining == 0, 0)) module_router_did_leave();
}

/// Returns the number of destinations that the current thread is making.
static inline int32_t module_router_depth(void) {
    int32_t remaining = module_router_thread.remaining;
    return module_router_thread.has_graph ? -remaining : module_router_depth_limit - remaining;
}

/// Returns whether the current thread makes a destination whose graph it may keep.
bool module_router_may_have_graph(void);

/// Returns whether the current thread makes a kept destination, whose graph is separate from that of its task.
bool module_router_graph_is_separate(void);

/// Returns the destination of a provider in the object graph of the current thread; NULL if there is none.
///
/// - Parameter provider: Any address that identifies the provider.
void *module_router_graph_item(const void *provider);

/// Adds a destination to the object graph of the current thread. It is released when the graph ends: with the outermost destination,
/// or with the call of `module_router_end_separate_graph`.
///
/// Allowed only if `module_router_may_have_graph` returns true.
void module_router_add_to_graph(const void *provider, void *destination, void (*release)(void *));

/// The state of the object graph that a thread has put aside.
struct module_router_outer_graph {
    size_t start;
    bool is_separate;
};

/// Begins a separate object graph. Pair each call with `module_router_end_separate_graph`, which ends it.
struct module_router_outer_graph module_router_begin_separate_graph(void);
void module_router_end_separate_graph(struct module_router_outer_graph outer);

/// Starts a new nesting of destinations while the current thread calls an error handler: the depth is zero, and half of the
/// stack's reserve may be used. Returns a value for `module_router_end_handling`.
int32_t module_router_begin_handling(void);
void module_router_end_handling(int32_t remaining);

/// Begins or ends the installation of a provider on the current thread. The begin function returns the nesting depth, including
/// this provider.
uint32_t module_router_begin_installing(void);
void module_router_end_installing(void);

/// The kept destination that the current thread makes; NULL if it makes none.
void *module_router_making(void);
/// Sets it, and returns the one from before.
void *module_router_set_making(void *making);

/// Whether the current thread is reporting a failure to error handlers.
bool module_router_is_reporting(void);
void module_router_set_reporting(bool is_reporting);

/// Returns a number that is unique among the living threads.
uintptr_t module_router_current_thread(void);

/// Returns whether the caller runs on the main actor.
bool module_router_is_main_actor(void);

// MARK: Overrides

/// The number of registries that currently replace the shared one, in all tasks.
#pragma GCC visibility push(default)
extern atomic_int module_router_overrides;
#pragma GCC visibility pop

/// Returns whether a registry replaces the shared one. A relaxed load suffices: a task only needs to see its own changes and
/// those of the task that started it.
static inline bool module_router_has_overrides(void) {
    return atomic_load_explicit(&module_router_overrides, memory_order_relaxed) != 0;
}

static inline void module_router_add_overrides(int count) {
    atomic_fetch_add_explicit(&module_router_overrides, count, memory_order_relaxed);
}

/// The task-local variable of the registry that a task carries; zero while no task of the process has carried one. It is visible to a
/// task that carries a registry, and to those that it starts.
///
/// Here, because each access of a static variable in Swift checks whether it is the first one.
extern atomic_uintptr_t module_router_override_variable;

static inline uintptr_t module_router_get_override_variable(void) {
    return atomic_load_explicit(&module_router_override_variable, memory_order_relaxed);
}

static inline void module_router_set_override_variable(uintptr_t variable) {
    atomic_store_explicit(&module_router_override_variable, variable, memory_order_relaxed);
}

/// Whether the process has a registry for tasks that carry none.
extern atomic_bool module_router_fallback_exists;

static inline bool module_router_has_fallback(void) {
    return atomic_load_explicit(&module_router_fallback_exists, memory_order_relaxed);
}

static inline void module_router_set_has_fallback(void) {
    atomic_store_explicit(&module_router_fallback_exists, true, memory_order_relaxed);
}

// MARK: Atomics

// The accesses of Swift's `AtomicWord`. They are always inlined: ThreadSanitizer instruments only the code of the Swift caller.
#define MODULE_ROUTER_ATOMIC static inline __attribute__((always_inline))

MODULE_ROUTER_ATOMIC uintptr_t module_router_atomic_load_relaxed(const uintptr_t *word) {
    return __atomic_load_n(word, __ATOMIC_RELAXED);
}

MODULE_ROUTER_ATOMIC uintptr_t module_router_atomic_load_acquiring(const uintptr_t *word) {
    return __atomic_load_n(word, __ATOMIC_ACQUIRE);
}

MODULE_ROUTER_ATOMIC uintptr_t module_router_atomic_load_sequential(const uintptr_t *word) {
    return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}

MODULE_ROUTER_ATOMIC void module_router_atomic_store_relaxed(uintptr_t *word, uintptr_t value) {
    __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

MODULE_ROUTER_ATOMIC void module_router_atomic_store_releasing(uintptr_t *word, uintptr_t value) {
    __atomic_store_n(word, value, __ATOMIC_RELEASE);
}

MODULE_ROUTER_ATOMIC uintptr_t module_router_atomic_exchange(uintptr_t *word, uintptr_t value) {
    return __atomic_exchange_n(word, value, __ATOMIC_SEQ_CST);
}

/// Stores a value if the word has the expected one. Returns the value from before.
MODULE_ROUTER_ATOMIC uintptr_t module_router_atomic_compare_exchange(
    uintptr_t *word, uintptr_t expected, uintptr_t value) {
    __atomic_compare_exchange_n(word, &expected, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    return expected;
}

/// Adds to the word, and wraps around. Returns the sum.
MODULE_ROUTER_ATOMIC uintptr_t module_router_atomic_add(uintptr_t *word, uintptr_t value) {
    return __atomic_add_fetch(word, value, __ATOMIC_ACQ_REL);
}

#undef MODULE_ROUTER_ATOMIC

// MARK: Locks

/// A system mutex, because ThreadSanitizer supports it on every platform. Only the implementation knows its type, because the header of
/// the system would become a part of this module.
struct module_router_mutex {
    uint64_t words[8];
};

/// Makes a mutex at an address, which does not change until `module_router_lock_destroy`.
void module_router_lock_create(struct module_router_mutex *lock);
void module_router_lock_destroy(struct module_router_mutex *lock);
void module_router_lock(struct module_router_mutex *lock);
void module_router_unlock(struct module_router_mutex *lock);

/// The locks that the current thread holds, for debug builds. Each has the place where it was taken.
void module_router_will_lock(const uint8_t *file, uintptr_t line);
void module_router_did_unlock(void);
uintptr_t module_router_held_count(void);
/// Returns the line of the first of these locks, and its file.
uintptr_t module_router_held_place(const uint8_t **file);

/// Blocks the current thread until the word is not zero.
void module_router_wait(uintptr_t *word);
/// Sets the word to 1, and wakes the threads that wait for it.
void module_router_wake(uintptr_t *word);

/// Calls a function, which is the same in all calls, on one of at most 64 threads that do not wait for a word. Other calls wait until
/// one of them is free.
void module_router_run_on_thread(void *argument, void (*function)(void *));

// MARK: Process

/// Calls `visit` with the path of each loaded image that contains a copy of this library.
void module_router_visit_copies(void (*visit)(const char *image, void *context), void *context);

/// Returns a number that changes when an image is loaded.
uintptr_t module_router_image_generation(void);

/// Writes one line to standard error.
void module_router_log(const char *line);

#pragma GCC visibility pop

#endif
