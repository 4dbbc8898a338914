// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stddef.h>
void *memcpy(void *, const void *, size_t);
int memcmp(const void *, const void *, size_t);
int strcmp(const char *, const char *);
