// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@implementation EditorViewRouter
+ (ZIKViewRouteType)supportedRouteTypes {
    return ZIKViewRouteTypePush;
}
@end
