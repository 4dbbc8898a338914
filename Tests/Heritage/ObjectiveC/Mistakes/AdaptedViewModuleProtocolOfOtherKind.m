// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface Adapter : ZIKViewRouteAdapter
@end

@implementation Adapter
+ (void)registerRoutableDestination {
    [self registerModuleAdapter:ZIKRoutable(EditorViewInput) forAdaptee:ZIKRoutable(EditorModuleInput)];
}
@end
