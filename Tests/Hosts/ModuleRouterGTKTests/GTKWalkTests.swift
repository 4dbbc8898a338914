// SPDX-License-Identifier: Apache-2.0

#if GTK
import CGTK
import ModuleRouterGTKTesting
import ModuleRouterViews
@testable import ModuleRouterGTK
import ModuleRouterTesting
import NavigationWalk
import Testing

/// The random walks of the headless windows, through real windows.
extension GTKTests {
    @MainActor @Suite(.routes(unheard: .isExpected) { WalkedScreenRouter.self }) struct GTKWalkTests {
        /// 10,000 steps.
        static let seeds = UInt64(0)..<100

        @Test func randomWalksAgreeWithTheHierarchyAndLeaveNothingBehind() async throws {
            let windows = Remains.windows
            let walk = try NavigationWalk<WalkedGTKWindow>()
            var heap: [Int] = []
            for seed in Self.seeds {
                if let fault = await walk.fault(seed, length: 100) {
                    Issue.record("\(fault)")
                    return
                }
                // Some objects are freed on the next turn.
                await Task.yield()
                if seed % 10 == 9 { heap.append(Remains.heap) }
            }
            #expect(WalkedScreen.widgets == 0)
            #expect(Remains.windows == windows)
            // The caches of GTK and GLib are full after a while. A leak of one label in each step would need five times as much
            // memory.
            #expect((heap.last ?? 0) - heap[heap.count / 2] < 1_000_000)
        }
    }
}

/// The objects that remain after all screens were removed.
@MainActor enum Remains {
    /// The windows that GTK keeps, including hidden ones.
    static var windows: Int { Int(g_list_model_get_n_items(gtk_window_get_toplevels())) }

    /// The number of allocated bytes. 0 under a sanitizer, which has its own allocator.
    static var heap: Int { Int(module_router_gtk_testing_heap()) }
}

final class WalkedScreen: GTKScreen, WalkedScreenInput {
    /// The widgets that have not been freed.
    static var widgets = 0
    var route: ViewRoute?

    init() {
        super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), title: "walked")
        WalkedScreen.widgets += 1
        _ = place(GTKView(gtk_label_new("walked")))
        GTKSignal.connect(widget, "destroy") { WalkedScreen.widgets -= 1 }
    }
}

/// A provider that fails or refuses a removal when the walk requests it.
struct WalkedScreenRouter: CustomViewRouteProvider, RemovalCheckingViewRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableView<any WalkedScreenInput>()) { $0 } }
    static var supportedPaths: ViewRoutePaths { .all }

    func makeDestination(with configuration: RouteConfiguration) throws -> WalkedScreen? {
        guard WalkedScreens.areMade else { return nil }
        let screen = WalkedScreen()
        WalkedScreens.made(screen)
        return screen
    }

    func prepare(_ destination: WalkedScreen, with configuration: RouteConfiguration, route: ViewRoute) {
        destination.route = route
    }

    func reasonNotToRemove(_ destination: WalkedScreen, with configuration: RouteConfiguration) -> String? {
        WalkedScreens.refuseRemoval ? "it refuses" : nil
    }

    func present(
        _ destination: WalkedScreen, by transition: ViewTransition, with configuration: RouteConfiguration
    ) throws -> any ViewPresentation {
        try transition.performByHost(as: .presentModally)
    }
}

/// A window with a stack that does not slide, or a window with two columns, one of which slides.
final class WalkedGTKWindow: WalkedWindow {
    private let window: GTKWindow

    private init(_ window: GTKWindow) { self.window = window }

    static func make(_ index: Int) -> WalkedGTKWindow {
        let navigation = GTKNavigation(root: GTKScreen(gtk_label_new("root"), title: "root"))
        navigation.slideDuration = index == 0 ? 0 : 20
        let window = GTKWindow(index == 0 ? navigation : GTKSplit(list: navigation), width: 400, height: 300)
        window.present()
        return WalkedGTKWindow(window)
    }

    static func makeScreen() -> any ViewRouteSource { WalkedScreen() }

    static func isInside(_ outer: WalkedScreen, _ screen: AnyObject) -> Bool {
        (screen as? GTKElement)?.isWithin(outer) == true
    }

    var object: AnyObject { window }

    var root: any ViewRouteSource { window }

    var anchor: AnyObject {
        GTKReference(window.topScreen?.nearest(GTKNavigation.self)?.bar.widget ?? gtk_label_new(""))
    }

    var isClosed: Bool { window.isClosed }

    var isMoving: Bool { window.move != nil }

    var faults: [String] { [] }

    func contains(_ screen: AnyObject) -> Bool { (screen as? GTKElement)?.window === window }

    func act(_ action: NavigationStep.Action, animated: Bool) {
        let navigation = window.topScreen?.nearest(GTKNavigation.self)
        switch action {
        case .goBack, .beginSwipeBack: navigation?.goBack()
        case .beginSwipeDown: if window.levels.count > 1 { close(window.levels.last) }
        case .tapOutside: if let popover = window.levels.last?.popover { gtk_popover_popdown(popover) }
        case .closeWindow: close(window.levels.first)
        case .dropWindow: window.close()
        case .pushByHand: navigation?.push(GTKScreen(gtk_label_new("hand")), animated: animated)
        case .presentByHand: window.show(GTKScreen(gtk_label_new("hand")), by: .presentModally, animated: animated)
        case .popToRootByHand: navigation?.popToRoot(animated: animated)
        case .dismissByHand: if let presented = window.presented { window.remove(presented, animated: animated) }
        default: break
        }
    }

    /// Closes the window as its close button does.
    private func close(_ level: GTKLevel?) {
        if let native = level?.gtkWindow { gtk_window_close(native) }
    }

    func removeByHand(_ screen: WalkedScreen) { window.remove(screen) }

    func advance() async { await Task.yield() }

    func finishTransitions() async { await window.settled() }

    func comeToRest() async { await window.settled() }
}
#endif
