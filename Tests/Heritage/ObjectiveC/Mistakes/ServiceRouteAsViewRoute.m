// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    ZIKAnyViewRouterType *route = ZIKRouterToService(ClockInput);
    (void)route;
}
