// SPDX-License-Identifier: Apache-2.0

#import "Cases.h"

// A service

@protocol AServiceInput <ZIKServiceRoutable>
@property (nonatomic, copy) NSString *title;
@end

/// A service that counts its instances.
@interface AService : NSObject <AServiceInput> {
    NSString *_title;
    BOOL _isPrepared;
}
@property (nonatomic) BOOL isPrepared;
@end

@interface AServiceRouter : ZIKServiceRouter
/// Whether the router returns no destination.
+ (void)setFails:(BOOL)fails;
@end

// A view

@protocol AViewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *title;
@end

/// A screen that counts its instances.
@interface AViewController : XXViewController <AViewInput> {
    NSString *_title;
    ZIKViewRouter *_router;
}
/// Not retained.
@property (nonatomic, assign) ZIKViewRouter *router;
@end

@interface AViewRouter : ZIKViewRouter
+ (void)setFails:(BOOL)fails;
@end

/// A screen without a router, as a source.
@interface SourceController : XXViewController
/// Opens a window with a new screen as the root.
+ (SourceController *)open;
@end
