// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

void mistake(ZIKDestinationServiceRouter(ClockInput) *router);
