// SPDX-License-Identifier: Apache-2.0

#pragma once
#include <objc/runtime.h>

OBJC_EXPORT void objc_msgSend(void);
