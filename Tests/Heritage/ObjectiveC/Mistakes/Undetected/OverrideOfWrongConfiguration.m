// SPDX-License-Identifier: Apache-2.0

#import "../Declarations.h"

@implementation ClockRouter
- (Clock *)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return nil;
}
@end
