// SPDX-License-Identifier: Apache-2.0

#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "CModuleRouter.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#if defined(__linux__)
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

// A destination of an object graph, NULL after its release, and the object of its provider.
struct graph_item {
    const void *provider;
    void *destination;
    void (*release)(void *);
};

enum { first_items = 8 };

// The object graphs of a thread, one inside another. The innermost one has the items from `start` on.
static _Thread_local struct {
    // The items, or NULL for those of `first`.
    struct graph_item *items;
    struct graph_item first[first_items];
    size_t capacity;
    size_t start;
    size_t count;
    // Whether the end of the innermost graph does not depend on the depth.
    bool is_separate;
} graph;

static inline struct graph_item *graph_items(void) { return graph.items ? graph.items : graph.first; }

// Releases the items of the innermost graph, the last one first, and continues with an outer graph.
static void end_graph(size_t outer_start) {
    for (size_t start = graph.start; graph.count > start;) {
        // A release may run any code. That code does not see the items of this graph, and those that it adds are released too.
        graph.start = graph.count;
        struct graph_item *last = &graph_items()[graph.count - 1];
        void *destination = last->destination;
        if (!destination) {
            graph.count--;
            continue;
        }
        last->destination = NULL;
        last->release(destination);
    }
    graph.start = outer_start;
    if (graph.count == 0 && graph.items) {
        free(graph.items);
        graph.items = NULL;
    }
}

void module_router_did_leave(void) {
    if (!module_router_thread.has_graph) return;
    module_router_thread.has_graph = false;
    module_router_thread.remaining = module_router_depth_limit;
    end_graph(graph.start);
}

bool module_router_may_have_graph(void) { return graph.is_separate || module_router_depth() > 0; }

bool module_router_graph_is_separate(void) { return graph.is_separate; }

void *module_router_graph_item(const void *provider) {
    const struct graph_item *items = graph_items();
    for (size_t index = graph.start; index < graph.count; index++) {
        if (items[index].provider == provider) return items[index].destination;
    }
    return NULL;
}

static void grow_graph(void) {
    size_t capacity = 2 * (graph.items ? graph.capacity : first_items);
    struct graph_item *items = realloc(graph.items, capacity * sizeof *items);
    if (!items) abort();
    if (!graph.items) memcpy(items, graph.first, sizeof graph.first);
    graph.items = items;
    graph.capacity = capacity;
}

void module_router_add_to_graph(const void *provider, void *destination, void (*release)(void *)) {
    if (graph.count == (graph.items ? graph.capacity : first_items)) grow_graph();
    graph_items()[graph.count++] = (struct graph_item){provider, destination, release};
    if (graph.is_separate || module_router_thread.has_graph) return;
    module_router_thread.remaining = -module_router_depth();
    module_router_thread.has_graph = true;
}

struct module_router_outer_graph module_router_begin_separate_graph(void) {
    struct module_router_outer_graph outer = {graph.start, graph.is_separate};
    graph.start = graph.count;
    graph.is_separate = true;
    return outer;
}

void module_router_end_separate_graph(struct module_router_outer_graph outer) {
    graph.is_separate = outer.is_separate;
    end_graph(outer.start);
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
