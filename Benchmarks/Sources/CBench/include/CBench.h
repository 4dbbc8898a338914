// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns the number of allocations of the current thread; always 0 where they cannot be counted.
uint64_t bench_allocation_count(void);

/// Returns the number of bytes allocated now.
uint64_t bench_allocated_bytes(void);

/// Returns the CPU time of the calling thread in nanoseconds.
uint64_t bench_thread_time(void);

/// Returns the CPU time of all threads in nanoseconds.
uint64_t bench_process_time(void);

/// Returns the time of a monotonic clock in nanoseconds.
uint64_t bench_wall_time(void);

/// Returns the CPU time of all finished child processes in nanoseconds.
uint64_t bench_children_time(void);

/// Returns the CPU time in nanoseconds from the loader's first initialiser of this program's image, which includes the records, to
/// the first call of this function in `main`. Returns 0 where it cannot be measured.
uint64_t bench_loading_time(void);

/// Runs a program and waits for its end. The arguments begin with the program's path and end with NULL. Returns 0 on success.
int bench_run(char *const *arguments);
