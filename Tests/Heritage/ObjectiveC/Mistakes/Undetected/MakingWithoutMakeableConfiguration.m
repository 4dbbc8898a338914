// SPDX-License-Identifier: Apache-2.0

#import "../Declarations.h"

void mistake(void) {
    [ZIKAnyViewRouter registerModuleProtocol:ZIKRoutable(EditorModuleInput)
                               forMakingView:[EditorViewController class]
                                      making:^ZIKViewRouteConfiguration * {
                                          return nil;
                                      }];
}
