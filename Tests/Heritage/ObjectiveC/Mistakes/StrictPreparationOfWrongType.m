// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface NoteViewController : XXViewController
@end

@implementation NoteViewController
- (void)showEditor {
    [ZIKRouterToView(EditorViewInput)
              performPath:ZIKViewRoutePath.pushFrom(self)
        strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<EditorViewInput>> *config, ZIKViewRouteConfiguration *module) {
            config.prepareDestination = ^(id<LoginViewInput> destination) {};
        }];
}
@end
