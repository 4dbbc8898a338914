// SPDX-License-Identifier: Apache-2.0

#ifdef __OBJC__

#pragma once
#import <ZIKRouter/ZIKPlatform.h>

NS_ASSUME_NONNULL_BEGIN

/// A protocol that inherits from this one can be the protocol of a view: `@protocol LoginViewInput <ZIKViewRoutable>`. Each such
/// protocol needs a router.
@protocol ZIKViewRoutable <NSObject>
@end

/// A protocol that inherits from this one can be the protocol of the configuration of a view.
@protocol ZIKViewModuleRoutable <NSObject>
@end

/// A protocol that inherits from this one can be the protocol of a service.
@protocol ZIKServiceRoutable <NSObject>
@end

/// A protocol that inherits from this one can be the protocol of the configuration of a service.
@protocol ZIKServiceModuleRoutable <NSObject>
@end

/// Marks a class of views as the destination of a router. Write the conformance in a category beside the router.
@protocol ZIKRoutableView <NSObject>
@end

/// Marks a class of services as the destination of a router. Write the conformance in a category beside the router.
@protocol ZIKRoutableService <NSObject>
@end

/// Makes a class conform to a protocol, by a category that is named after the protocol.
#define ZIX_ADD_CATEGORY(CLASS, PROTOCOL) \
    @interface CLASS (PROTOCOL) <PROTOCOL> \
    @end \
    @implementation CLASS (PROTOCOL) \
    @end
/// Marks a class as the destination of a router class.
#define DeclareRoutableView(CLASS, ROUTER) \
    @interface CLASS (ROUTER) <ZIKRoutableView> \
    @end \
    @implementation CLASS (ROUTER) \
    @end
/// Marks a class as the destination of a router class.
#define DeclareRoutableService(CLASS, ROUTER) \
    @interface CLASS (ROUTER) <ZIKRoutableService> \
    @end \
    @implementation CLASS (ROUTER) \
    @end

/// The protocol, for a registration. The compiler warns if the protocol does not inherit from the marker that the registration
/// requires.
///
/// The name also travels as text: the runtime of GNU does not initialise `@protocol(PROTOCOL)` in a file without a class that conforms
/// to it.
#define ZIKRoutable(PROTOCOL) ((Protocol<PROTOCOL> *)ZIKProtocolNamed(@protocol(PROTOCOL), ZIKNameOf(PROTOCOL)))
/// The name as text. If it is a macro, the name that the macro stands for.
#define ZIKNameOf(NAME) #NAME

/// Returns the protocol with a name. Called by `ZIKRoutable`.
FOUNDATION_EXPORT Protocol *ZIKProtocolNamed(Protocol *protocol, const char *name) NS_REFINED_FOR_SWIFT;

NS_ASSUME_NONNULL_END

#endif
