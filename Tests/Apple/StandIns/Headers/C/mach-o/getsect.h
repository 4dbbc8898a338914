// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdint.h>
#include <mach-o/loader.h>
// Of 64 bits: all that the check compiles for.
uint8_t *getsectiondata(const struct mach_header_64 *, const char *, const char *, unsigned long *);
