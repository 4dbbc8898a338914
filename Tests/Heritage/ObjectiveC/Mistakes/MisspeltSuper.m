// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@implementation EditorViewRouter
+ (void)registerRoutableDestinations {
    [super registerRoutableDestinations];
}
@end
