// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    [ZIKAnyServiceRoute makeRouteWithDestination:[Clock class]
                                 makeDestination:^id(ZIKPerformRouteConfiguration *config, ZIKServiceRouter *router) {
                                     return nil;
                                 }]
        .registerModuleProtocol(ZIKRoutable(ClockInput));
}
