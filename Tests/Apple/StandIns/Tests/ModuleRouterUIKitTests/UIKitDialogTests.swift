// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterUIKit
import ModuleRouterViews
import Testing

@testable import UIKitHarness

/// The alerts and action sheets of dialogs.
@MainActor @Suite(.serialized, .routes(unheard: .isExpected) { PlainScreenProvider.self }) struct UIKitDialogTests {
    /// Opens a dialog in a window, and returns its alert.
    private func alert<Answer: Sendable>(
        in scene: UIKitScene, _ dialog: @escaping @MainActor () async throws -> Answer
    ) async throws -> (UIAlertController, Task<Answer, any Error>) {
        let task = Task { try await dialog() }
        await scene.settle()
        var level: UIViewController = scene.navigation
        while let above = level.presentedViewController { level = above }
        return (try #require(level as? UIAlertController), task)
    }

    @Test func anAlertHasTheRolesOfItsButtons() async throws {
        try await UIKitScene.run { scene in
            let (alert, task) = try await alert(in: scene) {
                try await Router.ask(
                    Dialog(
                        "Unsaved", message: "What now?",
                        buttons: [
                            .init("Stay", role: .cancel, answer: 1), .init("Discard", role: .destructive, answer: 2),
                            .init("Save", answer: 3),
                        ]), from: scene.root)
            }
            #expect(alert.title == "Unsaved")
            #expect(alert.message == "What now?")
            #expect(alert.preferredStyle == .alert)
            #expect(alert.actions.map(\.title) == ["Stay", "Discard", "Save"])
            #expect(alert.actions.map(\.style) == [.cancel, .destructive, .default])
            #expect(alert.preferredAction?.title == "Save")
            scene.simulator.userPressesReturn(in: alert)
            await scene.settle()
            #expect(try await task.value == 3)
        }
    }

    @Test func returnKeyPressesNoDestructiveButton() async throws {
        try await UIKitScene.run { scene in
            let (alert, task) = try await alert(in: scene) {
                try await Router.confirm("Delete?", button: "Delete", isDestructive: true, from: scene.root)
            }
            #expect(alert.preferredAction == nil)
            scene.simulator.userCancels(alert)
            await scene.settle()
            #expect(try await task.value == false)
        }
    }

    @Test func aPromptHasAField() async throws {
        try await UIKitScene.run { scene in
            let (alert, task) = try await alert(in: scene) {
                try await Router.prompt(
                    "Log in", text: "pears", placeholder: "Password", isSecure: true, from: scene.root)
            }
            let field = try #require(alert.textFields?.first)
            #expect(field.text == "pears")
            #expect(field.placeholder == "Password")
            #expect(field.isSecureTextEntry)
            scene.simulator.userTypes("apples", in: alert)
            scene.simulator.userPressesReturn(in: alert)
            await scene.settle()
            #expect(try await task.value == "apples")
        }
    }

    struct Width: Sendable, CustomTestStringConvertible {
        let isPad: Bool
        let isRegular: Bool
        let hasAnchor: Bool
        let style: UIAlertController.Style
        /// Whether the sheet has a popover that points to the anchor.
        let isAnchored: Bool

        var testDescription: String {
            "\(isPad ? "an iPad" : "a phone"), \(isRegular ? "regular" : "compact"), \(hasAnchor ? "an" : "no") anchor"
        }
    }

    @Test(arguments: [
        Width(isPad: false, isRegular: false, hasAnchor: false, style: .actionSheet, isAnchored: false),
        Width(isPad: false, isRegular: false, hasAnchor: true, style: .actionSheet, isAnchored: false),
        Width(isPad: false, isRegular: true, hasAnchor: false, style: .alert, isAnchored: false),
        Width(isPad: true, isRegular: true, hasAnchor: false, style: .alert, isAnchored: false),
        Width(isPad: true, isRegular: true, hasAnchor: true, style: .actionSheet, isAnchored: true),
        Width(isPad: true, isRegular: false, hasAnchor: false, style: .alert, isAnchored: false),
    ]) func aChoiceIsAnActionSheetUnlessItNeedsAMissingAnchor(width: Width) async throws {
        try await UIKitScene.run { scene in
            scene.simulator.isRegularWidth = width.isRegular
            scene.simulator.isPad = width.isPad
            let item = UIBarButtonItem()
            let (alert, task) = try await alert(in: scene) {
                try await Router.choose(
                    "Sort by", among: [1, 2], anchor: width.hasAnchor ? item : nil, from: scene.root
                ) { "\($0)" }
            }
            #expect(alert.preferredStyle == width.style)
            let anchor = alert.popoverPresentationController?.sourceItem
            #expect((anchor === item) == width.isAnchored)
            scene.simulator.userTaps("2", in: alert)
            await scene.settle()
            #expect(try await task.value == 2)
        }
    }

    @Test func aChoiceThatCannotBeCancelledIsAnAlert() async throws {
        try await UIKitScene.run { scene in
            let (alert, task) = try await alert(in: scene) {
                var dialog = Dialog("Which?", buttons: [.init("Left", answer: 1), .init("Right", answer: 2)])
                dialog.style = .choices
                return try await Router.ask(dialog, from: scene.root)
            }
            #expect(alert.preferredStyle == .alert)
            scene.simulator.userCancels(alert)
            await scene.settle()
            #expect(alert.presentingViewController != nil)
            scene.simulator.userTaps("Left", in: alert)
            await scene.settle()
            #expect(try await task.value == 1)
        }
    }

    @Test(arguments: [true, false])
    func aTapOutsideAnActionSheetChoosesNothing(callsHandlers: Bool) async throws {
        try await UIKitScene.run { scene in
            scene.simulator.tapsOutsideCallHandlers = callsHandlers
            let task = Task { try await Router.choose("Sort by", among: [1, 2], from: scene.root) { "\($0)" } }
            await scene.settle()
            do {
                let alert = try #require(scene.navigation.presentedViewController as? UIAlertController)
                scene.simulator.userCancels(alert)
            }
            await scene.settle()
            #expect(try await task.value == nil)
        }
    }

    @Test(arguments: [true, false], UISimulator.Policy.all)
    func theCallerContinuesWhenTheAlertHasLeftTheWindow(handlersFirst: Bool, policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            scene.simulator.alertsCallHandlersFirst = handlersFirst
            let (alert, task) = try await alert(in: scene) {
                let answer = try await Router.confirm("Go on?", from: scene.root)
                return (answer, scene.root.presentedViewController == nil)
            }
            scene.simulator.userTaps("OK", in: alert)
            await scene.settle()
            #expect(try await task.value == (true, true))
        }
    }

    @Test func aDialogThatOtherCodeDismissesEndsWithAnError() async throws {
        try await UIKitScene.run { scene in
            let task = Task { try await Router.confirm("Go on?", from: scene.root) }
            await scene.settle()
            #expect(scene.root.presentedViewController is UIAlertController)
            scene.root.dismiss(animated: true, completion: nil)
            await scene.settle()
            let error = await #expect(throws: RouteError.self) { try await task.value }
            #expect(error?.code == .invalidSource)
            #expect(
                error?.reason
                    == "the dialog 'Go on?' could not be answered in UIKit: other code has dismissed it")
        }
    }

    @Test(arguments: UISimulator.Policy.all)
    func aDialogClosesWhenCodePopsItsSource(policy: UISimulator.Policy) async throws {
        try await UIKitScene.run(policy) { scene in
            let (_, screen) = try await scene.shown(.push(from: scene.root))
            let (_, task) = try await alert(in: scene) { try await Router.confirm("Go on?", from: screen) }
            scene.navigation.popViewController(animated: true)
            await scene.settle()
            let error = await #expect(throws: RouteError.self) { try await task.value }
            #expect(error?.code == .invalidSource)
            await scene.settle()
            #expect(scene.navigation.presentedViewController == nil)
        }
    }

    @Test func aDialogClosesWhenTheWindowGetsAnotherRoot() async throws {
        try await UIKitScene.run { scene in
            let (_, task) = try await alert(in: scene) { try await Router.confirm("Go on?", from: scene.root) }
            scene.window.rootViewController = UIViewController()
            await scene.settle()
            let error = await #expect(throws: RouteError.self) { try await task.value }
            #expect(error?.code == .invalidSource)
        }
    }

    @Test func aDialogClosesWhenItsSourceLeavesWithoutATransition() async throws {
        try await UIKitScene.run { scene in
            let child = try await scene.shown(.addAsChild(from: scene.root)).screen
            let (_, task) = try await alert(in: scene) { try await Router.confirm("Go on?", from: child) }
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
            await scene.settle()
            #expect(scene.root.presentedViewController == nil)
            try #require(scene.root.presentedViewController == nil)
            let error = await #expect(throws: RouteError.self) { try await task.value }
            #expect(error?.code == .invalidSource)
        }
    }

    @Test func aDialogEndsWhenItsSceneIsClosed() async throws {
        try await UIKitScene.run { scene in
            var code: RouteError.Code?
            let task = Task {
                do throws(any Error) {
                    try await Router.alert("Saved", from: scene.root)
                } catch {
                    code = (error as? RouteError)?.code
                }
            }
            await scene.settle()
            scene.simulator.userCloses(scene.window)
            // No route asks the host for its transitions.
            for _ in 0..<20 { await Task.yield() }
            #expect(code == .invalidSource)
            task.cancel()
        }
    }

    /// A controller that presents nothing.
    private final class RefusingController: UINavigationController {
        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {}
    }

    @Test func anAlertThatUIKitDoesNotPresentIsAnError() async throws {
        try await UIKitScene.run { scene in
            scene.window.rootViewController = RefusingController(rootViewController: scene.root)
            await scene.settle()
            let error = await #expect(throws: RouteError.self) { try await Router.alert("Saved", from: scene.root) }
            #expect(error?.code == .actionFailed)
        }
    }

    @Test func nothingIsPresentedFromTheWindowWhileADialogIsOpen() async throws {
        try await UIKitScene.run { scene in
            let (alert, task) = try await alert(in: scene) { try await Router.confirm("Go on?", from: scene.root) }
            let route = try scene.perform(.presentModally(from: scene.window))
            await scene.settle()
            #expect(route.error?.code == .invalidSource)
            #expect(route.error?.reason.contains("the dialog 'Go on?' is open") == true)
            let pushed = try await scene.shown(.push(from: scene.window))
            #expect(scene.navigation.topViewController === pushed.screen)
            scene.simulator.userTaps("OK", in: alert)
            await scene.settle()
            #expect(try await task.value)
        }
    }
}
