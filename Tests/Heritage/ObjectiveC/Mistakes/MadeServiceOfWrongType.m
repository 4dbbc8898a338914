// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    id<CalendarInput> calendar = [ZIKRouterToService(ClockInput) makeDestination];
    (void)calendar;
}
