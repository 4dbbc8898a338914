// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import Testing

/// Correct apps with Objective-C code. The checker finds nothing.
@Suite struct ObjectiveCAppTests {
    private static let list = """
        int main(int argc, char *argv[]) {
            [ZIKRouteRegistry registerRouters:@[ LoginViewRouter.class, [TimeServiceRouter class] ]];
            [LoginAdapter registerRoutableDestination];
            return UIApplicationMain(argc, argv, nil, @"AppDelegate");
        }
        """

    private static func withoutMacros(_ files: inout [String: String]) {
        files.replace("ZIKAutoRegister(LoginViewRouter)", "", in: "Login/LoginViewRouter.m")
        files.replace("ZIKAutoRegister(TimeServiceRouter);", "", in: "Time/TimeServiceRouter.m")
        files.replace("ZIKAutoRegister(LoginAdapter)", "", in: "App/LoginAdapter.m")
    }

    private static let protocolLine = "[self registerViewProtocol:ZIKRoutable(LoginViewInput)];"

    static let apps: [ObjectiveCApp.Changed] = [
        .init("routers in a list and by a direct call") { files in
            withoutMacros(&files)
            files["App/main.m"] = list
        },
        .init("an upcast of the destination") { files in
            files.replace(
                "- (void)showOthers {",
                "- (void)showOthers {\n    id<LoginInput> login = [ZIKRouterToView(LoginViewInput) makeDestination];",
                in: "App/NotesController.m")
        },
        .init("a type with a child of the requested protocol") { files in
            files["App/Child.h"] = "@protocol ChildInput <LoginViewInput>\n@end\n"
            files["App/Child.m"] =
                "@implementation ChildRouter\n+ (void)registerRoutableDestination {\n    [self "
                + "registerView:[Child class]];\n    [self registerViewProtocol:ZIKRoutable(ChildInput)];\n}\n@end\n"
                + "ZIKAutoRegister(ChildRouter)\nvoid show(void) { [ZIKRouterToView(ChildInput) performPath:p]; }\n"
            files.replace(
                "^(id<LoginViewInput> destination)", "^(id<ChildInput> destination)", in: "App/NotesController.m")
        },
        .init("a subclass of a router") { files in
            files.replace(
                "@interface LoginViewRouter : ZIKViewRouter<LoginViewController *, ZIKViewRouteConfiguration *>",
                "@interface BaseRouter : ZIKViewRouter\n@end\n@interface LoginViewRouter : BaseRouter",
                in: "Login/LoginViewRouter.h")
            files["Login/BaseRouter.m"] =
                "@implementation BaseRouter\n+ (BOOL)isAbstractRouter { return YES; }\n@end\n"
        },
        .init("a router whose superclass has no source") { files in
            files.replace(
                "@interface LoginViewRouter : ZIKViewRouter<LoginViewController *, ZIKViewRouteConfiguration *>",
                "@interface LoginViewRouter : FrameworkRouter", in: "Login/LoginViewRouter.h")
        },
        .init("a router that inherits its registration from an abstract one") { files in
            files.replace(
                "@implementation LoginViewRouter", "@implementation BaseRouter", in: "Login/LoginViewRouter.m")
            files.replace(
                "+ (void)registerRoutableDestination",
                "+ (BOOL)isAbstractRouter { return YES; }\n+ (void)registerRoutableDestination",
                in: "Login/LoginViewRouter.m")
            files.replace(
                "@interface LoginViewRouter", "@interface LoginViewRouter : BaseRouter\n@end\n@interface BaseRouter",
                in: "Login/LoginViewRouter.h")
        },
        .init("routers that inherit the registration of a concrete one") { files in
            files["App/Base.m"] = """
                @interface BaseRouter : ZIKServiceRouter
                @end
                @implementation BaseRouter
                + (void)registerRoutableDestination {
                    [self registerService:[self serviceClass]];
                    [self registerIdentifier:[self name]];
                }
                @end
                @interface DerivedRouter : BaseRouter
                @end
                @implementation DerivedRouter
                @end
                ZIKAutoRegister(BaseRouter)
                ZIKAutoRegister(DerivedRouter)
                """
        },
        .init("a router that is abstract for its subclasses") { files in
            files["App/Base.m"] = """
                @interface BaseRouter : ZIKServiceRouter
                @end
                @implementation BaseRouter
                + (BOOL)isAbstractRouter { return self == [BaseRouter class]; }
                @end
                ZIKAutoRegister(BaseRouter)
                """
        },
        .init("a method that registers an identifier") { files in
            for name in ["One", "Two"] {
                files["App/\(name).m"] = """
                    @interface \(name)Router : ZIKServiceRouter
                    @end
                    @implementation \(name)Router
                    + (void)registerRoutableDestination {
                        NSString *identifier = NSStringFromClass(self);
                        [self registerService:[Service class]];
                        [self registerIdentifier:identifier];
                    }
                    @end
                    ZIKAutoRegister(\(name)Router)
                    """
            }
        },
        .init("block routes and registrations without a router class") { files in
            files["Login/LoginViewRouter.m"] = """
                @interface Routes : ZIKViewRouter
                @end
                @implementation Routes
                + (BOOL)isAbstractRouter { return YES; }
                + (void)registerRoutableDestination {
                    ZIKViewRoute *route = [ZIKViewRoute makeRouteWithDestination:[LoginViewController class]
                        makeDestination:^(ZIKViewRouteConfiguration *config, ZIKViewRouter *router) { return [LoginViewController new]; }];
                    route.registerDestinationProtocol(ZIKRoutable(LoginViewInput));
                    [ZIKViewRouter registerModuleProtocol:ZIKRoutable(LoginModuleInput)
                                            forMakingView:[LoginViewController class]
                                                   making:^{ return [LoginConfiguration new]; }];
                }
                @end
                ZIKAutoRegister(Routes)
                """
            files["App/NotesController.m", default: ""] += "id time(void) { return ZIKRouterToService(TimeService); }\n"
        },
        .init("a registration in a branch, and another one") { files in
            files.replace(
                protocolLine,
                "if (isNew) { \(protocolLine) } else { [Other registerViewProtocol:ZIKRoutable(LoginViewInput)]; }",
                in: "Login/LoginViewRouter.m")
        },
        .init("a protocol that another file declares in advance") { files in
            files["App/Forward.h"] = "@protocol LoginViewInput;\n@protocol Nothing;\n@class LoginViewRouter;\n"
        },
        .init("a message to a registered router") { files in
            files["App/Message.m"] = "void show(void) { [LoginViewRouter performPath:ZIKViewRoutePath.show]; }\n"
        },
        .init("a router that is found by messages only") { files in
            files["App/Plain.m"] = """
                @interface PlainRouter : ZIKServiceRouter
                @end
                @implementation PlainRouter
                + (void)registerRoutableDestination { [self registerService:[Plain class]]; }
                @end
                ZIKAutoRegister(PlainRouter)
                void make(void) { [PlainRouter makeDestination]; }
                """
        },
        .init("calls in a registration that are not about routes") { files in
            files.replace(
                protocolLine,
                "NSLog(@\"%@\", self); NSAssert([LoginViewController conformsToProtocol:@protocol(LoginViewInput)], @\"\");\n    "
                    + protocolLine, in: "Login/LoginViewRouter.m")
        },
        .init("an allowed fault") { files in
            files.replace(
                protocolLine, "// routes:allow unproven-route: checked by hand\n    [self registerViewProtocol:input];",
                in: "Login/LoginViewRouter.m")
            files.replace(
                "@implementation NotesController",
                "id input = @protocol(LoginViewInput);\n@implementation NotesController", in: "App/NotesController.m")
        },
        .init("a key of Objective-C that Swift declares, uses and provides") { files in
            files["Time/TimeServiceRouter.m"] = "\n"
            files["App/Clock.swift"] = """
                import ModuleRouterViews
                import Time

                @Routable extension RoutableService where Protocol == any TimeService {}

                @AutoRegister struct FakeTimeRouter: ServiceRouteProvider {
                    static var routes: RouteList<Self> { Provides(RoutableService<any TimeService>()) { $0 } }
                    func makeDestination(with configuration: RouteConfiguration) -> FakeTime? { FakeTime() }
                }
                """
        },
        .init("a key of Objective-C that Swift uses through the bridging header") { files in
            files["App/App-Bridging-Header.h"] = "#import \"TimeService.h\"\n@import Login;\n"
            files["App/Clock.swift"] = """
                import ModuleRouterViews

                let time = try? Router.destination(for: RoutableService<any TimeService>())
                let login = try? Router.destination(for: RoutableView<any LoginViewInput>())
                """
        },
        .init("a Swift protocol that Objective-C registers and requests") { files in
            files["App/Search.swift"] = "import Foundation\n\n@objc(AppSearch) protocol Search: ZIKServiceRoutable {}\n"
            files["App/SearchRouter.m"] = """
                @interface SearchRouter : ZIKServiceRouter
                @end
                @implementation SearchRouter
                + (void)registerRoutableDestination {
                    [self registerService:[Search class]];
                    [self registerServiceProtocol:ZIKRoutable(AppSearch)];
                }
                @end
                ZIKAutoRegister(SearchRouter)
                void search(void) { [ZIKRouterToService(AppSearch) makeDestination]; }
                """
        },
        .init("a name in Swift") { files in
            files.replace(
                "@protocol TimeService", "NS_SWIFT_NAME(SwiftTime)\n@protocol TimeService", in: "Time/TimeService.h")
            files["App/Clock.swift"] =
                "import ModuleRouterViews\nimport Time\n\nlet time = try? Router.destination(for: RoutableService<any SwiftTime>())\n"
        },
        .init("a Swift router that Objective-C registers") { files in
            files["Time/TimeServiceRouter.m"] = "ZIKAutoRegister(SwiftTimeRouter)\n"
            files["Time/Clock.swift"] = """
                import ZRouter

                @objc class SwiftTimeRouter: ZIKServiceRouter<AnyObject, PerformRouteConfig> {
                    override class func registerRoutableDestination() {
                        registerService(FakeTime.self)
                        register(RoutableService<any TimeService>())
                    }
                }
                """
        },
    ]

