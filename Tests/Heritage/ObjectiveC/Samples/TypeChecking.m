// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "Dialect.h"
#import "ObjectiveCSamples.h"
#import <ZIKRouter/ZIKRouterInternal.h>

@protocol EditorDelegate <NSObject>
@end

@protocol EditorViewInput <ZIKViewRoutable>
@property (nonatomic, weak) id<EditorDelegate> delegate;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger age;
@end

@interface EditorViewController : XXViewController <EditorViewInput> {
    @private
    SAMPLE_WEAK id<EditorDelegate> _delegate;
    NSString *_name;
    NSInteger _age;
}
@end

@implementation EditorViewController
@synthesize name = _name, age = _age;
- (id<EditorDelegate>)delegate {
    return _delegate;
}
- (void)setDelegate:(id<EditorDelegate>)delegate {
    _delegate = delegate;
}
SAMPLE_DEALLOC([_name release];)
@end

@interface EditorViewRouter : ZIKViewRouter
@end

// Sample: TypeChecking.en.md, "Objective-C", the router
@implementation EditorViewRouter

+ (void)registerRoutableDestination {
    [self registerView:[EditorViewController class]];
    
    //If the protocol is not inherited from ZIKViewRoutable, there will be compile warning
    [self registerViewProtocol:ZIKRoutable(EditorViewInput)];
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

@protocol UndeclaredProtocol <NSObject>
@end

bool sample_undeclared_protocol_has_no_route(void) {
    @autoreleasepool {
        id route =
// Sample: TypeChecking.en.md, "Objective-C", the undeclared protocol
//If the protocol doesn't inherit from ZIKViewRoutable, there will be compile warning:
//'incompatible pointer types passing 'Protocol<UndeclaredProtocol> *' to parameter of type 'Protocol<ZIKViewRoutable> *'
ZIKRouterToView(UndeclaredProtocol)
// End of sample
            ;
        return route == nil;
    }
}

@interface NoteListViewController : XXViewController <EditorDelegate>
- (void)showEditor;
@end

// The printed statement lacks a semicolon. It stands between the two parts.
@implementation NoteListViewController
- (void)showEditor {
    SAMPLE_WEAK typeof(self) weakSelf = self;
// Sample: TypeChecking.en.md, "Objective-C", the strict configuration, up to a missing semicolon
//The 3 parameters have inheritance relationship
[ZIKRouterToView(EditorViewInput) //1
     performPath:ZIKViewRoutePath.pushFrom(self)
     strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<EditorViewInput>> *config, //2
                         ZIKViewRouteConfiguration *module) {
         config.prepareDestination = ^(id<EditorViewInput> destination) { //3
         	   destination.delegate = weakSelf;
             destination.name = @"zuik";
             destination.age = 18;
         }
// End of sample
            ;
// Sample: TypeChecking.en.md, "Objective-C", the strict configuration, continued
     }];
// End of sample
}
@end

bool sample_strict_configuration_shows(sample_source_handler prepare_source) {
    @autoreleasepool {
        NoteListViewController *source = SAMPLE_AUTORELEASED([NoteListViewController new]);
        if (prepare_source) prepare_source(SAMPLE_POINTER(source));
        SAMPLE_REMEMBER(lastEditor, nil);
        [source showEditor];
        return lastEditor.delegate == source && [lastEditor.name isEqualToString:@"zuik"] && lastEditor.age == 18;
    }
}

#endif
