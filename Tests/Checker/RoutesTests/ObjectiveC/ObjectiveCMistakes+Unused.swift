// SPDX-License-Identifier: Apache-2.0

#if Macros
extension ObjectiveCMistakes {
    static let unused: [ObjectiveCApp.Changed] = [
        ObjectiveCApp.Changed(
            "a protocol of the app that nothing uses or registers",
            expecting: #"""
                App/RequiredLogin.h:6:11: error: no provider for RoutableService<any RequiredSearch> [missing-provider]
                  help: link the module that provides it, or add a router to a module that the app links:
                    @interface DefaultRequiredSearch : NSObject <RequiredSearch>
                    @end
                    @implementation DefaultRequiredSearch
                    @end
                    @interface RequiredSearchRouter : ZIKServiceRouter
                    @end
                    @implementation RequiredSearchRouter
                    + (void)registerRoutableDestination {
                        [self registerService:[DefaultRequiredSearch class]];
                        [self registerServiceProtocol:ZIKRoutable(RequiredSearch)];
                    }
                    - (id)destinationWithConfiguration:(ZIKPerformRouteConfiguration *)configuration {
                        return [[DefaultRequiredSearch alloc] init];
                    }
                    @end
                    ZIKAutoRegister(RequiredSearchRouter)
                    or, if a module requires this key, adapt it in +registerRoutableDestination of an adapter: [self registerDestinationAdapter:ZIKRoutable(RequiredSearch) forAdaptee:ZIKRoutable(<#Protocol#>)];
                    or delete the declaration, which nothing here uses
                  see: routes explain missing-provider
                """#
        ) { files in
            files["App/RequiredLogin.h", default: ""] += "\n@protocol RequiredSearch <ZIKServiceRoutable>\n@end\n"
        },
        ObjectiveCApp.Changed(
            "a router whose protocols nothing uses",
            expecting: #"""
                App/OtherRouter.m:7:17: warning: no route of OtherRouter is used: RoutableView<any Unused> [unused-provider]
                  help: remove OtherRouter, or use one of its keys
                  see: routes explain unused-provider
                """#
        ) { files in
            files["App/OtherRouter.m"] = #"""
                @protocol Unused <ZIKViewRoutable>
                @end

                @interface OtherRouter : ZIKViewRouter
                @end

                @implementation OtherRouter

                + (void)registerRoutableDestination {
                    [self registerView:[OtherController class]];
                    [self registerViewProtocol:ZIKRoutable(Unused)];
                }

                @end

                ZIKAutoRegister(OtherRouter)
                """#
        },
        ObjectiveCApp.Changed(
            "a message to a router that is not registered",
            expecting: #"""
                App/OtherRouter.m:4:17: error: nothing registers OtherRouter [unregistered-provider]
                App/NotesController.m:16:6: note: NotesController.showOthers sends it a message
                  help: write ZIKAutoRegister(OtherRouter) beside its @implementation
                  see: routes explain unregistered-provider
                """#
        ) { files in
            files["App/OtherRouter.m"] = #"""
                @interface OtherRouter : ZIKViewRouter
                @end

                @implementation OtherRouter

                + (void)registerRoutableDestination {
                    [self registerView:[OtherController class]];
                }

                @end
                """#
            files.replace(
                "    [ZIKRouterToView(RequiredLogin)",
                "    [OtherRouter performPath:ZIKViewRoutePath.pushFrom(self)];\n    [ZIKRouterToView(RequiredLogin)",
                in: "App/NotesController.m")
        },
        ObjectiveCApp.Changed(
            "a strict configuration of a parent",
            expecting: #"""
                App/NotesController.m:8:61: warning: RoutableView<any LoginViewInput> is requested, but 'strictConfiguring' has the type of its parent LoginInput [parent-protocol]
                  help: write LoginViewInput instead of LoginInput
                  see: routes explain parent-protocol
                """#
        ) { files in
            files.replace(
                "Configuration<id<LoginViewInput>>",
                "Configuration<id<LoginInput>>",
                in: "App/NotesController.m")
        },
        ObjectiveCApp.Changed(
            "a block that prepares a parent",
            expecting: #"""
                App/NotesController.m:9:43: warning: RoutableView<any LoginViewInput> is requested, but 'prepareDestination' has the type of its parent LoginInput [parent-protocol]
                  help: write LoginViewInput instead of LoginInput
                  see: routes explain parent-protocol
                """#
        ) { files in
            files.replace(
                "^(id<LoginViewInput> destination)",
                "^(id<LoginInput> destination)",
                in: "App/NotesController.m")
        },
        ObjectiveCApp.Changed(
            "a preparation of a parent",
            expecting: #"""
                App/NotesController.m:16:96: warning: RoutableView<any LoginViewInput> is requested, but 'preparation' has the type of its parent LoginInput [parent-protocol]
                  help: write LoginViewInput instead of LoginInput
                  see: routes explain parent-protocol
                """#
        ) { files in
            files.replace(
                "    [ZIKRouterToView(RequiredLogin)",
                "    [ZIKRouterToView(LoginViewInput) performPath:ZIKViewRoutePath.pushFrom(self) preparation:^(id<LoginInput> destination) {}];\n    [ZIKRouterToView(RequiredLogin)",
                in: "App/NotesController.m")
        },
        ObjectiveCApp.Changed(
            "a variable for the router of a parent",
            expecting: #"""
                App/NotesController.m:16:23: warning: RoutableView<any LoginViewInput> is requested, but 'ZIKViewRouterType<id<LoginInput>, ZIKViewRouteConfiguration *> *router' has the type of its parent LoginInput [parent-protocol]
                  help: write LoginViewInput instead of LoginInput
                  see: routes explain parent-protocol
                """#
        ) { files in
            files.replace(
                "    [ZIKRouterToView(RequiredLogin)",
                "    ZIKViewRouterType<id<LoginInput>, ZIKViewRouteConfiguration *> *router = ZIKRouterToView(LoginViewInput);\n    [ZIKRouterToView(RequiredLogin)",
                in: "App/NotesController.m")
        },
        ObjectiveCApp.Changed(
            "a configuration of a parent of a module protocol",
            expecting: #"""
                App/NotesController.m:19:23: warning: RoutableViewModule<any LoginModuleInput> is requested, but 'configuring' has the type of its parent BaseModuleInput [parent-protocol]
                  help: write LoginModuleInput instead of BaseModuleInput
                  see: routes explain parent-protocol
                """#
        ) { files in
            files.replace(
                "@protocol LoginModuleInput <ZIKViewModuleRoutable>",
                "@protocol BaseModuleInput <ZIKViewModuleRoutable>\n@end\n\n@protocol LoginModuleInput <BaseModuleInput>",
                in: "Login/LoginViewInput.h")
            files.replace(
                "[ZIKRouterToViewModule(LoginModuleInput) performPath:ZIKViewRoutePath.pushFrom(self)]",
                "[ZIKRouterToViewModule(LoginModuleInput)\n        performPath:ZIKViewRoutePath.pushFrom(self)\n        configuring:^(ZIKViewRouteConfiguration<BaseModuleInput> *config) {}]",
                in: "App/NotesController.m")
        },
    ]
}
#endif
