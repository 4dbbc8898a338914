// SPDX-License-Identifier: Apache-2.0

import AppKitHarness
import ModuleRouterViews
import ModuleRouterAppKit
import Testing
import ViewHostSuite

/// The delegate of the window or popover that shows the screen.
class DrivenController: NSViewController, NSWindowDelegate, NSPopoverDelegate {
    let record = DrivenRecord()
    var refusesTheUser = false
    var title: String

    init(_ title: String) {
        self.title = title
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func windowShouldClose(_ sender: NSWindow) -> Bool { !refusesTheUser }
    func popoverShouldClose(_ popover: NSPopover) -> Bool { !refusesTheUser }
}

final class DrivenAppKitScreen: DrivenController, DrivenScreen {}

final class DrivenAppKitPerformer: DrivenController, DrivenPerformer {}

final class DrivenAppKitPart: NSView, DrivenPart {
    let record = DrivenRecord()
    var title: String

    init(_ title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

/// AppKit windows in the suite of all hosts, with each policy that AppKit's documentation leaves open.
struct AppKitDriver: ViewHostDriver, nonisolated CaseIterable, nonisolated CustomTestStringConvertible {
    nonisolated let policy: AppKitSimulator.Policy

    nonisolated static let allCases = AppKitSimulator.Policy.all.map { AppKitDriver(policy: $0) }

    nonisolated var testDescription: String { policy.description }

    nonisolated var hasMotion: Bool { false }

    static func makeScreen(_ title: String) -> DrivenAppKitScreen { DrivenAppKitScreen(title) }
    static func makePerformer(_ title: String) -> DrivenAppKitPerformer { DrivenAppKitPerformer(title) }
    static func makePart(_ title: String) -> DrivenAppKitPart { DrivenAppKitPart(title) }

    func makeWindow(_ content: DrivenContent) -> any DrivenWindow {
        let screen: any DrivenScreen =
            switch content {
            case .navigation(let root), .plain(let root), .split(let root), .tabs(let root): root
            }
        return DrivenAppKitWindow(screen as? NSViewController ?? DrivenAppKitScreen("wrong"))
    }

    func makeNavigation(around screen: any DrivenScreen) -> AnyObject {
        let container = DrivenAppKitScreen("container")
        if let screen = screen as? NSViewController {
            container.addChild(screen)
            container.view.addSubview(screen.view)
        }
        return container
    }

    func toolkitObjects(of view: any DrivenDestination) -> [ToolkitObject] { [] }

    /// Deferred work waits for one turn.
    func idle() async {
        for _ in 0..<4 { await Task.yield() }
    }
}
