// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    id<LoginViewInput> login = [ZIKRouterToView(EditorViewInput) makeDestination];
    (void)login;
}
