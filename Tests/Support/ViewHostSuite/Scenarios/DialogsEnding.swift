// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

extension ViewHostScenario {
    /// Dialogs that end without an answer.
    static let dialogsEnding: [ViewHostScenario] = [
        ViewHostScenario("a dialog closes with its task, and the next one opens") { scene in
            let window = scene.open()
            let first = scene.ask { try await Router.confirm("First?", from: scene.root) }
            let second = scene.ask { try await Router.confirm("Second?", from: scene.root) }
            await scene.settle()
            first.cancel()
            await scene.settle()
            await #expect(throws: CancellationError.self) { try await first.value }
            await scene.settle()
            #expect(window.dialog?.title == "Second?")
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer(true, of: second)
        },
        ViewHostScenario("a waiting dialog ends with its task") { scene in
            let window = scene.open()
            let first = scene.ask { try await Router.confirm("First?", from: scene.root) }
            let second = scene.ask { try await Router.confirm("Second?", from: scene.root) }
            await scene.settle()
            second.cancel()
            await #expect(throws: CancellationError.self) { try await second.value }
            #expect(window.dialog?.title == "First?")
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer(true, of: first)
            #expect(window.dialog == nil)
        },
        ViewHostScenario("a dialog closes when its source is removed") { scene in
            let window = scene.open()
            let route = try await scene.shown(.presentModally(from: scene.root))
            let source = try #require(route.destination)
            let task = scene.ask { try await Router.confirm("Go on?", from: source) }
            let next = scene.ask { try await Router.confirm("Next?", from: scene.root) }
            await scene.settle()
            #expect(window.dialog?.title == "Go on?")
            route.remove()
            await scene.settle()
            await scene.expectError("invalid-source", of: task)
            #expect(route.route.state == .removed)
            await scene.settle()
            #expect(window.dialog?.title == "Next?")
            window.userChooses("OK")
            await scene.settle()
            await scene.expectAnswer(true, of: next)
        },
        ViewHostScenario("a dialog ends with its window, which the user closes") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.confirm("Go on?", from: scene.root) }
            let next = scene.ask { try await Router.confirm("Next?", from: scene.root) }
            await scene.settle()
            window.userClosesTheWindow()
            await scene.settle()
            await scene.expectError("invalid-source", of: task)
            await scene.expectError("invalid-source", of: next)
            #expect(window.dialog == nil)
        },
        ViewHostScenario("a dialog ends with its window, which code closes") { scene in
            let window = scene.open()
            let task = scene.ask { try await Router.confirm("Go on?", from: scene.root) }
            await scene.settle()
            window.close()
            await scene.settle()
            await scene.expectError("invalid-source", of: task)
        },
        ViewHostScenario("a dialog ends with an unretained window") { scene in
            let task: Task<Bool, any Error>
            weak var host: AnyObject?
            do {
                let window = scene.open()
                host = window.host
                // The source is not the root. The task would keep the root and, in some toolkits, the window.
                task = scene.ask { [weak root = scene.root] in try await Router.confirm("Go on?", from: root) }
                await scene.settle()
                #expect(window.dialog?.title == "Go on?")
            }
            scene.forget()
            await scene.driver.idle()
            await scene.driver.idle()
            if host != nil {
                // In a toolkit that keeps the window, the dialog would block the windows of later scenarios.
                task.cancel()
                _ = await task.result
            }
            #expect(host == nil)
            try #require(host == nil)
            await scene.expectError("invalid-source", of: task)
        },
        ViewHostScenario("a source outside of a window opens no dialog") { scene in
            let task = scene.ask { try await Router.confirm("Go on?", from: scene.screen("a")) }
            await scene.expectError("invalid-source", of: task)
            let none = scene.ask { try await Router.confirm("Go on?", from: nil) }
            await scene.expectError("invalid-source", of: none)
        },
        ViewHostScenario("everything is freed after a dialog, answered or not") { scene in
            weak var host: AnyObject?
            weak var root: AnyObject?
            do {
                let window = scene.open()
                host = window.host
                root = scene.root
                let first = scene.ask { try await Router.prompt("First?", from: scene.root) }
                await scene.settle()
                window.userChooses("OK")
                await scene.settle()
                await scene.expectAnswer("", of: first)
                let second = scene.ask { try await Router.confirm("Second?", from: scene.root) }
                await scene.settle()
                window.userClosesTheWindow()
                await scene.settle()
                await scene.expectError("invalid-source", of: second)
            }
            scene.forget()
            await scene.driver.idle()
            await scene.driver.idle()
            #expect(host == nil)
            #expect(root == nil)
        },
    ]
}

extension ViewHostScene {
    /// Compares the answer of a dialog.
    func expectAnswer<Answer: Equatable>(
        _ answer: Answer, of task: Task<Answer, any Error>, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        do {
            let value = try await task.value
            #expect(value == answer, sourceLocation: sourceLocation)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
        }
    }

    /// Compares the code of the error with which a dialog ends.
    fileprivate func expectError<Answer>(
        _ code: String, of task: Task<Answer, any Error>, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let error = await #expect(throws: RouteError.self, sourceLocation: sourceLocation) { try await task.value }
        #expect(error?.code.description == code, sourceLocation: sourceLocation)
    }
}
