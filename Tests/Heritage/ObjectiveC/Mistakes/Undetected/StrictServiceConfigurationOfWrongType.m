// SPDX-License-Identifier: Apache-2.0

#import "../Declarations.h"

void mistake(void) {
    [ZIKRouterToService(ClockInput)
    performWithStrictConfiguring:^(ZIKPerformRouteStrictConfiguration<id<CalendarInput>> *config,
                                   ZIKPerformRouteConfiguration *module){}];
}
