// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(XXViewController *source, LoginViewController *login) {
    [ZIKRouterToView(EditorViewInput) performOnDestination:login path:ZIKViewRoutePath.pushFrom(source)];
}
