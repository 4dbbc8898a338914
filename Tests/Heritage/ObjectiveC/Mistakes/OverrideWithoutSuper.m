// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@implementation EditorViewRouter
- (void)beforePerformWithConfigurationFromURL:(ZIKViewRouteConfiguration *)configuration {
}
- (void)afterSuccessActionFromURL:(ZIKRouteAction)routeAction {
}
@end
