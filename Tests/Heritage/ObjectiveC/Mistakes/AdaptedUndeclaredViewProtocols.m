// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface Adapter : ZIKViewRouteAdapter
@end

@implementation Adapter
+ (void)registerRoutableDestination {
    [self registerDestinationAdapter:ZIKRoutable(UndeclaredProtocol) forAdaptee:ZIKRoutable(EditorViewInput)];
    [self registerDestinationAdapter:ZIKRoutable(EditorViewInput) forAdaptee:ZIKRoutable(UndeclaredProtocol)];
}
@end
