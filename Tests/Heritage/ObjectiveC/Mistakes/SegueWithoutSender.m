// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(XXViewController *source) {
    (void)ZIKViewRoutePath.performSegueFrom(source, @"ShowEditor");
}
