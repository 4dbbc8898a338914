// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <stddef.h>
#include <stdint.h>

/// How often the process has asked for memory; always 0 where that cannot be counted.
uint64_t bench_allocation_count(void);

/// The bytes that are allocated now.
uint64_t bench_allocated_bytes(void);

/// In nanoseconds, of the processor's time that the calling thread has used.
uint64_t bench_thread_time(void);

/// In nanoseconds, of the processor's time that all threads have used.
uint64_t bench_process_time(void);

/// In nanoseconds, of a clock that is never set back.
uint64_t bench_wall_time(void);

/// In nanoseconds, of the processor's time that processes have used that were started here and have ended.
uint64_t bench_children_time(void);

/// In nanoseconds, of the processor's time from when the loader began with the initialisers of this program's own image, which
/// records are, until this was called first: in `main`. 0 where nobody can tell.
uint64_t bench_loading_time(void);

/// Runs a program with some arguments, its own name and NULL among them, and returns when it has ended: 0 if all went well.
int bench_run(char *const *arguments);
