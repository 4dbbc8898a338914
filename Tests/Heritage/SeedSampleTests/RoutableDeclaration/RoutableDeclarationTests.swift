// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

// RoutableDeclaration.zh.md and RoutableDeclaration.zh-page.md, which print the same samples.

// "Routable destination"

extension EditorViewController: ZIKRoutableView {

}

// "Routable in Swift"

enum PrintedDeclaration {
    public struct RoutableView<Protocol> {
        //外部无法访问初始化方法进行实例化
        @available(*, unavailable, message: "Protocol is not declared as routable")
        public init() {}

        /// 只在 extension 中使用此初始化方法
        public init(declaredProtocol: Protocol.Type) {}
    }
}

extension RoutableView where Protocol == SwiftEditorViewInput {
    //允许实例化
    init() { self.init(declaredProtocol: Protocol.self) }
}

class TestViewController: UIViewController {
    func showEditor() {
        Router.perform(
            to: RoutableView<SwiftEditorViewInput>(),
            path: .push(from: self)
        )
    }
}

// Declarations that the samples omit.

protocol SwiftEditorViewInput: AnyObject {
    var text: String { get set }
}

class EditorViewController: UIViewController, SwiftEditorViewInput, EditorViewInput {
    var text = ""
    var name: String?
}

class EditorViewRouter: ZIKViewRouter<EditorViewController, ViewRouteConfig> {
    override class func registerRoutableDestination() {
        registerView(EditorViewController.self)
        register(RoutableView<SwiftEditorViewInput>())
        register(RoutableView<RequiredEditorViewInput>())
    }

    override func destination(with configuration: ViewRouteConfig) -> EditorViewController? { EditorViewController() }
}

extension PrintedDeclaration.RoutableView where Protocol == SwiftEditorViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

@MainActor @Suite("RoutableDeclaration.zh.md, Routable in Swift", .routes { EditorViewRouter.self })
struct RoutableInSwiftTests {
    @Test func showEditorPushesTheEditor() throws {
        let test = TestViewController()
        let window = HeadlessWindow(.navigation(root: test))
        test.showEditor()
        let editor = try #require(window.topScreen as? EditorViewController)
        #expect(Router.perform(to: RoutableView<SwiftEditorViewInput>(), path: .push(from: editor))?.state == .routed)
    }

    @Test func aDeclaredKeyIsTheKeyOfItsProtocol() {
        #expect(RoutableView<SwiftEditorViewInput>().key == RouteKey(.view, SwiftEditorViewInput.self))
        _ = PrintedDeclaration.RoutableView<SwiftEditorViewInput>()
    }

    @Test func aRoutableDestinationIsMarked() {
        #expect(EditorViewController() as AnyObject is ZIKRoutableView)
    }
}
