// SPDX-License-Identifier: Apache-2.0

#if Macros
import Foundation
import TestSupport
import Testing

/// The plugin `RouteCheck`, in a package with targets in Objective-C.
@Suite(.serialized, .startsPrograms) struct ObjectiveCRouteCheckTests {
    private let package: URL

    init() throws {
        package = BuiltProducts.consumers.appending(path: "ObjectiveCRouteCheck", directoryHint: .isDirectory)
    }

    private func build(registration: String) throws -> (status: Int32, findings: String) {
        for (path, text) in Self.files(registration) {
            let file = package.appending(path: path)
            guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let tool = BuiltProducts.folder.appending(path: "routes").path
        let command = try Command(
            "MODULE_ROUTER_ROUTES=\(tool)",
            ["swift", "build", "--package-path", package.path] + BuiltProducts.sharedWithPlainConsumers)
        let lines = command.output.split(separator: "\n").map { $0.replacing("\(package.path)/", with: "") }
        let start = lines.firstIndex { $0.hasPrefix("Sources/") } ?? lines.endIndex
        let found = lines[start...].prefix { !$0.hasPrefix("[") }
        return (command.status, found.joined(separator: "\n"))
    }

    @Test func theBuildChecksRoutersAndHeaders() throws {
        let failed = try build(registration: "")
        #expect(failed.status == 1)
        #expect(
            failed.findings == """
                Sources/Login/LoginRouter.m:5:17: error: nothing registers LoginRouter, which provides RoutableView<any LoginViewInput> [unregistered-provider]
                Sources/Login/LoginRouter.m:12:39: note: needed by show
                  help: write ZIKAutoRegister(LoginRouter) beside its @implementation
                  see: swift package routes explain unregistered-provider
                """)
        let built = try build(registration: "ZIKAutoRegister(LoginRouter)")
        #expect(built.status == 0)
        #expect(built.findings == "")
    }

    private static func files(_ registration: String) -> [String: String] {
        [
            "Package.swift": manifest, "Sources/App/main.swift": "import ModuleRouter\n",
            "Sources/LoginInterface/LoginInterface.m": "int loginInterface;\n",
            "Sources/LoginInterface/include/LoginViewInput.h": """
            #ifdef __OBJC__
            @protocol ZIKViewRoutable
            @end
            @protocol LoginViewInput <ZIKViewRoutable>
            @end
            #endif

            """,
            // The compiler of this machine may have no Objective-C runtime, and needs none for the check.
            "Sources/Login/LoginRouter.m": """
            #if __has_include(<ZIKRouter/ZIKRouter.h>)
            #import <LoginViewInput.h>
            @interface LoginRouter : ZIKViewRouter
            @end
            @implementation LoginRouter
            + (void)registerRoutableDestination {
                [self registerView:[LoginController class]];
                [self registerViewProtocol:ZIKRoutable(LoginViewInput)];
            }
            @end
            \(registration)
            void show(id path) { [ZIKRouterToView(LoginViewInput) performPath:path]; }
            #endif
            int login;

            """,
            "Sources/Login/include/Login.h": "\n",
        ]
    }

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "ObjectiveCSample",
            platforms: [.macOS(.v13)],
            dependencies: [
                .package(name: "swift-module-router", path: "\(Repository.folder.path)", traits: [])
            ],
            targets: [
                .target(name: "LoginInterface"), .target(name: "Login", dependencies: ["LoginInterface"]),
                .executableTarget(
                    name: "App",
                    dependencies: [
                        .product(name: "ModuleRouter", package: "swift-module-router"), "Login", "LoginInterface",
                    ],
                    plugins: [.plugin(name: "RouteCheck", package: "swift-module-router")]),
            ],
            swiftLanguageModes: [.v6]
        )

        """
}
#endif
