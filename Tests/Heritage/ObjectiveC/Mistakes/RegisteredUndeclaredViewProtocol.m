// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@implementation EditorViewRouter
+ (void)registerRoutableDestination {
    [self registerView:[EditorViewController class]];
    [self registerViewProtocol:ZIKRoutable(UndeclaredProtocol)];
}
@end
