// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    [ZIKRouterToService(ClockInput) performWithCompletion:^(id<ClockInput> destination, ZIKRouteAction action, NSError *error){}];
}
