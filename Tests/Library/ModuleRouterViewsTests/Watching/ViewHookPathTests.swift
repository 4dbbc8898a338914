// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Hooks receive the requested kind before the view is shown, and the actual kind afterwards.
@MainActor
@Suite(
    .routes {
        HookedRouter.self; HookedPartRouter.self
    }, .logged)
struct ViewHookPathTests {
    enum Way: CaseIterable {
        case push, modal, popover, sheet, show, detail, child, tab, segue, custom, byDefault

        @MainActor func path(from source: any ViewRouteSource) -> ViewRoutePath {
            switch self {
            case .push: .push(from: source)
            case .modal: .presentModally(from: source)
            case .popover: .presentAsPopover(from: source, anchor: source)
            case .sheet: .presentAsSheet(from: source)
            case .show: .show(from: source)
            case .detail: .showDetail(from: source)
            case .child: .addAsChild(from: source)
            case .tab: .tab(from: source)
            case .segue: .performSegue(from: source, identifier: "showNote")
            case .custom: .custom(from: source)
            case .byDefault: .defaultPath(from: source)
            }
        }

        /// The kind before the view is shown, and after.
        var kinds: (asked: ViewRouteKind, real: ViewRouteKind) {
            switch self {
            case .push: (.push, .push)
            case .modal: (.presentModally, .presentModally)
            case .popover: (.presentAsPopover, .presentAsPopover)
            case .sheet: (.presentAsSheet, .presentAsSheet)
            case .show: (.show, .push)
            case .detail: (.showDetail, .push)
            case .child: (.addAsChild, .addAsChild)
            case .tab: (.tab, .tab)
            case .segue: (.performSegue, .presentAsSheet)
            case .custom: (.custom, .presentModally)
            case .byDefault: (.presentModally, .presentModally)
            }
        }
    }

    @Test(arguments: Way.allCases)
    func hooksReceiveTheKindOfAScreen(_ way: Way) throws {
        let root = HeadlessScreen("root")
        root.addSegue("showNote", .presentAsSheet) { HookedScreen("note") }
        // The root is inside tabs and a navigation container, so that every path is possible.
        let window = HeadlessWindow(.tabs(HeadlessNavigation(root: root)))
        let router = try #require(Router.perform(to: RoutableView<any HookedInput>(), path: way.path(from: root)))
        let (asked, real) = way.kinds
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "HookedRouter: willPerform 'note' by \(asked) from 'root', router",
                "HookedRouter: didPerform 'note' by \(real) from 'root', router",
            ])
        router.remove()
        #expect(
            ViewLog.take() == [
                "HookedRouter: willRemove 'note' by \(real) from 'root', router",
                "HookedRouter: didRemove 'note' by \(real) from 'root', router",
            ])
        #expect(window.violations == [])
    }

    @Test func hooksReceiveTheKindOfASubview() {
        let window = HeadlessWindow()
        let router = Router.perform(to: RoutableView<any HookedPartInput>(), path: .addAsSubview(from: window.root))
        router?.remove()
        #expect(
            ViewLog.take() == [
                "HookedPartRouter: willPerform HookedPart by addAsSubview from 'root', router",
                "HookedPartRouter: didPerform HookedPart by addAsSubview from 'root', router",
                "HookedPartRouter: willRemove HookedPart by addAsSubview from 'root', router",
                "HookedPartRouter: didRemove HookedPart by addAsSubview from 'root', router",
            ])
    }

    @Test func hooksReceiveTheKindOfADetail() {
        let window = HeadlessWindow(.split)
        Router.perform(to: RoutableView<any HookedInput>(), path: .showDetail(from: window.root))
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "HookedRouter: willPerform 'note' by showDetail from 'list', router",
                "HookedRouter: didPerform 'note' by showDetail from 'list', router",
            ])
    }

    @Test func replacedDetailIsRemovedByCode() {
        let window = HeadlessWindow(.split)
        Router.perform(
            to: RoutableView<any HookedInput>(), path: .showDetail(from: window.root), preparation: { $0.title = "old" }
        )
        _ = ViewLog.take()
        Router.perform(
            to: RoutableView<any HookedInput>(), path: .showDetail(from: window.root), preparation: { $0.title = "new" }
        )
        #expect(
            ViewLog.take() == [
                "provider prepares",
                "HookedRouter: willPerform 'new' by showDetail from 'list', router",
                "HookedRouter: willRemove 'old' by showDetail from 'list', code",
                "HookedRouter: didRemove 'old' by showDetail from 'list', code",
                "HookedRouter: didPerform 'new' by showDetail from 'list', router",
            ])
    }

    @Test func viewsAboveARemovedViewAreRemovedByCode() throws {
        let window = HeadlessWindow()
        let lower = try #require(
            Router.perform(to: RoutableView<any HookedInput>(), path: .push(from: window.root)) { $0.title = "lower" })
        Router.perform(to: RoutableView<any HookedInput>(), path: .push(from: lower.viewSource)) {
            $0.title = "upper"
        }
        _ = ViewLog.take()
        lower.remove()
        #expect(
            ViewLog.take() == [
                "HookedRouter: willRemove 'lower' by push from 'root', router",
                "HookedRouter: willRemove 'upper' by push from 'lower', code",
                "HookedRouter: didRemove 'upper' by push from 'lower', code",
                "HookedRouter: didRemove 'lower' by push from 'root', router",
            ])
    }
}
