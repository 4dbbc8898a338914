// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@protocol LaterViewInput;

void mistake(void) {
    (void)ZIKRouterToView(LaterViewInput);
}
