// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

/// A part of a screen that its router cannot always prepare alone.
@interface CardView : XXView {
    NSString *_title;
}
@property (nonatomic, copy) NSString *title;
@end

@implementation CardView

@synthesize title = _title;

- (void)dealloc {
    [_title release];
    [super dealloc];
}

@end

@interface CardRouter : ZIKViewRouter
@end

static BOOL accepts, needsSource, listens;

DeclareRoutableView(CardView, CardRouter)

@implementation CardRouter

+ (void)registerRoutableDestination {
    [self registerView:[CardView class]];
    [self registerIdentifier:@"card"];
}

+ (ZIKViewRouteTypeMask)supportedRouteTypes { return ZIKViewRouteTypeMaskViewDefault | ZIKViewRouteTypeMaskViewControllerDefault; }

- (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return [[CardView new] autorelease]; }

+ (id)defaultRouteConfiguration {
    ZIKViewRouteConfiguration *config = [[ZIKViewRouteConfiguration new] autorelease];
    config.handleExternalRoute = listens;
    config.successHandler = NotingSuccess(@"succeeds");
    return config;
}

+ (BOOL)shouldAutoCreateForDestination:(id)destination fromSource:(id)source {
    NOTE(@"asked");
    return accepts;
}

- (BOOL)destinationFromExternalPrepared:(CardView *)destination { return !needsSource || destination.title != nil; }

- (void)prepareDestination:(CardView *)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    NOTE(@"prepares:%@:auto-created=%d:internal=%d", destination.title, self.autoCreated, self.routingFromInternal);
}

+ (void)router:(ZIKViewRouter *)router willPerformRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"will-perform:%d", router != nil);
}

+ (void)router:(ZIKViewRouter *)router didPerformRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"did-perform:%d", router != nil);
}

+ (void)router:(ZIKViewRouter *)router didRemoveRouteOnDestination:(id)destination fromSource:(id)source {
    NOTE(@"did-remove:%d", router != nil);
}

@end

/// A source that prepares external views.
@interface PreparingController : SourceController
@end

@implementation PreparingController

- (void)prepareDestinationFromExternal:(id)destination configuration:(ZIKViewRouteConfiguration *)configuration {
    NOTE(@"source-prepares:%d", configuration.source == (id)self);
    [(CardView *)destination setTitle:@"of the source"];
}

@end

static PreparingController *begin(void) {
    accepts = YES;
    needsSource = NO;
    listens = NO;
    [ZIKRouteRegistry registerRouters:@[ [CardRouter class] ]];
    PreparingController *source = [[PreparingController new] autorelease];
    Host()->open_window(source);
    return source;
}

static void *makeCard(void) { return [[CardView new] autorelease]; }

CASE(ExternalViews, aSubviewThatIsAddedByHandIsPrepared) {
    PreparingController *source = begin();
    CardView *card = [[CardView new] autorelease];
    Host()->add_subview(card, source);
    EXPECT_NOTES(@"asked prepares:(null):auto-created=1:internal=0 will-perform:1 did-perform:1");
}

CASE(ExternalViews, theSourcePreparesAViewThatTheRouterCannotPrepare) {
    PreparingController *source = begin();
    needsSource = YES;
    CardView *card = [[CardView new] autorelease];
    Host()->add_subview(card, source);
    EXPECT_EQUAL(card.title, @"of the source");
    EXPECT_NOTES(@"asked source-prepares:1 prepares:of the source:auto-created=1:internal=0 will-perform:1 did-perform:1");
}

CASE(ExternalViews, aPreparedViewDoesNotNeedItsSource) {
    PreparingController *source = begin();
    needsSource = YES;
    CardView *card = [[CardView new] autorelease];
    card.title = @"of the UI file";
    Host()->add_subview(card, source);
    EXPECT(![Notes() containsObject:@"source-prepares:1"]);
    EXPECT_EQUAL(card.title, @"of the UI file");
}

