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
/// The reason not to remove the destination.
+ (void)setReasonToStay:(NSString *)reason;
/// Whether the router reports that it did not remove the destination.
+ (void)setFailsToRemove:(BOOL)fails;
@end

/// Registers the router of the service. It makes services.
void BeginServices(void);

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
/// The reason not to remove the destination.
+ (void)setReasonToStay:(NSString *)reason;
@end

/// A part of a screen that counts its instances.
@protocol ASubviewInput <ZIKViewRoutable>
@property (nonatomic, copy) NSString *title;
@end

@interface ASubview : XXView <ASubviewInput> {
    NSString *_title;
    ZIKViewRouter *_router;
}
/// Not retained.
@property (nonatomic, assign) ZIKViewRouter *router;
@end

@interface ASubviewRouter : ZIKViewRouter
@end

/// A screen without a router, as a source.
@interface SourceController : XXViewController
/// Opens a window with a new screen as the root.
+ (SourceController *)open;
+ (SourceController *)openIn:(zik_window)content;
@end

/// Registers the routers of the views, and opens a window with a navigation stack. Returns its root.
SourceController *BeginViews(void);

// Handlers

/// Sets all handlers of a configuration. Each notes its call. The preparation sets the title.
void NoteHandlers(ZIKPerformRouteConfiguration *configuration);
/// Sets all handlers of a configuration for removing. Each notes its call.
void NoteRemoval(ZIKRemoveRouteConfiguration *configuration);
/// A completion that notes the outcome with a word.
ZIKPerformRouteCompletion Noting(NSString *word);
ZIKRemoveRouteCompletion NotingRemoval(NSString *word);
/// Handlers that note the outcome with a word.
void (^NotingSuccess(NSString *word))(id);
ZIKRouteErrorHandler NotingError(NSString *word);
/// A notifier that notes the names of the states.
ZIKRouteStateNotifier NotingStates(void);

/// Returns an error of another domain.
NSError *AnotherError(void);
/// Returns an empty text of a null pointer.
NSString *Text(const char *text);
/// Returns the messages of faults that contain a word, joined by newlines.
NSString *FaultsWith(NSArray<ZIKRouteFault *> *faults, NSString *word);
