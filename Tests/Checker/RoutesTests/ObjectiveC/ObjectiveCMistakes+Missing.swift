// SPDX-License-Identifier: Apache-2.0

#if Macros
extension ObjectiveCMistakes {
    static let missing: [ObjectiveCApp.Changed] = [
        ObjectiveCApp.Changed(
            "a view without a router",
            expecting: #"""
                App/NotesController.m:6:22: error: no provider for RoutableView<any LoginViewInput> [missing-provider]
                App/NotesController.m:6:22: note: needed by NotesController.showLogin
                App/LoginAdapter.m:9:5: note: also needed by the adapter of RoutableView<any RequiredLogin>
                Login/LoginViewInput.h:7:11: note: Login declares it
                  help: link the module that provides it, or add a router to a module that the app links:
                    @interface LoginViewInputController : UIViewController <LoginViewInput>
                    @end
                    @implementation LoginViewInputController
                    @end
                    @interface LoginViewInputRouter : ZIKViewRouter
                    @end
                    @implementation LoginViewInputRouter
                    + (void)registerRoutableDestination {
                        [self registerView:[LoginViewInputController class]];
                        [self registerViewProtocol:ZIKRoutable(LoginViewInput)];
                    }
                    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
                        return [[LoginViewInputController alloc] init];
                    }
                    @end
                    ZIKAutoRegister(LoginViewInputRouter)
                    or, if a module requires this key, adapt it in +registerRoutableDestination of an adapter: [self registerDestinationAdapter:ZIKRoutable(LoginViewInput) forAdaptee:ZIKRoutable(<#Protocol#>)];
                  see: routes explain missing-provider
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a service without a router",
            expecting: #"""
                Login/LoginViewRouter.m:5:38: error: no provider for RoutableService<any TimeService> [missing-provider]
                Login/LoginViewRouter.m:5:38: note: needed by LoginViewController.viewDidLoad, in a destination of LoginViewRouter
                App/NotesController.m:6:22: note: LoginViewRouter provides RoutableView<any LoginViewInput>, needed by NotesController.showLogin
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
            files.replace(
                "    [self registerServiceProtocol:ZIKRoutable(TimeService)];\n",
                "",
                in: "Time/TimeServiceRouter.m")
        },
        ObjectiveCApp.Changed(
            "a module protocol without a router",
            expecting: #"""
                App/NotesController.m:17:28: error: no provider for RoutableViewModule<any LoginModuleInput> [missing-provider]
                App/NotesController.m:17:28: note: needed by NotesController.showOthers
                Login/LoginViewInput.h:11:11: note: Login declares it
                  help: link the module that provides it, or add a router to a module that the app links:
                    @interface LoginModuleInputController : UIViewController
                    @end
                    @implementation LoginModuleInputController
                    @end
                    @interface LoginModuleInputConfiguration : ZIKViewRouteConfiguration <LoginModuleInput, NSCopying>
                    @end
                    @implementation LoginModuleInputConfiguration
                    @end
                    @interface LoginModuleInputRouter : ZIKViewRouter
                    @end
                    @implementation LoginModuleInputRouter
                    + (void)registerRoutableDestination {
                        [self registerView:[LoginModuleInputController class]];
                        [self registerModuleProtocol:ZIKRoutable(LoginModuleInput)];
                    }
                    + (ZIKViewRouteConfiguration *)defaultRouteConfiguration {
                        return [[LoginModuleInputConfiguration alloc] init];
                    }
                    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
                        return [[LoginModuleInputController alloc] init];
                    }
                    @end
                    ZIKAutoRegister(LoginModuleInputRouter)
                    or, if a module requires this key, adapt it in +registerRoutableDestination of an adapter: [self registerModuleAdapter:ZIKRoutable(LoginModuleInput) forAdaptee:ZIKRoutable(<#Protocol#>)];
                  see: routes explain missing-provider
                """#
        ) { files in
            files.replace(
                "    [self registerModuleProtocol:ZIKRoutable(LoginModuleInput)];\n",
                "",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a protocol with a similar name",
            expecting: #"""
                App/NotesController.m:16:22: error: no provider for RoutableView<any LoginViewInputs> [missing-provider]
                App/NotesController.m:16:22: note: needed by NotesController.showOthers
                Login/LoginViewInput.h:14:11: note: Login declares it
                  near miss: RoutableView<any Login.LoginViewInput> is provided by LoginViewRouter at Login/LoginViewRouter.m:13:5; did you mean it?
                  help: link the module that provides it, or add a router to a module that the app links:
                    @interface LoginViewInputsController : UIViewController <LoginViewInputs>
                    @end
                    @implementation LoginViewInputsController
                    @end
                    @interface LoginViewInputsRouter : ZIKViewRouter
                    @end
                    @implementation LoginViewInputsRouter
                    + (void)registerRoutableDestination {
                        [self registerView:[LoginViewInputsController class]];
                        [self registerViewProtocol:ZIKRoutable(LoginViewInputs)];
                    }
                    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
                        return [[LoginViewInputsController alloc] init];
                    }
                    @end
                    ZIKAutoRegister(LoginViewInputsRouter)
                    or, if a module requires this key, adapt it in +registerRoutableDestination of an adapter: [self registerDestinationAdapter:ZIKRoutable(LoginViewInputs) forAdaptee:ZIKRoutable(<#Protocol#>)];
                  see: routes explain missing-provider
                """#
        ) { files in
            files["Login/LoginViewInput.h", default: ""] += "\n@protocol LoginViewInputs <ZIKViewRoutable>\n@end\n"
            files.replace(
                "ZIKRouterToView(RequiredLogin)",
                "ZIKRouterToView(LoginViewInputs)",
                in: "App/NotesController.m")
        },
        ObjectiveCApp.Changed(
            "a router that is not registered",
            expecting: #"""
                Login/LoginViewRouter.m:9:17: error: nothing registers LoginViewRouter, which provides RoutableView<any LoginViewInput> and 1 more [unregistered-provider]
                App/NotesController.m:6:22: note: RoutableView<any LoginViewInput> is needed by NotesController.showLogin
                App/LoginAdapter.m:9:5: note: RoutableView<any LoginViewInput> is needed by the adapter of RoutableView<any RequiredLogin>
                App/NotesController.m:17:28: note: RoutableViewModule<any LoginModuleInput> is needed by NotesController.showOthers
                  help: write ZIKAutoRegister(LoginViewRouter) beside its @implementation
                  see: routes explain unregistered-provider
                """#
        ) { files in
            files.replace(
                "\nZIKAutoRegister(LoginViewRouter)\n",
                "",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a router that is registered in an inactive branch",
            expecting: #"""
                Login/LoginViewRouter.m:9:17: error: nothing registers LoginViewRouter, which provides RoutableView<any LoginViewInput> and 1 more [unregistered-provider]
                App/NotesController.m:6:22: note: RoutableView<any LoginViewInput> is needed by NotesController.showLogin
                App/LoginAdapter.m:9:5: note: RoutableView<any LoginViewInput> is needed by the adapter of RoutableView<any RequiredLogin>
                App/NotesController.m:17:28: note: RoutableViewModule<any LoginModuleInput> is needed by NotesController.showOthers
                  help: write ZIKAutoRegister(LoginViewRouter) beside its @implementation
                  see: routes explain unregistered-provider
                """#
        ) { files in
            files.replace(
                "ZIKAutoRegister(LoginViewRouter)",
                "#if 0\nZIKAutoRegister(LoginViewRouter)\n#endif",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a router in a comment of the list",
            expecting: #"""
                Login/LoginViewRouter.m:9:17: error: nothing registers LoginViewRouter, which provides RoutableView<any LoginViewInput> and 1 more [unregistered-provider]
                App/NotesController.m:6:22: note: RoutableView<any LoginViewInput> is needed by NotesController.showLogin
                App/LoginAdapter.m:9:5: note: RoutableView<any LoginViewInput> is needed by the adapter of RoutableView<any RequiredLogin>
                App/NotesController.m:17:28: note: RoutableViewModule<any LoginModuleInput> is needed by NotesController.showOthers
                  help: write ZIKAutoRegister(LoginViewRouter) beside its @implementation
                  see: routes explain unregistered-provider
                """#
        ) { files in
            files.replace(
                "ZIKAutoRegister(LoginViewRouter)\n",
                "",
                in: "Login/LoginViewRouter.m")
            files.replace(
                "    return UI",
                "    [ZIKRouteRegistry registerRouters:@[ /* LoginViewRouter.class, */ TimeServiceRouter.class ]];\n    return UI",
                in: "App/main.m")
        },
        ObjectiveCApp.Changed(
            "an adapter that is not registered",
            expecting: #"""
                App/LoginAdapter.m:6:17: error: nothing registers LoginAdapter, which adapts RoutableView<any RequiredLogin> [unregistered-provider]
                App/NotesController.m:16:22: note: needed by NotesController.showOthers
                  help: write ZIKAutoRegister(LoginAdapter) beside its @implementation
                  see: routes explain unregistered-provider
                """#
        ) { files in
            files.replace(
                "\nZIKAutoRegister(LoginAdapter)\n",
                "",
                in: "App/LoginAdapter.m")
        },
        ObjectiveCApp.Changed(
            "an abstract router",
            expecting: #"""
                App/NotesController.m:6:22: error: no provider for RoutableView<any LoginViewInput> [missing-provider]
                App/NotesController.m:6:22: note: needed by NotesController.showLogin
                App/LoginAdapter.m:9:5: note: also needed by the adapter of RoutableView<any RequiredLogin>
                Login/LoginViewInput.h:7:11: note: Login declares it
                  help: link the module that provides it, or add a router to a module that the app links:
                    @interface LoginViewInputController : UIViewController <LoginViewInput>
                    @end
                    @implementation LoginViewInputController
                    @end
                    @interface LoginViewInputRouter : ZIKViewRouter
                    @end
                    @implementation LoginViewInputRouter
                    + (void)registerRoutableDestination {
                        [self registerView:[LoginViewInputController class]];
                        [self registerViewProtocol:ZIKRoutable(LoginViewInput)];
                    }
                    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
                        return [[LoginViewInputController alloc] init];
                    }
                    @end
                    ZIKAutoRegister(LoginViewInputRouter)
                    or, if a module requires this key, adapt it in +registerRoutableDestination of an adapter: [self registerDestinationAdapter:ZIKRoutable(LoginViewInput) forAdaptee:ZIKRoutable(<#Protocol#>)];
                  see: routes explain missing-provider
                App/NotesController.m:17:28: error: no provider for RoutableViewModule<any LoginModuleInput> [missing-provider]
                App/NotesController.m:17:28: note: needed by NotesController.showOthers
                Login/LoginViewInput.h:11:11: note: Login declares it
                  help: link the module that provides it, or add a router to a module that the app links:
                    @interface LoginModuleInputController : UIViewController
                    @end
                    @implementation LoginModuleInputController
                    @end
                    @interface LoginModuleInputConfiguration : ZIKViewRouteConfiguration <LoginModuleInput, NSCopying>
                    @end
                    @implementation LoginModuleInputConfiguration
                    @end
                    @interface LoginModuleInputRouter : ZIKViewRouter
                    @end
                    @implementation LoginModuleInputRouter
                    + (void)registerRoutableDestination {
                        [self registerView:[LoginModuleInputController class]];
                        [self registerModuleProtocol:ZIKRoutable(LoginModuleInput)];
                    }
                    + (ZIKViewRouteConfiguration *)defaultRouteConfiguration {
                        return [[LoginModuleInputConfiguration alloc] init];
                    }
                    - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
                        return [[LoginModuleInputController alloc] init];
                    }
                    @end
                    ZIKAutoRegister(LoginModuleInputRouter)
                    or, if a module requires this key, adapt it in +registerRoutableDestination of an adapter: [self registerModuleAdapter:ZIKRoutable(LoginModuleInput) forAdaptee:ZIKRoutable(<#Protocol#>)];
                  see: routes explain missing-provider
                """#
        ) { files in
            files.replace(
                "+ (void)reg",
                "+ (BOOL)isAbstractRouter {\n    return YES;\n}\n\n+ (void)reg",
                in: "Login/LoginViewRouter.m")
        },
    ]
}
#endif
