// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

static id makeEditor(NSString *name) { return nil; }

void mistake(void) {
    [ZIKAnyViewRouter registerViewProtocol:ZIKRoutable(EditorViewInput) forMakingView:[EditorViewController class] factory:makeEditor];
}
