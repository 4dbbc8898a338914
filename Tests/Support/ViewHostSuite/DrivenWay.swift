// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews

/// The kinds of paths, each with a window that supports it.
enum DrivenWay: String, Sendable, CaseIterable {
    case push, presentModally, presentAsPopover, presentAsSheet, show, showDetail, addAsChild
    case addAsChildByHandler = "addAsChild with handlers"
    case addAsSubview, performSegue, tab, custom

    @MainActor func open(in scene: ViewHostScene) -> any DrivenWindow {
        let root = scene.root
        let window =
            switch self {
            case .showDetail: scene.open(.split(list: root))
            case .tab: scene.open(.tabs(root))
            default: scene.open(.navigation(root))
            }
        if self == .performSegue {
            window.addSegue("segue", .push, from: root) { [weak scene] in scene?.screen("of the segue") }
        }
        return window
    }

    @MainActor func path(in scene: ViewHostScene, _ window: any DrivenWindow) -> ViewRoutePath {
        let root = scene.root
        return switch self {
        case .push: .push(from: root)
        case .presentModally: .presentModally(from: root)
        case .presentAsPopover: .presentAsPopover(from: root, anchor: root)
        case .presentAsSheet: .presentAsSheet(from: root)
        case .show: .show(from: root)
        case .showDetail: .showDetail(from: root)
        case .addAsChild: .addAsChild(from: root)
        case .addAsChildByHandler:
            .addAsChild(from: root) { [weak window, weak root] child, completion in
                if let root { window?.placeChild(child, in: root) }
                completion()
            }
        case .addAsSubview: .addAsSubview(from: root)
        case .performSegue: .performSegue(from: root, identifier: "segue")
        case .tab: .tab(from: root)
        case .custom: .custom(from: root)
        }
    }

    @discardableResult
    @MainActor func perform(in scene: ViewHostScene, _ window: any DrivenWindow) throws -> DrivenRouter {
        let path = path(in: scene, window)
        let router = try self == .addAsSubview ? scene.performPart(path) : scene.perform(path)
        if self == .addAsChildByHandler {
            router.configureRemoval {
                $0.removingChildViewHandler = { [weak window] child, completion in
                    window?.displaceChild(child)
                    completion()
                }
            }
        }
        return router
    }

    /// Performs the route, waits until the view is shown, and empties the diary.
    @MainActor func shown(in scene: ViewHostScene, _ window: any DrivenWindow) async throws -> DrivenRouter {
        let router = try perform(in: scene, window)
        await scene.settle()
        _ = scene.diary.take()
        return router
    }

    /// The kind of the requested path.
    @MainActor var asked: ViewRouteKind {
        switch self {
        case .addAsChildByHandler: .addAsChild
        default: ViewRouteKind(rawValue)
        }
    }

    /// The kind with which the view is actually shown.
    @MainActor var kind: ViewRouteKind {
        switch self {
        case .show, .performSegue: .push
        case .custom: .presentModally
        default: asked
        }
    }

    /// The text of the window while the view is shown.
    var text: String {
        switch self {
        case .push, .show, .performSegue: "root/a"
        case .presentModally, .presentAsPopover, .presentAsSheet, .custom: "root ^ a"
        case .showDetail: "root | a"
        case .addAsChild, .addAsChildByHandler: "root(a)"
        case .addAsSubview: "root{a}"
        case .tab: "root, [a]"
        }
    }

    /// The text of the window before the view is shown and after it was removed.
    var empty: String { self == .tab ? "[root]" : "root" }

    @MainActor func performed(from state: ViewRouteState = .unrouted) -> [String] {
        .performed(asked, as: kind, from: state)
    }
}
