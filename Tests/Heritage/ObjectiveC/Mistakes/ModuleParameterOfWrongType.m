// SPDX-License-Identifier: Apache-2.0

#import "Declarations.h"

@interface NoteViewController : XXViewController
@end

@implementation NoteViewController
- (void)showEditor {
    [ZIKRouterToViewModule(EditorModuleInput) performPath:ZIKViewRoutePath.pushFrom(self)
                                              configuring:^(ZIKViewRouteConfiguration<EditorModuleInput> *config) {
                                                  config.makeDestinationWith(@18);
                                              }];
}
@end
