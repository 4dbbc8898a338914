// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

CASE(Making, aRouterClassMakesItsService) {
    BeginServices();
    EXPECT([[AServiceRouter makeDestination] isKindOfClass:[AService class]]);
}

CASE(Making, aPreparationReceivesTheMadeService) {
    BeginServices();
    id<AServiceInput> service =
        [ZIKRouterToService(AServiceInput) makeDestinationWithPreparation:^(id<AServiceInput> made) { made.title = @"made"; }];
    EXPECT_EQUAL(service.title, @"made");
    EXPECT_NOTES(@"router-prepares router-finishes");
}

CASE(Making, theHandlersOfAConfigurationAreCalledOnce) {
    BeginServices();
    id service = [ZIKRouterToService(AServiceInput)
        makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration *config) { NoteHandlers(config); }];
    EXPECT([service isKindOfClass:[AService class]]);
    EXPECT_NOTES(@"prepares router-prepares router-finishes succeeds:title completes:1:title:makeDestination:-1 "
                 @"performer-succeeds:title");
}

CASE(Making, theErrorHandlersAreCalledIfNoServiceIsMade) {
    BeginServices();
    [AServiceRouter setFails:YES];
    id service = [ZIKRouterToService(AServiceInput)
        makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration *config) { NoteHandlers(config); }];
    EXPECT(service == nil);
    EXPECT_NOTES(@"fails:makeDestination:2 completes:0:nil:makeDestination:2 performer-fails:makeDestination:2");
}

CASE(Making, aStrictConfigurationPreparesTheMadeService) {
    BeginServices();
    id<AServiceInput> service = [ZIKRouterToService(AServiceInput)
        makeDestinationWithStrictConfiguring:^(ZIKPerformRouteStrictConfiguration<id<AServiceInput>> *config, ZIKPerformRouteConfiguration *module) {
            config.prepareDestination = ^(id<AServiceInput> made) { made.title = [config.userInfo objectForKey:@"title"]; };
            [config addUserInfoForKey:@"title" object:@"strict"];
        }];
    EXPECT_EQUAL(service.title, @"strict");
}

CASE(Making, aServiceIsMadeWithoutAnyBlock) {
    BeginServices();
    ZIKServiceRouterType *type = ZIKRouterToService(AServiceInput);
    EXPECT([type makeDestinationWithPreparation:nil] != nil);
    EXPECT([type makeDestinationWithConfiguring:nil] != nil);
    EXPECT([type makeDestinationWithStrictConfiguring:nil] != nil);
}

CASE(Making, aRouteMakesSynchronouslyByDefault) {
    BeginServices();
    EXPECT([ZIKRouterToService(AServiceInput) canMakeDestination]);
    EXPECT([ZIKRouterToService(AServiceInput) canMakeDestinationSynchronously]);
    EXPECT([AServiceRouter canMakeDestination]);
    EXPECT([AServiceRouter canMakeDestinationSynchronously]);
}

CASE(Making, aRouteThatWasFoundMakesManyServices) {
    BeginServices();
    ZIKServiceRouterType *type = ZIKRouterToService(AServiceInput);
    id first = [type makeDestination];
    id second = [type makeDestination];
    EXPECT(first != nil && second != nil && first != second);
}

CASE(Making, aMadeServiceBelongsToItsPerformer) {
    BeginServices();
    int before = LiveCount();
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    id service = [[ZIKRouterToService(AServiceInput) makeDestination] retain];
    [pool drain];
    EXPECT_NUMBER(LiveCount() - before, 1);
    EXPECT([service isPrepared]);
    [service release];
    EXPECT_NUMBER(LiveCount() - before, 0);
}
