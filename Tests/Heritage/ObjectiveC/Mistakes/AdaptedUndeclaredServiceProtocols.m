// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface Adapter : ZIKServiceRouteAdapter
@end

@implementation Adapter
+ (void)registerRoutableDestination {
    [self registerDestinationAdapter:ZIKRoutable(UndeclaredProtocol) forAdaptee:ZIKRoutable(ClockInput)];
    [self registerDestinationAdapter:ZIKRoutable(ClockInput) forAdaptee:ZIKRoutable(UndeclaredProtocol)];
}
@end
