// SPDX-License-Identifier: Apache-2.0

#if Macros
extension ObjectiveCMistakes {
    static let unproven: [ObjectiveCApp.Changed] = [
        ObjectiveCApp.Changed(
            "a protocol in a variable",
            expecting: #"""
                Login/LoginViewRouter.m:14:5: warning: the routes of '[self registerViewProtocol:input]' are not checked: the protocol is not written as ZIKRoutable(…) [unproven-route]
                  help: write the protocol in the call: [self registerViewProtocol:ZIKRoutable(<#Protocol#>)]
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "    Protocol *input = ZIKRoutable(LoginViewInput);\n    [self registerViewProtocol:input];\n",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a protocol without the macro",
            expecting: #"""
                Login/LoginViewRouter.m:13:5: warning: the routes of '[self registerViewProtocol:@protocol(LoginViewInput)]' are not checked: the protocol is written without ZIKRoutable(…), so the compiler does not check it [unproven-route]
                  help: write the protocol in the call: [self registerViewProtocol:ZIKRoutable(<#Protocol#>)]
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "ZIKRoutable(LoginViewInput)",
                "@protocol(LoginViewInput)",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a loop over protocols",
            expecting: #"""
                Login/LoginViewRouter.m:14:9: warning: the routes of '[self registerViewProtocol:input]' are not checked: the protocol is not written as ZIKRoutable(…) [unproven-route]
                  help: write the protocol in the call: [self registerViewProtocol:ZIKRoutable(<#Protocol#>)]
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "    for (Protocol *input in @[ZIKRoutable(LoginViewInput)]) {\n        [self registerViewProtocol:input];\n    }\n",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a macro that registers",
            expecting: #"""
                Login/LoginViewRouter.m:13:5: warning: the routes of 'REGISTER(LoginViewInput)' are not checked: a macro registers routes [unproven-route]
                  help: write the registration without the macro
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "    REGISTER(LoginViewInput)\n",
                in: "Login/LoginViewRouter.m")
            files["Login/Registering.h"] = #"""
                #define REGISTER(P) [self registerViewProtocol:ZIKRoutable(P)];
                """#
        },
        ObjectiveCApp.Changed(
            "a macro that registers a router",
            expecting: #"""
                Login/LoginViewRouter.m:25:1: warning: the routes of 'APPRegister(LoginViewRouter)' are not checked: a macro registers routes [unproven-route]
                  help: write the registration without the macro
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "ZIKAutoRegister(LoginViewRouter)",
                "APPRegister(LoginViewRouter)",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a selector",
            expecting: #"""
                Login/LoginViewRouter.m:13:27: warning: the routes of 'NSSelectorFromString(@"registerViewProtocol:")' are not checked: the message is sent by a selector [unproven-route]
                  help: send the message directly
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "    [self performSelector:NSSelectorFromString(@\"registerViewProtocol:\") withObject:@protocol(LoginViewInput)];\n",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a function with parameters",
            expecting: #"""
                Login/LoginViewRouter.m:13:5: warning: the routes of 'registerInput(self, ZIKRoutable(LoginViewInput))' are not checked: a function or a method with parameters may register routes [unproven-route]
                  help: write the registrations in +registerRoutableDestination
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "    registerInput(self, ZIKRoutable(LoginViewInput));\n",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a method with parameters",
            expecting: #"""
                Login/LoginViewRouter.m:13:5: warning: the routes of '[self registerInput:ZIKRoutable(LoginViewInput)]' are not checked: a function or a method with parameters may register routes [unproven-route]
                  help: write the registrations in +registerRoutableDestination
                  see: routes explain unproven-route
                Login/LoginViewRouter.m:20:5: warning: the routes of '[self registerViewProtocol:input]' are not checked: the protocol is not written as ZIKRoutable(…) [unproven-route]
                  help: write the protocol in the call: [self registerViewProtocol:ZIKRoutable(<#Protocol#>)]
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "    [self registerInput:ZIKRoutable(LoginViewInput)];\n",
                in: "Login/LoginViewRouter.m")
            files.replace(
                "- (LoginViewController *)dest",
                "+ (void)registerInput:(Protocol *)input {\n    [self registerViewProtocol:input];\n}\n\n- (LoginViewController *)dest",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a list of routers in a variable",
            expecting: #"""
                App/main.m:2:5: warning: the routes of '[ZIKRouteRegistry registerRouters:allRouters()]' are not checked: the router class is not written here [unproven-route]
                  help: write ZIKAutoRegister(<#Router#>) beside the @implementation of each router
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "ZIKAutoRegister(LoginViewRouter)\n",
                "",
                in: "Login/LoginViewRouter.m")
            files.replace(
                "    return UI",
                "    [ZIKRouteRegistry registerRouters:allRouters()];\n    return UI",
                in: "App/main.m")
        },
        ObjectiveCApp.Changed(
            "a request of a variable",
            expecting: #"""
                App/NotesController.m:16:6: warning: the routes of 'ZIKViewRouter.toView(self.input)' are not checked: the requested protocol is not written here [unproven-route]
                  help: write the protocol in the macro: ZIKRouterToView(<#Protocol#>)
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "    [ZIKRouterToView(RequiredLogin)",
                "    [ZIKViewRouter.toView(self.input) performPath:ZIKViewRoutePath.pushFrom(self)];\n    [ZIKRouterToView(RequiredLogin)",
                in: "App/NotesController.m")
        },
        ObjectiveCApp.Changed(
            "routes without a router class in a router that is not registered",
            expecting: #"""
                Time/TimeServiceRouter.m:6:17: error: nothing registers TimeRoutes, which provides RoutableService<any TimeService> [unregistered-provider]
                Login/LoginViewRouter.m:5:38: note: needed by LoginViewController.viewDidLoad, in a destination of LoginViewRouter
                App/NotesController.m:6:22: note: LoginViewRouter provides RoutableView<any LoginViewInput>, needed by NotesController.showLogin
                  help: write ZIKAutoRegister(TimeRoutes) beside its @implementation
                  see: routes explain unregistered-provider
                """#
        ) { files in
            files["Time/TimeServiceRouter.m"] = #"""
                #import "TimeService.h"

                @interface TimeRoutes : ZIKServiceRouter
                @end

                @implementation TimeRoutes
                + (BOOL)isAbstractRouter { return YES; }
                + (void)registerRoutableDestination {
                    [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(TimeService) forMakingService:[SystemTime class]];
                }
                @end
                """#
        },
        ObjectiveCApp.Changed(
            "a key of Objective-C that Swift uses",
            expecting: #"""
                App/Clock.swift:5:48: error: no provider for RoutableService<any TimeService> [missing-provider]
                App/Clock.swift:5:48: note: needed by Clock.service
                Login/LoginViewRouter.m:5:38: note: also needed by LoginViewController.viewDidLoad, in a destination of LoginViewRouter
                Time/TimeService.h:3:11: note: Time declares it
                  help: link the module that provides it, or add a router to a module that the app links:
                    @interface DefaultTimeService : NSObject <TimeService>
                    @end
                    @implementation DefaultTimeService
                    @end
                    @interface TimeServiceRouter : ZIKServiceRouter
                    @end
                    @implementation TimeServiceRouter
                    + (void)registerRoutableDestination {
                        [self registerService:[DefaultTimeService class]];
                        [self registerServiceProtocol:ZIKRoutable(TimeService)];
                    }
                    - (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {
                        return [[DefaultTimeService alloc] init];
                    }
                    @end
                    ZIKAutoRegister(TimeServiceRouter)
                    or, if a module requires this key, adapt it in +registerRoutableDestination of an adapter: [self registerDestinationAdapter:ZIKRoutable(TimeService) forAdaptee:ZIKRoutable(<#Protocol#>)];
                  see: routes explain missing-provider
                """#
        ) { files in
            files["Time/TimeServiceRouter.m"] = #"""

                """#
            files["App/Clock.swift"] = #"""
                import ModuleRouterViews
                import Time

                struct Clock {
                    let service = try? Router.destination(for: RoutableService<any TimeService>())
                }
                """#
        },
        ObjectiveCApp.Changed(
            "a key of Objective-C with a router in Objective-C and a provider in Swift",
            expecting: #"""
                Time/TimeServiceRouter.m:10:5: error: RoutableService<any TimeService> is provided by TimeServiceRouter, and by FakeTimeRouter [duplicate-provider]
                App/Clock.swift:7:42: note: FakeTimeRouter provides it
                  help: remove one of the two; which one is used depends on the order in which they are registered
                  see: routes explain duplicate-provider
                """#
        ) { files in
            files["App/Clock.swift"] = #"""
                import ModuleRouterViews
                import Time

                @Routable extension RoutableService where Protocol == any TimeService {}

                @AutoRegister struct FakeTimeRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any TimeService>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> FakeTime? { FakeTime() }
                }
                """#
        },
        ObjectiveCApp.Changed(
            "a Swift protocol with a name in Objective-C",
            expecting: #"""
                App/Search.swift:3:27: error: no provider for RoutableService<any Search> [missing-provider]
                App/NotesController.m:16:25: note: needed by NotesController.showOthers
                  help: link the module that provides it, or add a provider to a module that the app links:
                    @Provider(of: RoutableService<any Search>.self)
                    final class DefaultSearch: Search {
                    }
                    or, if a module requires this key, adapt it in the app: Adapts(RoutableService<any Search>(), to: <#Key#>) { <#Proxy#>($0) }
                  see: routes explain missing-provider
                """#
        ) { files in
            files["App/Search.swift"] = #"""
                import Foundation

                @objc(AppSearch) protocol Search: ZIKServiceRoutable {}
                """#
            files.replace(
                "    [ZIKRouterToView(RequiredLogin)",
                "    [ZIKRouterToService(AppSearch) makeDestination];\n    [ZIKRouterToView(RequiredLogin)",
                in: "App/NotesController.m")
        },
        ObjectiveCApp.Changed(
            "a router in a variable",
            expecting: #"""
                Login/LoginViewRouter.m:14:5: warning: the routes of '[router registerViewProtocol:ZIKRoutable(LoginViewInput)]' are not checked: the router that receives it is not written here [unproven-route]
                  help: send it to self in +registerRoutableDestination of the router
                  see: routes explain unproven-route
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "    Class router = self;\n    [router registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                in: "Login/LoginViewRouter.m")
        },
    ]
}
#endif
