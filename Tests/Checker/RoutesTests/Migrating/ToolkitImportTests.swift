// SPDX-License-Identifier: Apache-2.0

#if Macros
import RouteScanner
import Testing

/// The imports of toolkits that the original's modules exported.
@Suite struct ToolkitImportTests {
    private static func imports(_ text: String, beside others: [String] = []) -> [String] {
        let sources = (others + [text]).enumerated().map { (path: "\($0).swift", text: $1) }
        let files = SourceMigration(of: sources).files
        let migrated = files.first { $0.path == "\(others.count).swift" }?.migrated ?? text
        return migrated.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
    }

    @Test(arguments: [
        ("import ZRouter\nfunc make() -> UIViewController { UIStoryboard.main() }", ["UIKit", "ModuleRouterViews"]),
        ("import ZRouter\nimport ZIKRouter\nvar alert: NSAlert?", ["AppKit", "ModuleRouterViews"]),
        ("import ZIKRouter\nvar zone: NSZone?", ["Foundation", "ModuleRouterViews"]),
        ("import ZIKRouter\nfunc later() { DispatchQueue.main.async {} }", ["Foundation", "ModuleRouterViews"]),
        ("import ZRouter\n@objc protocol Page: ZIKViewRoutable {}", ["Foundation", "ModuleRouterViews"]),
        ("import ZRouter\nlet kind: ViewRouteStrictConfig<UIView>", ["UIKit", "ZRouter"]),
    ])
    func missingImportIsAdded(_ file: (text: String, imports: [String])) {
        #expect(Self.imports(file.text) == file.imports)
    }

    @Test(arguments: [
        ("import UIKit\nimport ZRouter\nvar view: UIView?", ["UIKit", "ModuleRouterViews"]),
        ("import Cocoa\nimport ZRouter\nvar view: NSView?", ["Cocoa", "ModuleRouterViews"]),
        ("import SwiftUI\nimport ZRouter\nvar view: UIView?; var url: URL?", ["SwiftUI", "ModuleRouterViews"]),
        ("import ZRouter\nvar id: UIDGenerator?; let text = \"UIView\"", ["ModuleRouterViews"]),
        // A branch of the conditional code may have its own toolkit.
        ("import ZRouter\n#if os(iOS)\nvar view: UIView?\n#endif", ["ModuleRouterViews"]),
        // The file did not get a toolkit from the original.
        ("var view: UIView?", []),
    ])
    func noOtherImportIsAdded(_ file: (text: String, imports: [String])) {
        #expect(Self.imports(file.text) == file.imports)
    }

    @Test func typesOfTheAppNeedNoImport() {
        let text = "import ZRouter\nvar view: UIView?"
        #expect(Self.imports(text, beside: ["class UIView {}"]) == ["ModuleRouterViews"])
    }

    /// A rewritten configuration has no `copy(with:)`, which named `NSZone`.
    @Test func removedNamesNeedNoImport() {
        let text = """
            import ZRouter
            class Page {}
            class PageConfiguration: ViewRouteConfig {
                override func copy(with zone: NSZone? = nil) -> Any { self }
            }
            class PageRouter: ZIKViewRouter<Page, PageConfiguration> {
                override class func registerRoutableDestination() { registerView(Page.self) }
                override class func defaultRouteConfiguration() -> PageConfiguration { PageConfiguration() }
                override func destination(with configuration: PageConfiguration) -> Page? { Page() }
            }
            """
        #expect(Self.imports(text) == ["ModuleRouterViews"])
    }
}
#endif
