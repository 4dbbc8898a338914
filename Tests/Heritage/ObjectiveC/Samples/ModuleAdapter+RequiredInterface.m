// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "Dialect.h"
#import "ObjectiveCSamples.h"
#import <ZIKRouter/ZIKRouterInternal.h>

// Sample: ModuleAdapter.en.md, "Add Required Interface for module", the protocol
@protocol ModuleARequiredLoginViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *message;
@end
// End of sample

@interface ModuleAViewController : XXViewController
- (void)showLogin;
@end

@implementation ModuleAViewController
- (void)showLogin {
// Sample: ModuleAdapter.en.md, "Add Required Interface for module", the presentation
//Show login view in module A
[ZIKRouterToView(ModuleARequiredLoginViewInput)
	          performPath:ZIKViewRoutePath.presentModallyFrom(self)
	          configuring:^(ZIKViewRouteConfiguration *config) {
	              config.prepareDestination = ^(id<ModuleARequiredLoginViewInput> destination) {
	                  destination.message = @"Please login to read this note";
	              };
	          }];
// End of sample
}
@end

// The login module: the class, and the interface of its router.
@interface LoginViewController : XXViewController {
    @private
    NSString *_notifyString;
}
@property (nonatomic, copy) NSString *notifyString;
@end

@interface LoginViewRouter : ZIKViewRouter
@end

// Sample: ModuleAdapter.en.md, "Add Required Interface for module", the adapter
//Login Module Provided Interface
@protocol ProvidedLoginViewInput <NSObject>
@property (nonatomic, copy) NSString *notifyString;
@end
//LoginViewAdapter.h
@interface LoginViewAdapter : ZIKViewRouteAdapter
@end

//LoginViewAdapter.m
@implementation LoginViewAdapter

+ (void)registerRoutableDestination {
	//If you can get the router, you can just register ModuleARequiredLoginViewInput to it
	[LoginViewRouter registerViewProtocol:ZIKRoutable(ModuleARequiredLoginViewInput)];
	//If you don't know the router, you can use adapter
	[self registerDestinationAdapter:ZIKRoutable(ModuleARequiredLoginViewInput) forAdaptee:ZIKRoutable(ProvidedLoginViewInput)];
}

@end

//Make LoginViewController support ModuleARequiredLoginViewInput
@interface LoginViewController (ModuleAAdapter) <ModuleARequiredLoginViewInput>
@property (nonatomic, copy) NSString *message;
@end
@implementation LoginViewController (ModuleAAdapter)
- (void)setMessage:(NSString *)message {
	self.notifyString = message;
}
- (NSString *)message {
	return self.notifyString;
}
@end
// End of sample

// The login module, continued. The class conforms here, because the sample declares the protocol after the class.
@interface LoginViewController (Provided) <ProvidedLoginViewInput>
@end

@implementation LoginViewController (Provided)
@end

@implementation LoginViewController
@synthesize notifyString = _notifyString;
SAMPLE_DEALLOC([_notifyString release];)
@end

static LoginViewController *lastLoginView;

@implementation LoginViewRouter
+ (void)registerRoutableDestination {
    [self registerView:[LoginViewController class]];
    // As printed, the protocol does not inherit from ZIKViewRoutable. The cast avoids the warning that the adapter shows.
    [self registerViewProtocol:(Protocol<ZIKViewRoutable> *)ZIKRoutable(ProvidedLoginViewInput)];
}
- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    SAMPLE_REMEMBER(lastLoginView, SAMPLE_AUTORELEASED([LoginViewController new]));
    return lastLoginView;
}
@end

ZIKAutoRegister(LoginViewRouter)
ZIKAutoRegister(LoginViewAdapter)

bool sample_required_interface_makes(void) {
    @autoreleasepool {
        id<ModuleARequiredLoginViewInput> destination = [ZIKRouterToView(ModuleARequiredLoginViewInput) makeDestination];
        destination.message = @"Please login";
        return [[(LoginViewController *)destination notifyString] isEqualToString:@"Please login"];
    }
}

bool sample_required_interface_shows(sample_source_handler prepare_source) {
    @autoreleasepool {
        ModuleAViewController *source = SAMPLE_AUTORELEASED([ModuleAViewController new]);
        if (prepare_source) prepare_source(SAMPLE_POINTER(source));
        SAMPLE_REMEMBER(lastLoginView, nil);
        [source showLogin];
        return [lastLoginView.notifyString isEqualToString:@"Please login to read this note"];
    }
}

#endif
