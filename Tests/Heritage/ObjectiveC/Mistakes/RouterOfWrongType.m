// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface NoteViewController : XXViewController
@end

@implementation NoteViewController
- (void)showEditor {
    ZIKDestinationViewRouter(id<LoginViewInput>) *router = [ZIKRouterToView(EditorViewInput) performPath:ZIKViewRoutePath.pushFrom(self)];
    (void)router;
}
@end
