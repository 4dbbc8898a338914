// SPDX-License-Identifier: Apache-2.0

#include "ZIKRouter.h"
#include "ZIKRouterInternal.h"
#include "ZIKRouterPrivate.h"
