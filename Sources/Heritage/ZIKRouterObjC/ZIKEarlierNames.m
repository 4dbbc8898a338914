// SPDX-License-Identifier: Apache-2.0

#if __has_include(<Foundation/Foundation.h>)

#import "ZIKFront.h"

@implementation ZIKPerformRouteConfiguration (ZIKEarlierNames)
- (void (^)(id))routeCompletion { return self.successHandler; }
- (void)setRouteCompletion:(void (^)(id))handler { self.successHandler = handler; }
@end

@implementation ZIKViewRouter (ZIKEarlierNames)
+ (ZIKAnyViewRouterType * (^)(Protocol<ZIKViewRoutable> *))classToView { return self.toView; }
@end

@implementation ZIKViewRouterType (ZIKEarlierNames)
- (ZIKViewRouter *)performFromSource:(id)source
                    routeConfiguring:(void (^)(ZIKViewRouteConfiguration *, void (^)(void (^)(id)),
                                                           void (^)(void (^)(ZIKViewRouteConfiguration *))))configBuilder {
    return [self performPath:ZIKViewRoutePath.defaultPathFrom(source)
                 configuring:^(ZIKViewRouteConfiguration *config) {
                     configBuilder(
                         config,
                         ^(void (^prepare)(id)) {
                             config.prepareDestination = prepare;
                         },
                         ^(void (^prepare)(ZIKViewRouteConfiguration *)) {
                             prepare(config);
                         });
                 }];
}
@end

#endif