CASE(ExternalViews, aRouterDeclinesAView) {
    PreparingController *source = begin();
    accepts = NO;
    CardView *card = [[CardView new] autorelease];
    Host()->add_subview(card, source);
    EXPECT_EQUAL([Notes() firstObject], @"asked");
    EXPECT(![[Notes() componentsJoinedByString:@" "] hasPrefix:@"asked prepares"]);
}

CASE(ExternalViews, theSourceOfAUsersSeguePreparesTheView) {
    PreparingController *source = begin();
    needsSource = YES;
    Host()->add_segue("toCard", ZIKViewRouteTypePush, source, makeCard);
    Host()->user_performs_segue("toCard");
    CardView *card = Host()->front();
    EXPECT_EQUAL(card.title, @"of the source");
    EXPECT_NOTES(@"asked source-prepares:1 prepares:of the source:auto-created=1:internal=0 will-perform:1 did-perform:1");
}

CASE(ExternalViews, aSourceThatPreparesNothingIsAnError) {
    begin();
    needsSource = YES;
    SourceController *source = [[SourceController new] autorelease];
    Host()->open_window(source);
    ZIKViewRouter.globalErrorHandler = ^(ZIKViewRouter *router, ZIKRouteAction action, NSError *error) {
        NOTE(@"error:%ld", (long)error.code);
    };
    CardView *card = [[CardView new] autorelease];
    Host()->add_subview(card, source);
    EXPECT([Notes() containsObject:@"error:10"]);
    EXPECT(card.title == nil);
}

CASE(ExternalViews, aScreenThatIsPushedByHandHasNoRouter) {
    begin();
    CardView *card = [[CardView new] autorelease];
    Host()->push(card);
    EXPECT_NOTES(@"will-perform:0 did-perform:0");
    Host()->remove(card);
    EXPECT_NOTES(@"did-remove:0");
}

CASE(ExternalViews, aScreenThatIsPresentedByHandHasNoRouter) {
    begin();
    Host()->present([[CardView new] autorelease]);
    EXPECT_NOTES(@"will-perform:0 did-perform:0");
}

CASE(ExternalViews, aViewOfARouterIsNotAutoCreated) {
    PreparingController *source = begin();
    ZIKViewRouter *router = [CardRouter performPath:ZIKViewRoutePath.addAsSubviewFrom((XXView *)source)];
    EXPECT_NOTES(@"prepares:(null):auto-created=0:internal=1 will-perform:1 did-perform:1 succeeds:untitled");
    EXPECT(!router.autoCreated);
    EXPECT(router.routingFromInternal);
}

CASE(ExternalViews, withoutAPerformerNoHandlerIsCalled) {
    // In the original, the handlers of the router's configuration receive external routes too. Here, as in ZRouter, an external view has
    // no performer, and only the hooks are called.
    PreparingController *source = begin();
    listens = YES;
    CardView *card = [[CardView new] autorelease];
    card.title = @"card";
    Host()->add_subview(card, source);
    EXPECT_NOTES(@"asked prepares:card:auto-created=1:internal=0 will-perform:1 did-perform:1");
}

CASE(ExternalViews, theRouterOfABlockRouteIsAsked) {
    [ZIKViewRoute makeRouteWithDestination:[CardView class]
                           makeDestination:^(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) { return [[CardView new] autorelease]; }]
        .makeSupportedRouteTypes(^{ return (ZIKViewRouteTypeMask)ZIKViewRouteTypeMaskViewDefault; })
        .shouldAutoCreateForDestination(^(id destination, id source) {
            NOTE(@"block-asked");
            return YES;
        })
        .destinationFromExternalPrepared(^(id destination, ZIKViewRouter *router) { return (BOOL)([(CardView *)destination title] != nil); })
        .prepareDestination(^(id destination, ZIKViewRouteConfiguration *config, ZIKViewRouter *router) { NOTE(@"block-prepares"); });
    PreparingController *source = [[PreparingController new] autorelease];
    Host()->open_window(source);
    Host()->add_subview([[CardView new] autorelease], source);
    EXPECT_NOTES(@"block-asked source-prepares:1 block-prepares");
}
