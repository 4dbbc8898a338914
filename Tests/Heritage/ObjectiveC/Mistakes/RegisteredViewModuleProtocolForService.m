// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@implementation ClockRouter
+ (void)registerRoutableDestination {
    [self registerModuleProtocol:ZIKRoutable(EditorModuleInput)];
}
@end
