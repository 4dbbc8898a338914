// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting

/// The ways in which an `AScreen` may be shown in a headless window.
enum ViewWay: Sendable, CaseIterable {
    case push, presentModally, presentAsPopover, presentAsSheet, show, showDetail, addAsChild, addAsChildByHandler
    case performSegue, tab, custom, defaultPath

    @MainActor func makeWindow(transitions: HeadlessTransitions = .immediate) -> HeadlessWindow {
        let root = HeadlessScreen("root")
        root.addSegue("segue to a", .push) { AScreen() }
        let content: HeadlessContent =
            switch self {
            case .showDetail: .split(list: root)
            case .tab: .tabs(root)
            default: .navigation(root: root)
            }
        return HeadlessWindow(content, transitions: transitions)
    }

    @MainActor func path(in window: HeadlessWindow, animated: Bool = true) -> ViewRoutePath {
        let root = window.root
        var path: ViewRoutePath =
            switch self {
            case .push: .push(from: root)
            case .presentModally: .presentModally(from: root)
            case .presentAsPopover: .presentAsPopover(from: root, anchor: root)
            case .presentAsSheet: .presentAsSheet(from: root)
            case .show: .show(from: root)
            case .showDetail: .showDetail(from: root)
            case .addAsChild: .addAsChild(from: root)
            case .addAsChildByHandler: .addAsChild(from: root) { _, completion in completion() }
            case .performSegue: .performSegue(from: root, identifier: "segue to a")
            case .tab: .tab(from: root)
            case .custom: .custom(from: root)
            case .defaultPath: .defaultPath(from: root)
            }
        path.options.animated = animated
        return path
    }

    /// The kind by which the host shows the screen.
    var kind: ViewRouteKind {
        switch self {
        case .push, .show, .performSegue: .push
        case .presentModally, .custom, .defaultPath: .presentModally
        case .presentAsPopover: .presentAsPopover
        case .presentAsSheet: .presentAsSheet
        case .showDetail: .showDetail
        case .addAsChild, .addAsChildByHandler: .addAsChild
        case .tab: .tab
        }
    }

    /// Whether the transition moves the whole window and may take time.
    var movesTheWindow: Bool { kind != .addAsChild && kind != .tab }

    /// The window with an `AScreen` of the title `a`.
    var snapshot: String {
        switch kind {
        case .push:
            """
            window "main"
              navigation
                root HeadlessScreen "root"
                AScreen "a"
            """
        case .presentModally: presented("presented modally")
        case .presentAsPopover: presented("presented as popover")
        case .presentAsSheet: presented("presented as sheet")
        case .showDetail:
            """
            window "main"
              split
                list HeadlessScreen "root"
                detail AScreen "a"
            """
        case .addAsChild:
            """
            window "main"
              navigation
                root HeadlessScreen "root"
                  child AScreen "a"
            """
        default:
            """
            window "main"
              tabs
                tab HeadlessScreen "root"
                tab AScreen "a" (selected)
            """
        }
    }

    private func presented(_ how: String) -> String {
        """
        window "main"
          navigation
            root HeadlessScreen "root"
          \(how): AScreen "a"
        """
    }
}

/// Releases a window at this point. An optimiser may release a variable earlier, after its last use.
@inline(never) @MainActor func drop(_ window: inout HeadlessWindow?) { window = nil }
