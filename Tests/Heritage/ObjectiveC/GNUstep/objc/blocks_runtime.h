// SPDX-License-Identifier: Apache-2.0
//
// GNUstep's headers include this file of libobjc2 when blocks are enabled. GCC's runtime does not have it. The functions are those of
// the Swift toolchain's block runtime.

#pragma once

void *_Block_copy(const void *block);
void _Block_release(const void *block);

#ifndef Block_copy
#define Block_copy(...) ((__typeof(__VA_ARGS__))_Block_copy((const void *)(__VA_ARGS__)))
#define Block_release(...) _Block_release((const void *)(__VA_ARGS__))
#endif
