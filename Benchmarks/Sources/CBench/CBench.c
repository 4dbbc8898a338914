// SPDX-License-Identifier: Apache-2.0

#include "CBench.h"
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#if defined(__GLIBC__) || defined(__linux__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

// glibc's internal names. The functions below replace the public ones in the whole process.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

// One counter per thread. A shared counter would make two threads slower than one.
static _Thread_local uint64_t allocations;

void *malloc(size_t size) {
    allocations++;
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    allocations++;
    return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
    allocations++;
    return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
    allocations++;
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
    *memory = memalign(alignment, size);
    return *memory ? 0 : ENOMEM;
}

uint64_t bench_allocation_count(void) { return allocations; }

uint64_t bench_allocated_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

#else

#include <malloc/malloc.h>

uint64_t bench_allocation_count(void) { return 0; }

uint64_t bench_allocated_bytes(void) {
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
}

#endif

static uint64_t nanoseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

uint64_t bench_thread_time(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

uint64_t bench_process_time(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

uint64_t bench_wall_time(void) { return nanoseconds(CLOCK_MONOTONIC); }

uint64_t bench_children_time(void) {
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    struct timeval user = usage.ru_utime, system = usage.ru_stime;
    return (uint64_t)(user.tv_sec + system.tv_sec) * 1000000000 + (uint64_t)(user.tv_usec + system.tv_usec) * 1000;
}

#if defined(__linux__)

static uint64_t loading_began;

// A constructor with a priority runs before the rest of `.init_array`, which contains the records.
__attribute__((constructor(101))) static void begin_loading(void) { loading_began = bench_thread_time(); }

uint64_t bench_loading_time(void) {
    static uint64_t passed;
    if (!passed) passed = bench_thread_time() - loading_began;
    return passed;
}

#else

uint64_t bench_loading_time(void) { return 0; }

#endif

extern char **environ;

int bench_run(char *const *arguments) {
    pid_t process;
    if (posix_spawn(&process, arguments[0], NULL, NULL, arguments, environ) != 0) return -1;
    int status;
    if (waitpid(process, &status, 0) != process) return -1;
    return status;
}
