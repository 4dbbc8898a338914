// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteGraph
import Testing

/// An Objective-C app of three modules: a view, a service, and the app with an adapter.
enum ObjectiveCApp {
    /// An app with changes in its files.
    struct Changed: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var files = ObjectiveCApp.files
        /// The complete messages of the checker.
        var expected = ""

        init(
            _ description: String, expecting expected: String = "",
            _ change: (inout [String: String]) -> Void = { _ in }
        ) {
            testDescription = description
            self.expected = expected
            change(&files)
        }

        /// The messages of the checker, as they are printed.
        func messages() async throws -> String {
            try await WrittenApp(testDescription, files).check().map(\.description).joined(separator: "\n")
        }
    }

    static let files = [
        "Login/LoginViewInput.h": #"""
        #import <ZIKRouter/ZIKRouter.h>

        @protocol LoginInput <ZIKViewRoutable>
        @property (nonatomic, copy) NSString *message;
        @end

        @protocol LoginViewInput <LoginInput>
        @property (nonatomic, copy) NSString *notice;
        @end

        @protocol LoginModuleInput <ZIKViewModuleRoutable>
        @end
        """#,
        "Login/LoginViewRouter.h": #"""
        #import <ZIKRouter/ZIKRouter.h>

        @interface LoginViewController : UIViewController <LoginViewInput>
        @end

        @interface LoginViewRouter : ZIKViewRouter<LoginViewController *, ZIKViewRouteConfiguration *>
        @end
        """#,
        "Login/LoginViewRouter.m": #"""
        #import "LoginViewRouter.h"

        @implementation LoginViewController
        - (void)viewDidLoad {
            self.time = [[ZIKRouterToService(TimeService) makeDestination] currentTime];
        }
        @end

        @implementation LoginViewRouter

        + (void)registerRoutableDestination {
            [self registerView:[LoginViewController class]];
            [self registerViewProtocol:ZIKRoutable(LoginViewInput)];
            [self registerModuleProtocol:ZIKRoutable(LoginModuleInput)];
            [self registerIdentifier:@"login"];
            [self registerURLPattern:@"app://login/:name"];
        }

        - (LoginViewController *)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
            return [[LoginViewController alloc] init];
        }

        @end

        ZIKAutoRegister(LoginViewRouter)
        """#,
        "Time/TimeService.h": #"""
        #import <ZIKRouter/ZIKRouter.h>

        @protocol TimeService <ZIKServiceRoutable>
        - (NSString *)currentTime;
        @end
        """#,
        "Time/TimeServiceRouter.m": #"""
        #import "TimeService.h"

        @interface TimeServiceRouter : ZIKServiceRouter
        @end

        @implementation TimeServiceRouter

        + (void)registerRoutableDestination {
            [self registerService:[SystemTime class]];
            [self registerServiceProtocol:ZIKRoutable(TimeService)];
        }

        @end

        ZIKAutoRegister(TimeServiceRouter);
        """#,
        "App/RequiredLogin.h": #"""
        #import <ZIKRouter/ZIKRouter.h>

        @protocol RequiredLogin <ZIKViewRoutable>
        @end
        """#,
        "App/LoginAdapter.m": #"""
        #import "RequiredLogin.h"

        @interface LoginAdapter : ZIKViewRouteAdapter
        @end

        @implementation LoginAdapter

        + (void)registerRoutableDestination {
            [self registerDestinationAdapter:ZIKRoutable(RequiredLogin) forAdaptee:ZIKRoutable(LoginViewInput)];
        }

        @end

        ZIKAutoRegister(LoginAdapter)
        """#,
        "App/NotesController.m": #"""
        #import "NotesController.h"

        @implementation NotesController

        - (void)showLogin {
            [ZIKRouterToView(LoginViewInput)
                performPath:ZIKViewRoutePath.pushFrom(self)
                strictConfiguring:^(ZIKViewRouteStrictConfiguration<id<LoginViewInput>> *config, ZIKViewRouteConfiguration *module) {
                    config.prepareDestination = ^(id<LoginViewInput> destination) {
                        destination.notice = @"Please login";
                    };
                }];
        }

        - (void)showOthers {
            [ZIKRouterToView(RequiredLogin) performPath:ZIKViewRoutePath.pushFrom(self)];
            [ZIKRouterToViewModule(LoginModuleInput) performPath:ZIKViewRoutePath.pushFrom(self)];
        }

        @end
        """#,
        "App/main.m": #"""
        int main(int argc, char *argv[]) {
            return UIApplicationMain(argc, argv, nil, @"AppDelegate");
        }
        """#,
    ].mapValues { $0 + "\n" }
}

extension [String: String] {
    /// Replaces a text, which must occur in the file.
    mutating func replace(_ old: String, _ new: String, in file: String) {
        precondition(self[file]?.contains(old) == true, "\(file) has no \(old)")
        self[file] = self[file]?.replacing(old, with: new)
    }
}
#endif
