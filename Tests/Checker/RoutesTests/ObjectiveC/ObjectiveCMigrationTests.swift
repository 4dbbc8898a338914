// SPDX-License-Identifier: Apache-2.0

#if Macros
import TestSupport
import Testing

/// `routes migrate` does not change Objective-C files, and prints the Swift code for their routes.
@Suite(.startsPrograms) struct ObjectiveCMigrationTests {
    private let folder: TemporaryFolder
    private let files: [String: String]

    init() throws {
        var files = ObjectiveCApp.files
        files["App/Block.m"] = """
            void begin(void) {
                [ZIKViewRoute makeRouteWithDestination:[BlockController class] makeDestination:make].registerIdentifier(@"block");
            }

            """
        self.files = files
        folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ("Sources/\($0)", $1) }))
    }

    private static let report = """
        0 files read, 0 to rewrite (0 changes), 0 left to do by hand
        4 protocols and 4 routers in Objective-C, which stay; in Swift, they are:
        Sources/App/RequiredLogin.h:3:11: note: RequiredLogin in Swift:
          @Routable extension RoutableView where Protocol == any RequiredLogin {}
        Sources/Login/LoginViewInput.h:7:11: note: LoginViewInput in Swift:
          @Routable extension RoutableView where Protocol == any LoginViewInput {}
        Sources/Login/LoginViewInput.h:11:11: note: LoginModuleInput in Swift:
          @Routable extension RoutableViewModule where Protocol == any LoginModuleInput {}
        Sources/Time/TimeService.h:3:11: note: TimeService in Swift:
          @Routable extension RoutableService where Protocol == any TimeService {}
        Sources/App/Block.m:2:5: note: ZIKViewRoute(BlockController) in Swift:
          @AutoRegister
          struct ZIKViewRouteBlockControllerProvider: ViewRouteProvider {
              static var routes: RouteList<Self> {
                  Identifier("block")
              }
              func makeDestination(with configuration: RouteConfiguration) -> BlockController? {
                  BlockController()
              }
          }
        Sources/App/LoginAdapter.m:6:17: note: LoginAdapter in Swift:
          @AutoRegister
          enum LoginAdapterProvider: RouteAdapter {
              static var routes: RouteList<Self> {
                  Adapts(RoutableView<any RequiredLogin>(), to: RoutableView<any LoginViewInput>()) { <#Proxy#>($0) }
              }
          }
        Sources/Login/LoginViewRouter.m:9:17: note: LoginViewRouter in Swift:
          @AutoRegister
          struct LoginViewRouterProvider: ViewRouteProvider {
              static var routes: RouteList<Self> {
                  Provides(RoutableView<any LoginViewInput>()) { $0 }
                  Provides(RoutableViewModule<any LoginModuleInput>()) { $0 }
                  Identifier("login")
                  URLPattern("app://login/:name")
              }
              static func makeConfiguration() -> <#Configuration#> { <#Configuration()#> }
              func makeDestination(with configuration: <#Configuration#>) -> LoginViewController? {
                  LoginViewController()
              }
          }
        Sources/Time/TimeServiceRouter.m:6:17: note: TimeServiceRouter in Swift:
          @AutoRegister
          struct TimeServiceRouterProvider: ServiceRouteProvider {
              static var routes: RouteList<Self> {
                  Provides(RoutableService<any TimeService>()) { $0 }
              }
              func makeDestination(with configuration: RouteConfiguration) -> SystemTime? {
                  SystemTime()
              }
          }

        """

    @Test func theWrappersArePrinted() throws {
        let migrated = try Command.routes(["migrate"], in: folder)
        #expect(migrated == Command(status: 0, output: Self.report))
    }

    @Test func filesAreNotChanged() throws {
        let migrated = try Command.routes(["migrate", "--write"], in: folder)
        #expect(
            migrated == Command(status: 0, output: Self.report.replacing("0 to rewrite", with: "0 rewritten")))
        for (path, text) in files { #expect(try folder.text(of: "Sources/\(path)") == text) }
    }

    @Test func anAppWithoutObjectiveCHasNoWrappers() throws {
        let folder = try TemporaryFolder(["A.swift": "let a = 1\n", "c.h": "int c(void);\n"])
        let migrated = try Command.routes(["migrate"], in: folder)
        #expect(
            migrated
                == Command(status: 0, output: "1 file read, 0 to rewrite (0 changes), 0 left to do by hand\n"))
    }
}
#endif
