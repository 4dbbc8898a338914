// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface NoteViewController : XXViewController
@end

@implementation NoteViewController
- (void)showEditor {
    [ZIKRouterToView(EditorViewInput)
              performPath:ZIKViewRoutePath.pushFrom(self)
        strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<EditorViewInput>> *config, ZIKViewRouteConfiguration *module) {
            config.successHandler = ^(id<LoginViewInput> destination) {};
            config.performerSuccessHandler = ^(id<LoginViewInput> destination) {};
            config.completionHandler = ^(BOOL success, id<LoginViewInput> destination, ZIKRouteAction action, NSError *error) {};
        }
           strictRemoving:^(ZIKViewRemoveStrictConfiguration<id<EditorViewInput>> *config) {
            config.prepareDestination = ^(id<LoginViewInput> destination) {};
        }];
}
@end
