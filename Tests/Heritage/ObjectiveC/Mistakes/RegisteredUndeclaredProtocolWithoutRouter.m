// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(void) {
    [ZIKAnyViewRouter registerViewProtocol:ZIKRoutable(UndeclaredProtocol) forMakingView:[EditorViewController class]];
    [ZIKAnyServiceRouter registerServiceProtocol:ZIKRoutable(UndeclaredProtocol) forMakingService:[Clock class]];
}
