// SPDX-License-Identifier: Apache-2.0

#if Macros
extension ObjectiveCMistakes {
    static let duplicate: [ObjectiveCApp.Changed] = [
        ObjectiveCApp.Changed(
            "a protocol with two routers",
            expecting: #"""
                Login/LoginViewRouter.m:13:5: error: RoutableView<any LoginViewInput> is provided by LoginViewRouter, and by OtherRouter [duplicate-provider]
                App/OtherRouter.m:8:5: note: OtherRouter provides it
                  help: remove one of the two; which one is used depends on the order in which they are registered
                  see: routes explain duplicate-provider
                """#
        ) { files in
            files["App/OtherRouter.m"] = #"""
                @interface OtherRouter : ZIKViewRouter
                @end

                @implementation OtherRouter

                + (void)registerRoutableDestination {
                    [self registerView:[OtherController class]];
                    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];
                }

                @end

                ZIKAutoRegister(OtherRouter)
                """#
        },
        ObjectiveCApp.Changed(
            "a protocol that one router registers twice",
            expecting: #"""
                Login/LoginViewRouter.m:14:5: error: RoutableView<any LoginViewInput> is provided twice by LoginViewRouter [duplicate-provider]
                Login/LoginViewRouter.m:13:5: note: LoginViewRouter provides it
                  help: remove one of the two lines
                  see: routes explain duplicate-provider
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a protocol with a router and a block route",
            expecting: #"""
                Login/LoginViewRouter.m:13:5: error: RoutableView<any LoginViewInput> is provided by LoginViewRouter, and by ZIKViewRoute(OtherController) [duplicate-provider]
                App/AppDelegate.m:4:10: note: ZIKViewRoute(OtherController) provides it
                  help: remove one of the two; which one is used depends on the order in which they are registered
                  see: routes explain duplicate-provider
                """#
        ) { files in
            files["App/AppDelegate.m"] = #"""
                @implementation AppDelegate
                - (void)applicationDidFinishLaunching:(UIApplication *)application {
                    [ZIKViewRoute makeRouteWithDestination:[OtherController class] makeDestination:make]
                        .registerDestinationProtocol(ZIKRoutable(LoginViewInput));
                }
                @end
                """#
        },
        ObjectiveCApp.Changed(
            "a protocol with a router and a registration without a router",
            expecting: #"""
                Time/TimeServiceRouter.m:10:5: error: RoutableService<any TimeService> is provided by TimeServiceRouter, and by ZIKServiceRoute(FakeTime) [duplicate-provider]
                App/AppDelegate.m:3:5: note: ZIKServiceRoute(FakeTime) provides it
                  help: remove one of the two; which one is used depends on the order in which they are registered
                  see: routes explain duplicate-provider
                """#
        ) { files in
            files["App/AppDelegate.m"] = #"""
                @implementation AppDelegate
                - (void)applicationDidFinishLaunching:(UIApplication *)application {
                    [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(TimeService) forMakingService:[FakeTime class]];
                }
                @end
                """#
        },
        ObjectiveCApp.Changed(
            "adapters that form a cycle",
            expecting: #"""
                App/LoginAdapter.m:9:5: error: adapter cycle: RoutableView<any RequiredLogin> → RoutableView<any LoginViewInput> → RoutableView<any RequiredLogin> [adapter-cycle]
                App/LoginAdapter.m:10:5: note: then LoginAdapter adapts RoutableView<any LoginViewInput>
                  help: adapt one of these keys to a key that a module provides
                  see: routes explain adapter-cycle
                """#
        ) { files in
            files.replace(
                "    [self registerViewProtocol:ZIKRoutable(LoginViewInput)];\n",
                "",
                in: "Login/LoginViewRouter.m")
            files.replace(
                "];\n}",
                "];\n    [self registerDestinationAdapter:ZIKRoutable(LoginViewInput) forAdaptee:ZIKRoutable(RequiredLogin)];\n}",
                in: "App/LoginAdapter.m")
        },
        ObjectiveCApp.Changed(
            "an adapter to a protocol without a router",
            expecting: #"""
                App/LoginAdapter.m:9:5: error: RoutableView<any RequiredLogin> is adapted to a route without a provider: RoutableView<any RequiredLogin> → RoutableView<any LoginInput> [adapter-without-provider]
                App/NotesController.m:16:22: note: needed by NotesController.showOthers
                  near miss: RoutableView<any Login.LoginViewInput> is provided; did you mean it?
                  near miss: RoutableViewModule<any Login.LoginModuleInput> is provided; did you mean it?
                  help: link the module that provides RoutableView<any LoginInput>, or adapt to another key
                  see: routes explain adapter-without-provider
                """#
        ) { files in
            files.replace(
                "ZIKRoutable(LoginViewInput)",
                "ZIKRoutable(LoginInput)",
                in: "App/LoginAdapter.m")
        },
        ObjectiveCApp.Changed(
            "an adapter to a router that is not registered",
            expecting: #"""
                Login/LoginViewRouter.m:9:17: error: nothing registers LoginViewRouter, which provides RoutableView<any LoginViewInput> and 1 more [unregistered-provider]
                App/NotesController.m:17:28: note: RoutableViewModule<any LoginModuleInput> is needed by NotesController.showOthers
                App/LoginAdapter.m:9:5: note: RoutableView<any RequiredLogin> is needed by the adapter of RoutableView<any RequiredLogin>
                  help: write ZIKAutoRegister(LoginViewRouter) beside its @implementation
                  see: routes explain unregistered-provider
                """#
        ) { files in
            files.replace(
                "\nZIKAutoRegister(LoginViewRouter)\n",
                "",
                in: "Login/LoginViewRouter.m")
            files.replace(
                "[self registerDestinationAdapter:ZIKRoutable(RequiredLogin) forAdaptee:ZIKRoutable(LoginViewInput)]",
                "[LoginViewRouter registerViewProtocol:ZIKRoutable(RequiredLogin)]",
                in: "App/LoginAdapter.m")
            files.replace(
                "ZIKRouterToView(LoginViewInput)",
                "ZIKRouterToView(RequiredLogin)",
                in: "App/NotesController.m")
        },
        ObjectiveCApp.Changed(
            "a router without a class of destinations",
            expecting: #"""
                Login/LoginViewRouter.m:9:17: error: LoginViewRouter is registered without a class of destinations [provider-without-destination]
                  help: call registerView: in +registerRoutableDestination of LoginViewRouter, or return YES from +isAbstractRouter
                  see: routes explain provider-without-destination
                """#
        ) { files in
            files.replace(
                "    [self registerView:[LoginViewController class]];\n",
                "",
                in: "Login/LoginViewRouter.m")
        },
        ObjectiveCApp.Changed(
            "a service router that registers nothing",
            expecting: #"""
                App/EmptyRouter.m:3:17: error: EmptyRouter is registered without a class of destinations [provider-without-destination]
                  help: call registerService: in +registerRoutableDestination of EmptyRouter, or return YES from +isAbstractRouter
                  see: routes explain provider-without-destination
                """#
        ) { files in
            files["App/EmptyRouter.m"] = #"""
                @interface EmptyRouter : ZIKServiceRouter
                @end
                @implementation EmptyRouter
                @end
                ZIKAutoRegister(EmptyRouter)
                """#
        },
        ObjectiveCApp.Changed(
            "a class that another router reserves",
            expecting: #"""
                App/OtherRouter.m:7:5: error: OtherRouter makes LoginViewController, which LoginViewRouter reserves for itself [exclusive-conflict]
                Login/LoginViewRouter.m:12:5: note: LoginViewRouter reserves it
                  help: register it without Exclusive there, or let OtherRouter make a subclass
                  see: routes explain exclusive-conflict
                """#
        ) { files in
            files.replace(
                "registerView:",
                "registerExclusiveView:",
                in: "Login/LoginViewRouter.m")
            files["App/OtherRouter.m"] = #"""
                @interface OtherRouter : ZIKViewRouter
                @end

                @implementation OtherRouter

                + (void)registerRoutableDestination {
                    [self registerView:[LoginViewController class]];
                    [self registerIdentifier:@"other"];
                }

                @end

                ZIKAutoRegister(OtherRouter)
                """#
        },
        ObjectiveCApp.Changed(
            "an identifier of two routers",
            expecting: #"""
                Login/LoginViewRouter.m:15:5: error: the identifier 'login' is registered by LoginViewRouter, and by OtherRouter [duplicate-identifier]
                App/OtherRouter.m:8:5: note: OtherRouter registers it
                  help: rename one of the two; which one is used depends on the order in which they are registered
                  see: routes explain duplicate-identifier
                """#
        ) { files in
            files["App/OtherRouter.m"] = #"""
                @interface OtherRouter : ZIKViewRouter
                @end

                @implementation OtherRouter

                + (void)registerRoutableDestination {
                    [self registerView:[OtherController class]];
                    [self registerIdentifier:@"login"];
                }

                @end

                ZIKAutoRegister(OtherRouter)
                """#
        },
        ObjectiveCApp.Changed(
            "URL patterns for the same URLs",
            expecting: #"""
                Login/LoginViewRouter.m:16:5: error: 'app://login/:name' of LoginViewRouter matches the same URLs as 'app://login/:id' of OtherRouter [url-pattern-clash]
                App/OtherRouter.m:8:5: note: OtherRouter has 'app://login/:id'
                  help: add a fixed part to one of the two patterns, or remove one of them
                  see: routes explain url-pattern-clash
                """#
        ) { files in
            files["App/OtherRouter.m"] = #"""
                @interface OtherRouter : ZIKViewRouter
                @end

                @implementation OtherRouter

                + (void)registerRoutableDestination {
                    [self registerView:[OtherController class]];
                    [self registerURLPattern:@"app://login/:id"];
                }

                @end

                ZIKAutoRegister(OtherRouter)
                """#
        },
        ObjectiveCApp.Changed(
            "a URL pattern with a syntax error",
            expecting: #"""
                Login/LoginViewRouter.m:16:5: error: 'app://login/:id(Integer)' has a placeholder ':id' of an unknown type 'Integer'; there are String, Int, UInt, Double, Bool, UUID and alternatives as in '(one|two)' [url-pattern-invalid]
                  help: correct the pattern; no URL matches it
                  see: routes explain url-pattern-invalid
                """#
        ) { files in
            files.replace(
                "app://login/:name",
                "app://login/:id(Integer)",
                in: "Login/LoginViewRouter.m")
        },
    ]
}
#endif
