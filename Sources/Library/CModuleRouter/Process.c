// SPDX-License-Identifier: Apache-2.0

#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "CModuleRouter.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#if defined(__APPLE__)
#include <mach-o/dyld.h>
#include <mach-o/getsect.h>
#include <mach-o/loader.h>
#else
#include <link.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

atomic_int module_router_overrides;
atomic_uintptr_t module_router_override_variable;
atomic_bool module_router_fallback_exists;

bool module_router_environment_is(const uint8_t *variable, const uint8_t *value) {
    const char *current = getenv((const char *)variable);
    return current && (!value || strcmp(current, (const char *)value) == 0);
}

#if defined(DEBUG)
bool module_router_environment_differs_in_case(const uint8_t *variable, const uint8_t *value) {
    const char *current = getenv((const char *)variable);
    return current && strcmp(current, (const char *)value) != 0 && strcasecmp(current, (const char *)value) == 0;
}
#endif

bool module_router_has_argument(int count, char *const *arguments, const uint8_t *argument) {
    // The first argument is the path of the program.
    for (int index = 1; index < count; index++) {
        if (strcmp(arguments[index], (const char *)argument) == 0) return true;
    }
    return false;
}

static _Thread_local bool is_reporting;

static _Thread_local uint32_t installing;

uint32_t module_router_begin_installing(void) { return ++installing; }

void module_router_end_installing(void) { --installing; }

static _Thread_local void *current_making;

void *module_router_making(void) { return current_making; }

void *module_router_set_making(void *making) {
    void *outer = current_making;
    current_making = making;
    return outer;
}

bool module_router_is_reporting(void) { return is_reporting; }

void module_router_set_reporting(bool reporting) { is_reporting = reporting; }

uintptr_t module_router_current_thread(void) { return (uintptr_t)&module_router_thread; }

#if defined(__APPLE__)

bool module_router_is_main_actor(void) { return pthread_main_np() != 0; }

#else

// On these platforms, a separate thread drains the main queue after an asynchronous `main` has started. Code on that queue is
// therefore on the main actor. Dispatch is part of the toolchain's concurrency library. The symbols are weak for programs
// without it.
struct dispatch_queue_s;
extern struct dispatch_queue_s _dispatch_main_q __attribute__((weak));
extern void dispatch_queue_set_specific(struct dispatch_queue_s *, const void *, void *, void (*)(void *))
    __attribute__((weak));
extern void *dispatch_get_specific(const void *) __attribute__((weak));

static char main_queue_key;

static void mark_main_queue(void) {
    if (&_dispatch_main_q && dispatch_queue_set_specific) {
        dispatch_queue_set_specific(&_dispatch_main_q, &main_queue_key, &main_queue_key, NULL);
    }
}

// The result is cached, because the system call takes longer than a route.
static bool is_main_thread(void) {
    static _Thread_local enum { NOT_ASKED, MAIN, OTHER } thread;
    if (thread == NOT_ASKED) thread = getpid() == (pid_t)syscall(SYS_gettid) ? MAIN : OTHER;
    return thread == MAIN;
}

bool module_router_is_main_actor(void) {
    if (is_main_thread()) return true;
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, mark_main_queue);
    return dispatch_get_specific && dispatch_get_specific(&main_queue_key);
}

#endif

_Static_assert(sizeof(pthread_mutex_t) <= sizeof(struct module_router_mutex), "the structure must have room for a mutex");
_Static_assert(_Alignof(pthread_mutex_t) <= _Alignof(struct module_router_mutex), "the mutex must be aligned");

static pthread_mutex_t *mutex(struct module_router_mutex *lock) { return (pthread_mutex_t *)lock; }

void module_router_lock_create(struct module_router_mutex *lock) {
    if (pthread_mutex_init(mutex(lock), NULL) != 0) abort();
}

void module_router_lock_destroy(struct module_router_mutex *lock) { pthread_mutex_destroy(mutex(lock)); }

void module_router_lock(struct module_router_mutex *lock) { pthread_mutex_lock(mutex(lock)); }

void module_router_unlock(struct module_router_mutex *lock) { pthread_mutex_unlock(mutex(lock)); }

void module_router_log(const char *line) {
    fputs(line, stderr);
    fputc('\n', stderr);
}

// Each copy of the library leaves a mark in the image that contains it. The marks of all images can be counted.

#if defined(__APPLE__)

#if __LP64__
typedef struct mach_header_64 image_header;
#else
typedef struct mach_header image_header;
#endif

__attribute__((used, section("__DATA,__module_router"))) static const uint32_t mark = 1;

uintptr_t module_router_image_generation(void) { return _dyld_image_count(); }

void module_router_visit_copies(void (*visit)(const char *, void *), void *context) {
    for (uint32_t index = 0; index < _dyld_image_count(); index++) {
        unsigned long size = 0;
        const image_header *header = (const image_header *)_dyld_get_image_header(index);
        if (header && getsectiondata(header, "__DATA", "__module_router", &size)) {
            visit(_dyld_get_image_name(index), context);
        }
    }
}

#else

#define MARK_NAME "ModuleRouter"

__attribute__((used, retain, aligned(4), section(".note.ModuleRouter"))) static const struct {
    uint32_t name_size, description_size, type;
    char name[16];
} mark = {sizeof(MARK_NAME), 0, 1, MARK_NAME};

struct visit {
    void (*call)(const char *, void *);
    void *context;
};

static bool holds_mark(const struct dl_phdr_info *image) {
    for (int index = 0; index < image->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &image->dlpi_phdr[index];
        if (header->p_type != PT_NOTE) continue;
        size_t padding = header->p_align == 8 ? 7 : 3;
        const char *start = (const char *)(image->dlpi_addr + header->p_vaddr);
        for (size_t offset = 0; offset + sizeof(ElfW(Nhdr)) <= header->p_memsz;) {
            const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)(start + offset);
            const char *name = (const char *)(note + 1);
            if (note->n_namesz == sizeof(MARK_NAME) && memcmp(name, MARK_NAME, sizeof(MARK_NAME)) == 0) return true;
            offset += sizeof *note + ((note->n_namesz + padding) & ~padding) + ((note->n_descsz + padding) & ~padding);
        }
    }
    return false;
}

static int read_load_count(struct dl_phdr_info *image, size_t size, void *count) {
    if (size >= offsetof(struct dl_phdr_info, dlpi_adds) + sizeof image->dlpi_adds) {
        *(uintptr_t *)count = (uintptr_t)image->dlpi_adds;
    }
    return 1;
}

uintptr_t module_router_image_generation(void) {
    uintptr_t count = 0;
    dl_iterate_phdr(read_load_count, &count);
    return count;
}

static int visit_image(struct dl_phdr_info *image, size_t size, void *context) {
    (void)size;
    const struct visit *visit = context;
    if (holds_mark(image)) {
        // The name of the main program is empty here.
        char path[4096];
        const char *name = image->dlpi_name;
        if (!name || !*name) {
            ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
            path[length > 0 ? length : 0] = 0;
            name = path;
        }
        visit->call(name, visit->context);
    }
    return 0;
}

void module_router_visit_copies(void (*call)(const char *, void *), void *context) {
    struct visit visit = {call, context};
    dl_iterate_phdr(visit_image, &visit);
}

#endif
