// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "Dialect.h"
#import "ObjectiveCSamples.h"
#import <ZIKRouter/ZIKRouterInternal.h>

// The document declares these names twice. The program contains both declarations under different names.
#define ModuleARequiredLoginViewInput ProxiedModuleARequiredLoginViewInput
#define ProvidedLoginViewInput ProxiedProvidedLoginViewInput
#define LoginViewController ProxiedLoginViewController
#define LoginViewRouter ProxiedLoginViewRouter

// Sample: ModuleAdapter.en.md, "Forward Interface with Proxy", the required interface
@protocol ModuleARequiredLoginViewDelegate <NSObject>
- (void)didFinishLogin;
@end

@protocol ModuleARequiredLoginViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *message;
@property (nonatomic, weak) id<ModuleARequiredLoginViewDelegate> delegate;
@end
// End of sample

// Sample: ModuleAdapter.en.md, "Forward Interface with Proxy", the provided interface
@protocol ProvidedLoginViewDelegate <NSObject>
- (void)didLogin;
@end

@protocol ProvidedLoginViewInput <NSObject>
@property (nonatomic, copy) NSString *notifyString;
@property (nonatomic, weak) id<ProvidedLoginViewDelegate> delegate;
@end
// End of sample

// The login module.
@interface LoginViewController : XXViewController <ProvidedLoginViewInput> {
    @private
    NSString *_notifyString;
    SAMPLE_WEAK id<ProvidedLoginViewDelegate> _delegate;
}
@end

@implementation LoginViewController
@synthesize notifyString = _notifyString;
- (id<ProvidedLoginViewDelegate>)delegate {
    return _delegate;
}
- (void)setDelegate:(id<ProvidedLoginViewDelegate>)delegate {
    _delegate = delegate;
}
SAMPLE_DEALLOC([_notifyString release];)
@end

@interface LoginViewRouter : ZIKViewRouter
@end

@implementation LoginViewRouter
+ (void)registerRoutableDestination {
    [self registerView:[LoginViewController class]];
}
- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
    return SAMPLE_AUTORELEASED([LoginViewController new]);
}
@end

// The class of the proxy, and the function that makes it: the sample leaves both to the reader.
@interface LoginViewProxy : XXViewController <ModuleARequiredLoginViewInput, ProvidedLoginViewDelegate> {
    @private
    id<ProvidedLoginViewInput> _realDestination;
    SAMPLE_WEAK id<ModuleARequiredLoginViewDelegate> _delegate;
}
@property (nonatomic, strong) id<ProvidedLoginViewInput> realDestination;
@end

@implementation LoginViewProxy
@synthesize realDestination = _realDestination;
- (NSString *)message {
    return self.realDestination.notifyString;
}
- (void)setMessage:(NSString *)message {
    self.realDestination.notifyString = message;
}
- (id<ModuleARequiredLoginViewDelegate>)delegate {
    return _delegate;
}
- (void)setDelegate:(id<ModuleARequiredLoginViewDelegate>)delegate {
    _delegate = delegate;
}
- (void)didLogin {
    [self.delegate didFinishLogin];
}
SAMPLE_DEALLOC([_realDestination release];)
@end

static id<ModuleARequiredLoginViewInput> ProxyForDestination(id<ProvidedLoginViewInput> realDestination) {
    LoginViewProxy *proxy = SAMPLE_AUTORELEASED([LoginViewProxy new]);
    proxy.realDestination = realDestination;
    realDestination.delegate = proxy;
    return proxy;
}

@interface ModuleARequiredLoginViewRouter : ZIKViewRouter
@end

// The line between the two parts completes the placeholder.
// Sample: ModuleAdapter.en.md, "Forward Interface with Proxy", the router, up to its placeholder
@implementation ModuleARequiredLoginViewRouter
+ (void)registerRoutableDestination {
	//Register ModuleARequiredLoginViewInput with ModuleARequiredLoginViewRouter
	[self registerView:/* proxy class*/
// End of sample
        [LoginViewProxy class]
// Sample: ModuleAdapter.en.md, "Forward Interface with Proxy", the router, continued
];
	[self registerViewProtocol:ZIKRoutable(ModuleARequiredLoginViewInput)];
}
- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
   //Get real destination with ProvidedLoginViewDelegate's router
   id<ProvidedLoginViewInput> realDestination = [LoginViewRouter makeDestination];
    //Proxy is responsible for forwarding ModuleARequiredLoginViewInput to ProvidedLoginViewInput
    id<ModuleARequiredLoginViewInput> proxy = ProxyForDestination(realDestination);
    return proxy;
}
@end
// End of sample

ZIKAutoRegister(LoginViewRouter)
ZIKAutoRegister(ModuleARequiredLoginViewRouter)

@interface LoginObserver : NSObject <ModuleARequiredLoginViewDelegate> {
    @private
    BOOL _hasFinished;
}
@property (nonatomic) BOOL hasFinished;
@end

@implementation LoginObserver
@synthesize hasFinished = _hasFinished;
- (void)didFinishLogin {
    self.hasFinished = YES;
}
@end

bool sample_proxy_forwards(void) {
    @autoreleasepool {
        LoginObserver *observer = SAMPLE_AUTORELEASED([LoginObserver new]);
        id<ModuleARequiredLoginViewInput> destination = [ZIKRouterToView(ModuleARequiredLoginViewInput) makeDestination];
        if (![destination isKindOfClass:[LoginViewProxy class]]) return false;
        destination.message = @"Please login";
        destination.delegate = observer;
        id<ProvidedLoginViewInput> real = [(LoginViewProxy *)destination realDestination];
        [real.delegate didLogin];
        return [real.notifyString isEqualToString:@"Please login"] && observer.hasFinished;
    }
}

#endif
