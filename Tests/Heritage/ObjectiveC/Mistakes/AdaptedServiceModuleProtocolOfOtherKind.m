// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface Adapter : ZIKServiceRouteAdapter
@end

@implementation Adapter
+ (void)registerRoutableDestination {
    [self registerModuleAdapter:ZIKRoutable(ClockModuleInput) forAdaptee:ZIKRoutable(EditorModuleInput)];
}
@end
