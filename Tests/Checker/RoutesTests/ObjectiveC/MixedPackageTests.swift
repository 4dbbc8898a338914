// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import RouteGraph
import TestSupport
import Testing

@testable import routes

/// A package with targets in Swift, in Objective-C and in C, and folders with the same files.
@Suite(.startsPrograms) struct MixedPackageTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(Self.files) }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Mixed",
            targets: [
                .target(name: "LoginInterface"), .target(name: "Login", dependencies: ["LoginInterface"]),
                .target(name: "CCode"), .target(name: "Listed", sources: ["Kept"], publicHeadersPath: "Public"),
                .executableTarget(name: "App", dependencies: ["CCode", "Listed", "Login", "LoginInterface"]),
            ])
        """,
        "Sources/LoginInterface/include/LoginViewInput.h": """
        #import <ZIKRouter/ZIKRouter.h>
        @protocol LoginViewInput <ZIKViewRoutable>
        @end
        @protocol HelpViewInput <ZIKViewRoutable>
        @end

        """,
        "Sources/LoginInterface/LoginInterface.c": "",
        "Sources/Login/LoginViewRouter.m": """
        #import <LoginInterface/LoginViewInput.h>
        @interface LoginViewRouter : ZIKViewRouter
        @end
        @implementation LoginViewRouter
        + (void)registerRoutableDestination {
            [self registerView:[LoginViewController class]];
            [self registerViewProtocol:ZIKRoutable(LoginViewInput)];
        }
        @end
        ZIKAutoRegister(LoginViewRouter)

        """,
        "Sources/Login/include/Login.h": "", "Sources/CCode/c.c": "", "Sources/CCode/include/c.h": "int c(void);\n",
        "Sources/Listed/Kept/L.mm": "", "Sources/Listed/Left/M.m": "", "Sources/Listed/Public/L.h": "",
        "Sources/App/main.swift": """
        import LoginInterface
        import ModuleRouterViews

        @MainActor func show(path: ViewRoutePath) {
            Router.perform(to: RoutableView<any LoginViewInput>(), path: path)
            Router.perform(to: RoutableView<any HelpViewInput>(), path: path)
        }
        show(path: .makeDestination)

        """,
    ]

    @Test func targetsHaveTheirFilesInObjectiveC() throws {
        let scratch = try TemporaryFolder()
        let command = SwiftCommand(package: folder.path, scratch: scratch.path, temporaryFolder: scratch.path)
        let app = try PackageReader(command, settings: BuildSettings()).app(startedAt: "App")
        let files = app.modules.map { module in
            "\(module.name): " + module.files.map { String($0.dropFirst(folder.path.count + 9)) }.joined(separator: " ")
        }
        #expect(
            files == [
                "App: App/main.swift", "CCode: ", "Listed: Listed/Kept/L.mm Listed/Public/L.h",
                "Login: Login/LoginViewRouter.m Login/include/Login.h",
                "LoginInterface: LoginInterface/include/LoginViewInput.h",
            ])
    }

    private static let finding = """
        Sources/App/main.swift:6:24: error: no provider for RoutableView<any HelpViewInput> [missing-provider]
        Sources/App/main.swift:6:24: note: needed by show
        Sources/LoginInterface/include/LoginViewInput.h:4:11: note: LoginInterface declares it
          help: link the module that provides it, or add a router to a module that the app links:
            @interface HelpViewInputController : UIViewController <HelpViewInput>
            @end
            @implementation HelpViewInputController
            @end
            @interface HelpViewInputRouter : ZIKViewRouter
            @end
            @implementation HelpViewInputRouter
            + (void)registerRoutableDestination {
                [self registerView:[HelpViewInputController class]];
                [self registerViewProtocol:ZIKRoutable(HelpViewInput)];
            }
            - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration {
                return [[HelpViewInputController alloc] init];
            }
            @end
            ZIKAutoRegister(HelpViewInputRouter)
            or, if a module requires this key, adapt it in +registerRoutableDestination of an adapter: [self registerDestinationAdapter:ZIKRoutable(HelpViewInput) forAdaptee:ZIKRoutable(<#Protocol#>)];
          see: routes explain missing-provider
        1 error in 2 routes of App

        """

    @Test func thePackageIsChecked() throws {
        let found = try Command.routes(["check", "--no-cache"], in: folder)
        #expect(found == Command(status: 1, output: Self.finding))
    }

    @Test func theFoldersAreChecked() throws {
        let found = try Command.routes(["check", "Sources", "--no-cache"], in: folder)
        #expect(found == Command(status: 1, output: Self.finding))
    }

    @Test func theListShowsBothLanguages() throws {
        let list = try Command.routes(["list", "Sources", "--no-cache"], in: folder)
        #expect(
            list.output == """
                KIND  PROTOCOL            MODULE          PROVIDED BY      USES  STATE
                view  any HelpViewInput   LoginInterface  none                1  missing-provider
                view  any LoginViewInput  LoginInterface  LoginViewRouter     1  ok

                MODULE          KIND
                App             composition root
                Login           implementation
                LoginInterface  interface

                2 routes, 4 modules, 1 provider, 0 adapters, 1 error

                """)
    }

    @Test func anAppInObjectiveCAloneIsAFolder() throws {
        let app = try TemporaryFolder([
            "App/main.m": "int main(void) { [ZIKRouterToView(Input) performPath:p]; }",
            "App/Deep/Input.h": "@protocol Input <ZIKViewRoutable>\n@end",
        ])
        let found = try Command.routes(["check", "App", "--no-cache", "--format", "github"], in: app)
        #expect(found.status == 1)
        #expect(found.output.hasPrefix("::error file=App/main.m,line=1,col=35,title=missing-provider::no provider"))
    }

    @Test func foldersThatImportOneAnotherAreModules() throws {
        let app = try TemporaryFolder([
            "Shop/App/main.m": "#import <Login/Login.h>", "Shop/Login/Login.h": "@protocol P\n@end",
            "Shop/Login/L.m": "",
        ])
        #expect(try FolderReader.modules(in: app.path + "/Shop").map(\.name) == ["App", "Login"])
        #expect(
            try FolderReader(modules: FolderReader.modules(in: app.path + "/Shop"), settings: BuildSettings())
                .app(startedAt: nil).entryPoint == "App")
    }
}
#endif
