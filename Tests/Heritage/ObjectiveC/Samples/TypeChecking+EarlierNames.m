// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "Dialect.h"
#import "ObjectiveCSamples.h"
#import <ZIKRouter/ZIKRouterInternal.h>

// Other samples declare these names too. The program contains all declarations under different names.
#define EditorViewController EarlierEditorViewController
#define EditorViewRouter EarlierEditorViewRouter

@protocol NoteEditorDelegate <NSObject>
@end

@protocol NoteEditorInput <ZIKViewRoutable>
@property (nonatomic, weak) id<NoteEditorDelegate> delegate;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger age;
@end

@interface EditorViewController : XXViewController <NoteEditorInput> {
    @private
    SAMPLE_WEAK id<NoteEditorDelegate> _delegate;
    NSString *_name;
    NSInteger _age;
}
@end

@implementation EditorViewController
@synthesize name = _name, age = _age;
- (id<NoteEditorDelegate>)delegate {
    return _delegate;
}
- (void)setDelegate:(id<NoteEditorDelegate>)delegate {
    _delegate = delegate;
}
SAMPLE_DEALLOC([_name release];)
@end

@interface EditorViewRouter : ZIKViewRouter
@end

// Sample: TypeChecking.zh.md, "Objective-C", the router
@implementation EditorViewRouter

+ (void)registerRoutableDestination {
    [self registerView:[EditorViewController class]];
    
    //如果protocol不是继承自ZIKViewRoutable，将会编译错误
    [self registerViewProtocol:ZIKRoutableProtocol(NoteEditorInput)];
}

@end
// End of sample

// The sample's router makes its destination in a method that is not printed.
static EditorViewController *lastEditor;

@interface EditorViewRouter (Making)
@end

@implementation EditorViewRouter (Making)
- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    SAMPLE_REMEMBER(lastEditor, SAMPLE_AUTORELEASED([EditorViewController new]));
    return lastEditor;
}
@end

ZIKAutoRegister(EditorViewRouter)

bool sample_earlier_names_find(void) {
    @autoreleasepool {
        id first =
// Sample: TypeChecking.zh.md, "Objective-C", the method
//如果protocol不是继承自ZIKViewRoutable，将会编译错误
ZIKViewRouter.classToView(ZIKRoutableProtocol(NoteEditorInput))
// End of sample
            ;
        id second =
// Sample: TypeChecking.zh.md, "Objective-C", the macro
//如果protocol不是继承自ZIKViewRoutable，将会编译错误
ZIKViewRouterToView(NoteEditorInput)
// End of sample
            ;
        return first != nil && second != nil;
    }
}

@interface EarlierNoteViewController : XXViewController <NoteEditorDelegate>
- (void)showEditor;
@end

@implementation EarlierNoteViewController
- (void)showEditor {
    SAMPLE_WEAK typeof(self) weakSelf = self;
// Sample: TypeChecking.zh.md, "Objective-C", the presentation
//3处地方的参数有继承关系
[ZIKViewRouterToView(NoteEditorInput) //1
     performFromSource:self
     routeConfiguring:^(ZIKViewRouteConfig *config,
                        void (^prepareDest)(void (^)(id<NoteEditorInput>)), //2
                        void (^prepareModule)(void (^)(ZIKViewRouteConfig *))) {
         config.routeType = ZIKViewRouteTypePush;
         prepareDest(^(id<NoteEditorInput> dest){ //3
             dest.delegate = weakSelf;
             dest.name = @"zuik";
             dest.age = 18;
         });
     }];
// End of sample
}
@end

bool sample_earlier_names_show(sample_source_handler prepare_source) {
    @autoreleasepool {
        EarlierNoteViewController *source = SAMPLE_AUTORELEASED([EarlierNoteViewController new]);
        if (prepare_source) prepare_source(SAMPLE_POINTER(source));
        SAMPLE_REMEMBER(lastEditor, nil);
        [source showEditor];
        return lastEditor.delegate == source && [lastEditor.name isEqualToString:@"zuik"] && lastEditor.age == 18;
    }
}

#endif
