// SPDX-License-Identifier: Apache-2.0

#include "ZIKRouter/ZIKRouter.h"
#include "ZIKRouter/ZIKRouterInternal.h"
#include "ZIKRouter/ZIKRouterPrivate.h"
