// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stddef.h>
void *malloc(size_t);
void *realloc(void *, size_t);
void free(void *);
_Noreturn void abort(void);
char *getenv(const char *);
