// SPDX-License-Identifier: Apache-2.0
//
// The routable protocols and classes that the mistakes use.

#pragma once
#import <ZIKRouter/ZIKRouterInternal.h>

NS_ASSUME_NONNULL_BEGIN

/// Inherits from none of the markers.
@protocol UndeclaredProtocol <NSObject>
@end

// MARK: A view

@protocol EditorViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *name;
@end

@protocol LoginViewInput <ZIKViewRoutable>
@end

@protocol EditorModuleInput <ZIKViewModuleRoutable>
@property (nonatomic, copy, readonly) id<EditorViewInput> _Nullable (^makeDestinationWith)(NSString *name);
@end

@protocol LoginModuleInput <ZIKViewModuleRoutable>
@end

@interface EditorViewController : XXViewController <EditorViewInput>
@end

@interface LoginViewController : XXViewController <LoginViewInput>
@end

@interface EditorViewRouter : ZIKViewRouter<EditorViewController *, ZIKViewRouteConfiguration *>
@end

// MARK: A service

@protocol ClockInput <ZIKServiceRoutable>
@property (nonatomic, readonly) NSInteger hour;
@end

@protocol CalendarInput <ZIKServiceRoutable>
@end

@protocol ClockModuleInput <ZIKServiceModuleRoutable>
@property (nonatomic, copy) NSString *zone;
@end

@protocol CalendarModuleInput <ZIKServiceModuleRoutable>
@end

@interface Clock : NSObject <ClockInput>
@end

@interface ClockRouter : ZIKServiceRouter<Clock *, ZIKPerformRouteConfiguration *>
@end

NS_ASSUME_NONNULL_END
