// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "Dialect.h"
#import "ObjectiveCSamples.h"
#import <ZIKRouter/ZIKRouterInternal.h>

// Other samples declare these names too. The program contains all declarations under different names.
#define EditorViewController DeclaredEditorViewController
#define EditorViewRouter DeclaredEditorViewRouter
#define EditorViewInput DeclaredEditorViewInput

// Sample: RoutableDeclaration.zh.md, "ZIKViewRoutable和ZIKServiceRoutable"
@protocol EditorViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *editorTitle;
@end
// End of sample

// Sample: RoutableDeclaration.zh.md, "ZIKViewModuleRoutable和ZIKServiceModuleRoutable"
@protocol EditorModuleInput <ZIKViewModuleRoutable>
@property (nonatomic, copy) NSString *editorTitle;
@end
// End of sample

@interface EditorViewController : XXViewController <EditorViewInput> {
    @private
    NSString *_editorTitle;
}
@end

@implementation EditorViewController
@synthesize editorTitle = _editorTitle;
SAMPLE_DEALLOC([_editorTitle release];)
@end

// Sample: RoutableDeclaration.zh.md, "Routable destination", the category
@interface EditorViewController(EditorViewRouter)<ZIKRoutableView>
@end
@implementation EditorViewController(EditorViewRouter)
@end
// End of sample

// The router, with the configuration of the module's protocol.
@interface EditorModuleConfiguration : ZIKViewRouteConfiguration <EditorModuleInput> {
    @private
    NSString *_editorTitle;
}
@end

@implementation EditorModuleConfiguration
@synthesize editorTitle = _editorTitle;
SAMPLE_DEALLOC([_editorTitle release];)
@end

@interface EditorViewRouter : ZIKViewRouter<EditorViewController *, EditorModuleConfiguration *>
@end

@implementation EditorViewRouter
+ (void)registerRoutableDestination {
    [self registerView:[EditorViewController class]];
    [self registerViewProtocol:ZIKRoutable(EditorViewInput)];
    [self registerModuleProtocol:ZIKRoutable(EditorModuleInput)];
}
+ (EditorModuleConfiguration *)defaultRouteConfiguration {
    return SAMPLE_AUTORELEASED([EditorModuleConfiguration new]);
}
- (EditorViewController *)destinationWithConfiguration:(EditorModuleConfiguration *)configuration {
    EditorViewController *destination = SAMPLE_AUTORELEASED([EditorViewController new]);
    destination.editorTitle = configuration.editorTitle;
    return destination;
}
@end

ZIKAutoRegister(EditorViewRouter)

bool sample_routable_category_conforms(void) {
    return [EditorViewController conformsToProtocol:ZIKRoutable(ZIKRoutableView)];
}

bool sample_routable_protocol_makes(void) {
    @autoreleasepool {
        id<EditorViewInput> destination = [ZIKRouterToView(EditorViewInput)
            makeDestinationWithPreparation:^(id<EditorViewInput> editor) {
                editor.editorTitle = @"Note";
            }];
        return [destination.editorTitle isEqualToString:@"Note"];
    }
}

bool sample_routable_module_protocol_makes(void) {
    @autoreleasepool {
        EditorViewController *destination = [ZIKRouterToViewModule(EditorModuleInput)
            makeDestinationWithConfiguring:^(ZIKViewRouteConfiguration<EditorModuleInput> *config) {
                config.editorTitle = @"Module";
            }];
        return [destination.editorTitle isEqualToString:@"Module"];
    }
}

#endif
