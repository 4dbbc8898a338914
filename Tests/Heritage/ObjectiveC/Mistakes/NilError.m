// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface EditorViewRouter (Ending)
@end

@implementation EditorViewRouter (Ending)
- (void)fail {
    [self endPerformRouteWithError:nil];
}
@end
