// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import Testing
import UIKitHarness

@testable import ModuleRouterSwiftUIOnUIKit
@testable import ModuleRouterUIKit
@testable import SwiftUIOnUIKitHarness

/// The toolkit of each screen of an app with a UIKit stack.
struct Mixture: CustomTestStringConvertible, Sendable {
    enum Toolkit: String, CaseIterable { case storyboard, swiftUI }

    let list: Toolkit
    let note: Toolkit
    let editor: Toolkit

    static let all = Toolkit.allCases.flatMap { list in
        Toolkit.allCases.flatMap { note in
            Toolkit.allCases.map { editor in Mixture(list: list, note: note, editor: editor) }
        }
    }

    var testDescription: String { "list: \(list), note: \(note), editor: \(editor)" }
}

/// A window with a UIKit navigation controller.
@MainActor final class MixedApp {
    let simulator: UISimulator
    let window: UIWindow
    let navigation: UINavigationController
    private let scene: UIWindowScene

    static func run(
        _ mixture: Mixture, _ policy: UISimulator.Policy = UISimulator.Policy(),
        _ body: @MainActor (MixedApp) async throws -> Void
    ) async throws {
        try await UISimulator.run(UISimulator(policy: policy)) {
            UISimulator.current.storyboards["Notes"] = [
                "list": ListController.self, "note": NoteController.self, "editor": EditorController.self,
            ]
            RouteRegistry.current.register([
                mixture.list == .storyboard ? StoryboardList.self : SwiftUIList.self,
                mixture.note == .storyboard ? StoryboardNote.self : SwiftUINote.self,
                mixture.editor == .storyboard ? StoryboardEditor.self : SwiftUIEditor.self,
            ])
            let app = MixedApp()
            try await body(app)
            await app.settle()
            #expect(app.simulator.takeViolations() == [])
        }
    }

    private init() {
        simulator = UISimulator.current
        scene = simulator.makeScene()
        window = UIWindow(windowScene: scene)
        navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    /// Ends all transitions and renders the SwiftUI views.
    func settle() async {
        simulator.startClock()
        for _ in 0..<40 {
            render()
            await Task.yield()
        }
        simulator.stopClock()
    }

    private func render() {
        for level in window.levels {
            for controller in level.withDescendants { (controller as? any Rendered)?.render() }
        }
    }

    /// Pushes the list, and returns it.
    func list() async throws -> any ListInput {
        let route = try #require(
            Router.perform(to: RoutableView<any ListInput>(), path: .push(from: navigation.topViewController)))
        await settle()
        #expect(route.state == .routed)
        return try #require(route.destination as? any ListInput)
    }

    /// Starts something that waits for a result.
    func start(_ body: @escaping @MainActor () async throws -> Void) async -> Waiting {
        let waiting = Waiting()
        Task {
            do {
                try await body()
                waiting.state = .succeeded
            } catch {
                waiting.state = .failed
            }
        }
        await settle()
        return waiting
    }

    /// The screen that the top of the stack or a presented controller shows.
    var top: AnyObject? { screen(of: window.levels.last?.seen) }

    private func screen(of controller: UIViewController?) -> AnyObject? {
        switch controller {
        case let hosted as HostedScreenController: Mirror(reflecting: hosted).descendant("screen") as AnyObject?
        case let hosting as ScreenHostingController: hosting.model.topScreen
        default: controller
        }
    }
}

/// Something that waits for a result. A test reads whether it has ended, so that a missing result does not block the test.
@MainActor final class Waiting {
    enum State { case waiting, succeeded, failed }

    fileprivate(set) var state = State.waiting
}

@MainActor private protocol Rendered {
    func render()
}

extension UIHostingController: Rendered {
    fileprivate func render() { _ = screen.nodes }
}
