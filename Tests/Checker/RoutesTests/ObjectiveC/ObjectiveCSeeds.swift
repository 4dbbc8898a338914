// SPDX-License-Identifier: Apache-2.0

#if Macros
/// The Objective-C samples of the original's documentation, as they are printed.
enum ObjectiveCSeeds {
    /// From the page about adapters. The class `LoginViewRouter` is not printed there.
    static let adapter = """
        @protocol ModuleARequiredLoginViewInput <ZIKViewRoutable>
        @property (nonatomic, copy) NSString *message;
        @end

        //Show login view in module A
        [ZIKRouterToView(ModuleARequiredLoginViewInput)
        	          performPath:ZIKViewRoutePath.presentModallyFrom(self)
        	          configuring:^(ZIKViewRouteConfiguration *config) {
        	              config.prepareDestination = ^(id<ModuleARequiredLoginViewInput> destination) {
        	                  destination.message = @"Please login to read this note";
        	              };
        	          }];
        //Login Module Provided Interface
        @protocol ProvidedLoginViewInput <NSObject>
        @property (nonatomic, copy) NSString *notifyString;
        @end
        //LoginViewAdapter.h
        @interface LoginViewAdapter : ZIKViewRouteAdapter
        @end

        //LoginViewAdapter.m
        @implementation LoginViewAdapter

        + (void)registerRoutableDestination {
        	//If you can get the router, you can just register ModuleARequiredLoginViewInput to it
        	[LoginViewRouter registerViewProtocol:ZIKRoutable(ModuleARequiredLoginViewInput)];
        	//If you don't know the router, you can use adapter
        	[self registerDestinationAdapter:ZIKRoutable(ModuleARequiredLoginViewInput) forAdaptee:ZIKRoutable(ProvidedLoginViewInput)];
        }

        @end

        //Make LoginViewController support ModuleARequiredLoginViewInput
        @interface LoginViewController (ModuleAAdapter) <ModuleARequiredLoginViewInput>
        @property (nonatomic, copy) NSString *message;
        @end
        @implementation LoginViewController (ModuleAAdapter)
        - (void)setMessage:(NSString *)message {
        	self.notifyString = message;
        }
        - (NSString *)message {
        	return self.notifyString;
        }
        @end
        """

    /// From the same page: a router that forwards to another one.
    static let proxy = """
        @protocol ModuleARequiredLoginViewDelegate <NSObject>
        - (void)didFinishLogin;
        @end

        @protocol ModuleARequiredLoginViewInput <ZIKViewRoutable>
        @property (nonatomic, copy) NSString *message;
        @property (nonatomic, weak) id<ModuleARequiredLoginViewDelegate> delegate;
        @end

        @protocol ProvidedLoginViewDelegate <NSObject>
        - (void)didLogin;
        @end

        @protocol ProvidedLoginViewInput <NSObject>
        @property (nonatomic, copy) NSString *notifyString;
        @property (nonatomic, weak) id<ProvidedLoginViewDelegate> delegate;
        @end

        @implementation ModuleARequiredLoginViewRouter
        + (void)registerRoutableDestination {
        	//Register ModuleARequiredLoginViewInput with ModuleARequiredLoginViewRouter
        	[self registerView:/* proxy class*/];
        	[self registerViewProtocol:ZIKRoutable(ModuleARequiredLoginViewInput)];
        }
        - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
           //Get real destination with ProvidedLoginViewDelegate's router
           id<ProvidedLoginViewInput> realDestination = [LoginViewRouter makeDestination];
            //Proxy is responsible for forwarding ModuleARequiredLoginViewInput to ProvidedLoginViewInput
            id<ModuleARequiredLoginViewInput> proxy = ProxyForDestination(realDestination);
            return proxy;
        }
        @end
        """

    /// From the page about type checking.
    static let checking = """
        @implementation EditorViewRouter

        + (void)registerRoutableDestination {
            [self registerView:[EditorViewController class]];
            
            //If the protocol is not inherited from ZIKViewRoutable, there will be compile warning
            [self registerViewProtocol:ZIKRoutable(EditorViewInput)];
        }

        @end

        //If the protocol doesn't inherit from ZIKViewRoutable, there will be compile warning:
        //'incompatible pointer types passing 'Protocol<UndeclaredProtocol> *' to parameter of type 'Protocol<ZIKViewRoutable> *'
        ZIKRouterToView(UndeclaredProtocol)

        //The 3 parameters have inheritance relationship
        [ZIKRouterToView(EditorViewInput) //1
             performPath:ZIKViewRoutePath.pushFrom(self)
             strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<EditorViewInput>> *config, //2
                                 ZIKViewRouteConfiguration *module) {
                 config.prepareDestination = ^(id<EditorViewInput> destination) { //3
                 	   destination.delegate = weakSelf;
                     destination.name = @"zuik";
                     destination.age = 18;
                 }
             }];
        """

    /// From the page about declarations.
    static let declaration = """
        @interface EditorViewController(EditorViewRouter)<ZIKRoutableView>
        @end
        @implementation EditorViewController(EditorViewRouter)
        @end

        DeclareRoutableView(EditorViewController, EditorViewRouter)

        @protocol EditorViewInput <ZIKViewRoutable>
        @property (nonatomic, copy) NSString *editorTitle;
        @end

        @protocol EditorModuleInput <ZIKViewModuleRoutable>
        @property (nonatomic, copy) NSString *editorTitle;
        @end
        """
}
#endif