    @Test(arguments: apps) func aCorrectAppHasNoFindings(app: ObjectiveCApp.Changed) async throws {
        let messages = try await app.messages()
        #expect(messages == "")
    }

    /// The build compiles the file with the keys into the app.
    @Test func onlyKeysThatSwiftDeclaresAreCompiled() async throws {
        let plain = try await WrittenApp("plain", ObjectiveCApp.files).graph()
        #expect(
            RouteKeysFile(of: plain).source
                == "// Generated by RouteCheck from the routes of App. Changes are lost.\n")
        let declared = try await WrittenApp(
            "declared",
            ObjectiveCApp.files.merging([
                "App/Clock.swift":
                    "import ModuleRouter\nimport Time\n@Routable extension RoutableService where Protocol == any TimeService {}\n"
            ]) { $1 }
        ).graph()
        #expect(
            RouteKeysFile(of: declared).source.contains(
                "_ = RoutableService<any Time.TimeService>()  // declared in App/Clock.swift"))
        #expect(declared.check() == [])
    }

    @Test func blockRoutesAreShownWithTheirPlaces() async throws {
        let app = WrittenApp(
            "blocks",
            [
                "App/App.m": """
                @protocol Input <ZIKViewRoutable>
                @end
                void begin(void) {
                    [ZIKViewRoute makeRouteWithDestination:[Screen class] makeDestination:make]
                        .registerDestinationProtocol(ZIKRoutable(Input)).registerIdentifier(@"screen");
                    [ZIKViewRouter registerIdentifier:@"other" forMakingView:[Screen class]];
                    [ZIKRouterToView(Input) performPath:path];
                }
                """
            ])
        let graph = try await app.graph()
        let providers = graph.providers.map { provider in
            "\(provider.name) at \(provider.location): \(provider.provides.map(\.route) + provider.identifiers.map(\.text))"
        }
        #expect(
            providers == [
                "ZIKViewRoute(Screen) at App/App.m:4:5: [\"RoutableView<any App.Input>\", \"screen\"]",
                "ZIKViewRoute(Screen, line 6) at App/App.m:6:5: [\"other\"]",
            ])
        #expect(graph.routes.flatMap(\.declarations).map(\.form) == [.marker])
        #expect(graph.check() == [])
    }

    @Test func theSampleOfTheDocumentationIsComplete() async throws {
        let page = try String(
            contentsOf: Repository.folder.appending(
                path: "Sources/Library/ModuleRouter/ModuleRouter.docc/CheckingAtBuild.md"), encoding: .utf8)
        let sample = try #require(page.firstMatch(of: /```objc\n([\s\S]*?)```/)).1
        let found = try await WrittenApp("the documentation", ["App/Login.m": String(sample)]).findings()
        #expect(found == [])
    }

    @Test func headersOfPlainCAreNoFault() async throws {
        let app = WrittenApp("C", ["App/main.swift": "print(1)", "App/a.h": "int a(void);\n#define REGISTER(a) a\n"])
        let found = try await app.findings()
        #expect(found == [])
    }
}
#endif
