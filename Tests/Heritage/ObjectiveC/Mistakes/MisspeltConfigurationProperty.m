// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface NoteViewController : XXViewController
@end

@implementation NoteViewController
- (void)showEditor {
    [ZIKRouterToView(EditorViewInput) performPath:ZIKViewRoutePath.pushFrom(self)
                                      configuring:^(ZIKViewRouteConfiguration *config) {
                                          config.prepareDestinations = ^(id<EditorViewInput> destination) {};
                                      }];
}
@end
