// SPDX-License-Identifier: Apache-2.0

#import "Fixtures.h"

// Performers of providers in Swift, which tests in Swift call.

static char *takeNotes(ZIKRouter *router) {
    NOTE(@"%@", [ZIKRouter descriptionOfState:router.state]);
    NSString *text = [Notes() componentsJoinedByString:@" "];
    [Notes() removeAllObjects];
    return strdup([text UTF8String]);
}

void *zik_new_object(void) {
    static NSMutableArray *objects;
    if (!objects) objects = [NSMutableArray new];
    [objects addObject:[[SourceController new] autorelease]];
    return [objects lastObject];
}

char *zik_performs_service(const char *identifier, bool listens) {
    [Notes() removeAllObjects];
    @autoreleasepool {
        ZIKServiceRouter *router = [ZIKServiceRouter.toIdentifier(Text(identifier))
            performWithConfiguring:^(ZIKPerformRouteConfiguration *config) {
                if (listens) config.successHandler = ^(id service) { NOTE(@"succeeds"); };
                [config addUserInfoForKey:@"title" object:@"of Objective-C"];
            }
            removing:^(ZIKRemoveRouteConfiguration *config) {
                if (listens) config.successHandler = ^{ NOTE(@"removed"); };
            }];
        NOTE(@"%@", [ZIKRouter descriptionOfState:router.state]);
        [router removeRoute];
        return takeNotes(router);
    }
}

char *zik_shows_view(const char *identifier, void *source, bool listens) {
    [Notes() removeAllObjects];
    @autoreleasepool {
        ZIKViewRouter *router = [ZIKViewRouter.toIdentifier(Text(identifier))
            performPath:ZIKViewRoutePath.pushFrom((XXViewController *)source)
            configuring:^(ZIKViewRouteConfiguration *config) {
                if (listens) config.successHandler = ^(id view) { NOTE(@"succeeds"); };
            }
               removing:^(ZIKViewRemoveConfiguration *config) {
                   if (listens) config.successHandler = ^{ NOTE(@"removed"); };
               }];
        NOTE(@"%@", [ZIKRouter descriptionOfState:router.state]);
        [router removeRoute];
        return takeNotes(router);
    }
}
