// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    (void)[ZIKViewRoute<EditorViewController *, ZIKViewRouteConfiguration *>
        makeRouteWithDestination:[EditorViewController class]
                 makeDestination:^LoginViewController *(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) {
                     return nil;
                 }];
}
