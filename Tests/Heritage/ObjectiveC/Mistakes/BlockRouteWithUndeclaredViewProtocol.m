// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    [ZIKAnyViewRoute makeRouteWithDestination:[EditorViewController class]
                              makeDestination:^id(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {
                                  return nil;
                              }]
        .registerDestinationProtocol(ZIKRoutable(UndeclaredProtocol));
}
