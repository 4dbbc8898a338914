// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@implementation EditorViewRouter
+ (void)registerRoutableDestination {
    [self registerModuleProtocol:ZIKRoutable(UndeclaredProtocol)];
}
@end
