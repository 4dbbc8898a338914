// SPDX-License-Identifier: Apache-2.0

#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "CModuleRouter.h"
#include <pthread.h>

#if defined(__linux__)
#include <string.h>
#include <sys/auxv.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__FreeBSD__)
#include <pthread_np.h>
#endif

_Thread_local struct module_router_thread_state module_router_thread = {
    .stack_limit = UINTPTR_MAX, .remaining = module_router_depth_limit};

// The stack of a thread. Both values are zero if the system does not provide them.
struct stack {
    uintptr_t lowest;
    uintptr_t end;
};

static _Thread_local struct stack stack;

static _Thread_local bool is_handling;

#if defined(__linux__)

// The C library reads the bounds of the main thread's stack from a file of the process, which takes up to 100 microseconds. The
// name of the program is the last string that the kernel writes to this stack. The stack grows down from there to its limit.
static bool read_main_stack(struct stack *stack) {
    const char *name = (const char *)getauxval(AT_EXECFN);
    struct rlimit limit;
    if (!name || getrlimit(RLIMIT_STACK, &limit) != 0) return false;
    uintptr_t page = (uintptr_t)getauxval(AT_PAGESZ);
    if (page == 0) return false;
    uintptr_t end = ((uintptr_t)name + strlen(name) + page) & ~(page - 1);
    // Without a limit, the stack grows until it reaches another mapping.
    uintptr_t size = limit.rlim_cur == RLIM_INFINITY ? (uintptr_t)8 << 20 : (uintptr_t)limit.rlim_cur;
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    if (here >= end || size >= end || here < end - size) return false;
    *stack = (struct stack){end - size, end};
    return true;
}

#endif

static struct stack read_stack(void) {
#if defined(__APPLE__)
    uintptr_t end = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
    return (struct stack){end - pthread_get_stacksize_np(pthread_self()), end};
#elif defined(__linux__) || defined(__FreeBSD__)
    struct stack stack = {0, 0};
#if defined(__linux__)
    if (getpid() == (pid_t)syscall(SYS_gettid) && read_main_stack(&stack)) return stack;
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return stack;
#else
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return stack;
    if (pthread_attr_get_np(pthread_self(), &attributes) != 0) {
        pthread_attr_destroy(&attributes);
        return stack;
    }
#endif
    void *lowest = NULL;
    size_t size = 0;
    if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) {
        stack = (struct stack){(uintptr_t)lowest, (uintptr_t)lowest + size};
    }
    pthread_attr_destroy(&attributes);
    return stack;
#else
    return (struct stack){0, 0};
#endif
}

// Returns the number of bytes that stay reserved: for the code of a provider up to its next request, and for the error.
// Unoptimised code needs a larger reserve.
static uintptr_t reserve(void) {
#if defined(__OPTIMIZE__)
    const uintptr_t most = 64 << 10;
#else
    const uintptr_t most = 128 << 10;
#endif
    uintptr_t half = (stack.end - stack.lowest) / 2;
    uintptr_t reserve = half < most ? half : most;
    return is_handling ? reserve / 2 : reserve;
}

static void set_limit(void) { module_router_thread.stack_limit = stack.lowest + reserve(); }

bool module_router_finds_room(uintptr_t address) {
    if (module_router_thread.stack_limit == UINTPTR_MAX) {
        stack = read_stack();
        set_limit();
    }
    return address >= module_router_thread.stack_limit || address < stack.lowest;
}

bool module_router_may_enter(uintptr_t address) {
    return module_router_depth() <= module_router_depth_limit && module_router_finds_room(address);
}

// The object graph of the destinations that a thread is making. It is separate if its end does not depend on the depth.
struct graph {
    void *graph;
    void (*release)(void *);
    bool is_separate;
};

static _Thread_local struct graph graph;

static void end_graph(void) {
    void *ended = graph.graph;
    graph.graph = NULL;
    // May run any code, which may begin another graph.
    if (ended) graph.release(ended);
}

void module_router_did_leave(void) {
    if (!module_router_thread.has_graph) return;
    module_router_thread.has_graph = false;
    module_router_thread.remaining = module_router_depth_limit;
    end_graph();
}

bool module_router_may_have_graph(void) { return graph.is_separate || module_router_depth() > 0; }

bool module_router_graph_is_separate(void) { return graph.is_separate; }

void *module_router_graph(void) { return graph.graph; }

void module_router_set_graph(void *new_graph, void (*release)(void *)) {
    graph.graph = new_graph;
    graph.release = release;
    if (graph.is_separate || module_router_thread.has_graph) return;
    module_router_thread.remaining = -module_router_depth();
    module_router_thread.has_graph = true;
}

struct module_router_outer_graph module_router_begin_separate_graph(void) {
    struct module_router_outer_graph outer = {graph.graph, graph.is_separate};
    graph.graph = NULL;
    graph.is_separate = true;
    return outer;
}

void module_router_end_separate_graph(struct module_router_outer_graph outer) {
    void *ended = graph.graph;
    graph.graph = outer.graph;
    graph.is_separate = outer.is_separate;
    if (ended) graph.release(ended);
}

// The graph of the failed destination. Handlers are not nested.
static _Thread_local struct {
    struct module_router_outer_graph outer;
    bool has_graph;
} handled;

int32_t module_router_begin_handling(void) {
    int32_t remaining = module_router_thread.remaining;
    handled.outer = module_router_begin_separate_graph();
    graph.is_separate = false;
    handled.has_graph = module_router_thread.has_graph;
    module_router_thread.has_graph = false;
    module_router_thread.remaining = module_router_depth_limit;
    is_handling = true;
    if (module_router_thread.stack_limit != UINTPTR_MAX) set_limit();
    return remaining;
}

void module_router_end_handling(int32_t remaining) {
    module_router_thread.remaining = remaining;
    module_router_thread.has_graph = handled.has_graph;
    module_router_end_separate_graph(handled.outer);
    is_handling = false;
    if (module_router_thread.stack_limit != UINTPTR_MAX) set_limit();
}
