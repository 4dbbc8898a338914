// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdint.h>
struct mach_header { uint32_t magic; int cputype, cpusubtype; uint32_t filetype, ncmds, sizeofcmds, flags; };
struct mach_header_64 { uint32_t magic; int cputype, cpusubtype; uint32_t filetype, ncmds, sizeofcmds, flags, reserved; };
#define MH_DYLIB_IN_CACHE 0x80000000
