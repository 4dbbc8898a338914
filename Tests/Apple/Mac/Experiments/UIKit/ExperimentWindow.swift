// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKitHarness)
import UIKitHarness
#elseif canImport(UIKit) && !os(watchOS)
import UIKit
#endif

#if canImport(UIKitHarness) || (canImport(UIKit) && !os(watchOS))
/// A window with a stack, in which an experiment takes place.
@MainActor final class ExperimentWindow {
    let window: UIWindow
    let root = NotedController()
    let navigation: UINavigationController

    init() async throws {
        navigation = UINavigationController(rootViewController: root)
        window = try await Self.makeWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    #if canImport(UIKitHarness)
    static func makeWindow() async throws -> UIWindow { UIWindow(windowScene: UISimulator.current.makeScene()) }

    /// Waits until a condition holds.
    ///
    /// - Returns: Whether it holds.
    @discardableResult
    static func wait(until condition: @MainActor () -> Bool) async -> Bool {
        for _ in 0..<40 where !condition() {
            UISimulator.current.finishTransitions()
            await Task.yield()
        }
        return condition()
    }

    /// Begins a pop that follows a finger.
    func beginSwipeBack() async { UISimulator.current.userBeginsSwipeBack(in: navigation) }

    /// Lifts the finger.
    func release(cancelled: Bool) { UISimulator.current.userReleases(cancelled: cancelled) }
    #else
    /// A window in the scene of the app that contains the tests, which may connect after they have begun.
    static func makeWindow() async throws -> UIWindow {
        var scene: UIWindowScene? {
            UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        }
        await wait { scene != nil }
        guard let scene else { throw Missing("window scene") }
        return UIWindow(windowScene: scene)
    }

    /// Waits for UIKit's animations until a condition holds, for five seconds.
    ///
    /// - Returns: Whether it holds.
    @discardableResult
    static func wait(until condition: @MainActor () -> Bool) async -> Bool {
        for _ in 0..<250 where !condition() { try? await Task.sleep(nanoseconds: 20_000_000) }
        return condition()
    }

    private var swipe: Swipe?

    func beginSwipeBack() async {
        let swipe = Swipe(in: navigation)
        self.swipe = swipe
        navigation.popViewController(animated: true)
        await Self.wait { swipe.hasBegun }
    }

    func release(cancelled: Bool) { swipe?.release(cancelled: cancelled) }
    #endif

    /// Waits until the window is idle.
    func settle() async {
        await Self.wait { [navigation] in
            navigation.transitionCoordinator == nil && navigation.topViewController?.viewIfLoaded?.window != nil
        }
    }

    /// The controller at the top of the stack.
    var top: UIViewController {
        get throws {
            guard let top = navigation.topViewController else { throw Missing("controller in the stack") }
            return top
        }
    }

    /// Pushes a controller and waits until it is seen.
    func push(_ controller: UIViewController) async {
        navigation.pushViewController(controller, animated: true)
        await settle()
    }
}

/// The error if the toolkit does not give an experiment what it needs.
struct Missing: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = "there is no \(description)" }
}

/// Notes whether there is a coordinator when it appears.
final class NotedController: UIViewController {
    private(set) var hadCoordinator: Bool?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if hadCoordinator == nil { hadCoordinator = transitionCoordinator != nil }
    }
}
#endif
