// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    ZIKViewRouterType<id<LoginViewInput>, ZIKViewRouteConfiguration *> *route = ZIKRouterToView(EditorViewInput);
    (void)route;
}
