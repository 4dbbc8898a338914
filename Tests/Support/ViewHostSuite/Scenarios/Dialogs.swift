// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// The contents and the answers of dialogs.
    static let dialogs: [ViewHostScenario] = [
        ViewHostScenario("a dialog shows its texts, and returns the answer of the button that is pressed") { scene in
            let window = scene.open()
            for (button, answer) in [("Delete", true), ("Cancel", false)] {
                let task = scene.ask {
                    try await Router.confirm(
                        "Delete?", message: "It is gone then.", button: "Delete", isDestructive: true, from: scene.root)
                }
                await scene.settle()
                #expect(
                    window.dialog
                        == DrivenDialog(
                            title: "Delete?", message: "It is gone then.", buttons: ["Cancel", "Delete"], text: nil))
                window.userChooses(button)
                await scene.settle()
                #expect(window.dialog == nil)
                await scene.expectAnswer(answer, of: task)
            }
        },
        ViewHostScenario("an alert returns when it was closed") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.alert("Saved", from: scene.root) }
            await scene.settle()
            #expect(window.dialog == DrivenDialog(title: "Saved", message: nil, buttons: ["OK"], text: nil))
            window.userChooses("OK")
            await scene.settle()
            try await task.value
        },
        ViewHostScenario("a choice returns the chosen value") { scene in
            let window = scene.open()
            let task = scene.ask {
                try await Router.choose("Sort by", among: [10, 20, 30], from: scene.root) { "\($0)" }
            }
            await scene.settle()
            #expect(
                window.dialog
                    == DrivenDialog(title: "Sort by", message: nil, buttons: ["10", "20", "30", "Cancel"], text: nil))
            window.userChooses("20")
            await scene.settle()
            await scene.expectAnswer(20, of: task)
        },
        ViewHostScenario("a prompt returns the text of its field") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.prompt("Rename", text: "Pears", from: scene.root) }
            await scene.settle()
            #expect(
                window.dialog == DrivenDialog(title: "Rename", message: nil, buttons: ["Cancel", "OK"], text: "Pears"))
            window.userEnters("Apples")
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer("Apples", of: task)
        },
        ViewHostScenario("a prompt whose text is unchanged returns it") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.prompt("Rename", text: "Pears", from: scene.root) }
            await scene.settle()
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer("Pears", of: task)
        },
        ViewHostScenario("a prompt that is cancelled returns nothing") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.prompt("Rename", text: "Pears", from: scene.root) }
            await scene.settle()
            window.userEnters("Apples")
            window.userChooses("Cancel")
            await scene.settle()
            await scene.expectAnswer(nil, of: task)
        },
        ViewHostScenario("a dialog that the user closes without a button is cancelled") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.confirm("Go on?", from: scene.root) }
            await scene.settle()
            window.userClosesDialog()
            await scene.settle()
            #expect(window.dialog == nil)
            try #require(window.dialog == nil)
            await scene.expectAnswer(false, of: task)
        },
        ViewHostScenario("an alert that the user closes without a button returns") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.alert("Saved", from: scene.root) }
            await scene.settle()
            window.userClosesDialog()
            await scene.settle()
            try #require(window.dialog == nil)
            try await task.value
        },
        ViewHostScenario("a dialog without a cancel button stays until a button is pressed") { scene in
            let window = scene.open()
            let task = scene.ask {
                try await Router.ask(
                    Dialog("Which?", buttons: [.init("Left", answer: 1), .init("Right", answer: 2)]), from: scene.root)
            }
            await scene.settle()
            window.userClosesDialog()
            await scene.settle()
            #expect(window.dialog?.title == "Which?")
            window.userChooses("Right")
            await scene.settle()
            await scene.expectAnswer(2, of: task)
        },
        ViewHostScenario("two dialogs open one after the other") { scene in
            let window = scene.open()
            let first = scene.ask { try await Router.confirm("First?", from: scene.root) }
            let second = scene.ask { try await Router.confirm("Second?", from: scene.root) }
            await scene.settle()
            #expect(window.dialog?.title == "First?")
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer(true, of: first)
            #expect(window.dialog?.title == "Second?")
            window.userChooses("Cancel")
            await scene.settle()
            await scene.expectAnswer(false, of: second)
        },
        ViewHostScenario("a dialog waits for a running transition", midway: true) { scene in
            let window = scene.open()
            let route = try scene.perform(.push(from: scene.root))
            try scene.requireMidway(route)
            var opensBefore: Bool?
            scene.diary.when("a: success") { opensBefore = window.dialog != nil }
            let task = scene.ask { try await Router.confirm("Go on?", from: scene.root) }
            await scene.settle()
            #expect(opensBefore == false)
            #expect(route.route.state == .routed)
            #expect(window.dialog?.title == "Go on?")
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer(true, of: task)
        },
        ViewHostScenario("a route that waits for a dialog begins when the dialog has opened", midway: true) { scene in
            let window = scene.open()
            try scene.requireMidway(scene.perform(.push(from: scene.root)))
            let task = scene.ask { try await Router.confirm("Go on?", from: scene.root) }
            // The dialog waits now.
            for _ in 0..<2 { await Task.yield() }
            try scene.perform(.push(from: scene.root), "b")
            await scene.settle()
            #expect(scene.text(of: window) == "root/a/b")
            #expect(window.dialog?.title == "Go on?")
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer(true, of: task)
        },
        ViewHostScenario("a dialog is no screen: observers receive no event, and views are added below it") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.confirm("Go on?", from: scene.root) }
            await scene.settle()
            #expect(scene.diary.take() == [])
            try scene.performPart(.addAsSubview(from: scene.root))
            await scene.settle()
            #expect(scene.text(of: window) == "root{a}")
            #expect(window.dialog?.title == "Go on?")
            _ = scene.diary.take()
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer(true, of: task)
            #expect(scene.diary.take() == [])
        },
        ViewHostScenario("nothing is presented while a dialog is open") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.confirm("Go on?", from: scene.root) }
            await scene.settle()
            let route = try scene.perform(.presentModally(from: scene.root))
            await scene.settle()
            #expect(route.route.error?.code == .invalidSource)
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer(true, of: task)
            #expect(scene.text(of: window) == "root")
        },
        ViewHostScenario("the caller presents a view after the dialog's answer") { scene in
            let window = scene.open()
            let task = scene.ask {
                guard try await Router.confirm("Go on?", from: scene.root) else { return }
                try scene.perform(.presentModally(from: scene.root))
            }
            await scene.settle()
            window.userChooses("OK")
            await scene.settle()
            try await task.value
            await scene.settle()
            #expect(scene.text(of: window) == "root ^ a")
        },
        ViewHostScenario("a dialog opens above all presentations for any source") { scene in
            let window = scene.open()
            let route = try await scene.shown(.presentModally(from: scene.root))
            for source in [scene.root, route.destination] as [(any ViewRouteSource)?] {
                let task = scene.ask { try await Router.confirm("Go on?", from: source) }
                await scene.settle()
                #expect(window.dialog?.title == "Go on?")
                window.userChooses("OK")
                await scene.settle()
                await scene.expectAnswer(true, of: task)
            }
            #expect(scene.text(of: window) == "root ^ a")
        },
    ]
}

extension ViewHostScene {
    /// Opens a dialog in a separate task.
    func ask<Answer: Sendable>(_ dialog: @escaping @MainActor () async throws -> Answer) -> Task<Answer, any Error> {
        Task { try await dialog() }
    }
}
