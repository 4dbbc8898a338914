// SPDX-License-Identifier: Apache-2.0

#import "../Declarations.h"

@implementation EditorViewRouter
- (LoginViewController *)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return nil;
}
@end
