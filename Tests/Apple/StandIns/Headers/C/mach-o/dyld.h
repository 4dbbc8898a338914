// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdint.h>
struct mach_header;
uint32_t _dyld_image_count(void);
const struct mach_header *_dyld_get_image_header(uint32_t);
const char *_dyld_get_image_name(uint32_t);
void _dyld_register_func_for_add_image(void (*)(const struct mach_header *, intptr_t));
