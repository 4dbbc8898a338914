// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface BrokenRouter : ZIKViewRouter<EditorViewController *, ZIKPerformRouteConfiguration *>
@end
