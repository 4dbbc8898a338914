// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    [ZIKRouterToService(ClockInput) performWithSuccessHandler:^(id<CalendarInput> destination){}
                                                 errorHandler:nil];
}
