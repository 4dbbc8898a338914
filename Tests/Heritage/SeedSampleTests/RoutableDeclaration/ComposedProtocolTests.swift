// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

// RoutableDeclaration.zh.md and RoutableDeclaration.zh-page.md, "多 Protocol 组合".

extension RoutableView where Protocol == UIViewController & EditorViewInput {
    init() { self.init(declaredProtocol: Protocol.self) }
}

typealias RequiredEditorViewInput = UIViewController & EditorViewInput

// Declarations that the samples omit.

protocol EditorViewInput: AnyObject {
    var name: String? { get set }
}

class ComposingViewController: UIViewController, PrintedInOlderSwift {
    var inferred: UIViewController?

    // As printed, except for the spelling of `prepareDestiantion`.
    @available(*, deprecated)
    func show() {
        Router.perform(
            to: RoutableView<RequiredEditorViewInput>(),
            path: .push(from: self),
            configuring: { (config, prepareDestination, _) in
                prepareDestination({ destination in
                    // destination 被推断为 UIViewController & EditorViewInput 类型
                    // 无需再手动转换为 UIViewController
                    destination.name = "prepared"
                    self.inferred = destination
                })
            })
    }

    func make() -> (UIViewController & EditorViewInput)? {
        let destination = Router.makeDestination(to: RoutableView<RequiredEditorViewInput>())
        // destination 被推断为 UIViewController & EditorViewInput 类型
        return destination
    }
}

/// Calls a deprecated declaration through a protocol, which gives no warning.
@MainActor protocol PrintedInOlderSwift {
    func show()
}

extension PrintedInOlderSwift {
    func showAsPrinted() { show() }
}

@MainActor @Suite("RoutableDeclaration.zh.md, 多 Protocol 组合", .routes { EditorViewRouter.self })
struct ComposedProtocolTests {
    @Test func theDestinationConformsToBothProtocols() throws {
        let source = ComposingViewController()
        let window = HeadlessWindow(.navigation(root: source))
        source.showAsPrinted()
        let editor = try #require(window.topScreen as? EditorViewController)
        #expect(editor.name == "prepared")
        #expect(source.inferred === editor)
    }

    @Test func aMadeDestinationConformsToBothProtocols() {
        let made: (UIViewController & EditorViewInput)? = ComposingViewController().make()
        #expect(made is EditorViewController)
    }
}
