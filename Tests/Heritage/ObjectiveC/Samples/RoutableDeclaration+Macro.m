// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ObjectiveCSamples.h"
#import <ZIKRouter/ZIKRouterInternal.h>

// Other samples declare these names too. The program contains all declarations under different names.
#define EditorViewController MacroEditorViewController
#define EditorViewRouter MacroEditorViewRouter

@interface EditorViewController : XXViewController
@end

@implementation EditorViewController
@end

// Sample: RoutableDeclaration.zh.md, "Routable destination", the macro
DeclareRoutableView(EditorViewController, EditorViewRouter)
// End of sample

bool sample_routable_macro_conforms(void) {
    return [EditorViewController conformsToProtocol:ZIKRoutable(ZIKRoutableView)];
}

#endif
