// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import ModuleRouterTesting
import TestSupport
import Testing

@MainActor
@Suite(
    .routes {
        ChoiceRouter.self; ChoiceModuleRouter.self
    })
struct ViewResultTests {
    let window = HeadlessWindow()
    let choice = RoutableView<any ChoiceInput>()
    private let rootAlone = """
        window "main"
          navigation
            root HeadlessScreen "root"
        """

    private var screen: ChoiceScreen {
        get throws { try #require(window.topScreen as? ChoiceScreen) }
    }

    // MARK: The forms

    @Test func propertyOfTheScreenReturnsTheValue() async throws {
        let shown = nextShown()
        let task = Task {
            try await Router.result(of: choice, path: .push(from: window.root), awaiting: { $0.choice })
        }
        try await shown.wait()
        try screen.choose("tea")
        #expect(try await task.value == "tea")
        #expect(window.snapshot == rootAlone)
    }

    @Test func closureOfTheScreenReturnsTheValue() async throws {
        let shown = nextShown()
        let task = Task {
            try await Router.result(of: choice, path: .presentModally(from: window.root)) { screen, result in
                screen.didChoose = { result.finish($0.count) }
            }
        }
        try await shown.wait()
        try screen.choose("tea")
        #expect(try await task.value == 3)
        #expect(window.snapshot == rootAlone)
    }

    @Test func delegateOfTheScreenReturnsTheValue() async throws {
        @MainActor final class Delegate: ChoiceDelegate {
            let result = ViewRouteResult<String>()
            func screen(_ screen: any ChoiceInput, didChoose text: String) { result.finish("\(text), please") }
        }
        let delegate = Delegate()
        let shown = nextShown()
        let task = Task {
            try await Router.result(of: choice, path: .push(from: window.root)) { screen in
                screen.delegate = delegate
                return delegate.result
            }
        }
        try await shown.wait()
        try screen.choose("tea")
        #expect(try await task.value == "tea, please")
    }

    @Test func closureOfTheModuleReturnsTheValue() async throws {
        let shown = nextShown()
        let task = Task {
            try await Router.result(
                of: RoutableViewModule<any ChoiceModuleInput>(), path: .push(from: window.root)
            ) { module, result in
                module.question = "Tea or coffee?"
                module.didChoose = { result.finish($0) }
            }
        }
        try await shown.wait()
        #expect(try screen.title == "Tea or coffee?")
        try screen.choose("tea")
        #expect(try await task.value == "tea")
        #expect(window.snapshot == rootAlone)
    }

    @Test func performerPreparesTheScreenBeforeTheWait() async throws {
        let shown = nextShown()
        var log: [String] = []
        let task = Task {
            try await Router.result(
                of: choice, path: .push(from: window.root),
                preparation: { _ in log.append("prepare") },
                awaiting: { screen in
                    log.append("awaiting")
                    return screen.choice
                })
        }
        try await shown.wait()
        try screen.choose("tea")
        #expect(try await task.value == "tea")
        #expect(log == ["prepare", "awaiting"])
    }

    // MARK: Errors

    @Test func anErrorOfTheScreenIsThrown() async throws {
        let shown = nextShown()
        let task = Task {
            try await Router.result(of: choice, path: .push(from: window.root), awaiting: { $0.choice })
        }
        try await shown.wait()
        try screen.choice.fail(Failing())
        await #expect(throws: Failing.self) { try await task.value }
        #expect(window.snapshot == rootAlone)
    }

    @Test func failureToShowTheScreenIsARouteError() async throws {
        let error = await #expect(throws: RouteError.self) {
            try await Router.result(
                of: choice, path: .push(from: nil), fileID: "App/Menu.swift", line: 7, column: 11,
                awaiting: { $0.choice })
        }
        #expect(
            error?.description == """
                RoutableView<any ChoiceInput> cannot be shown by push: there is no source [invalid-source]
                  requested at App/Menu.swift:7:11
                  help: the source no longer exists, or was nil
                """)
    }

    @Test func onlyTheFirstValueCounts() async throws {
        let shown = nextShown()
        let task = Task {
            try await Router.result(of: choice, path: .push(from: window.root), awaiting: { $0.choice })
        }
        try await shown.wait()
        let result = try screen.choice
        #expect(!result.isFinished)
        result.finish("tea")
        #expect(result.isFinished)
        result.finish("coffee")
        result.fail(Failing())
        #expect(try await task.value == "tea")
    }

    @Test func revealingAScreenWithAFinishedResultIsAnError() async throws {
        let shown = nextShown()
        let task = Task {
            try await Router.result(
                of: choice, path: .push(from: window.root), removes: false, awaiting: { $0.choice })
        }
        try await shown.wait()
        let screen = try screen
        screen.choose("tea")
        #expect(try await task.value == "tea")
        let error = await #expect(throws: RouteError.self) {
            try await Router.result(
                of: choice, path: .reveal(orElse: .push(from: window.root)), fileID: "App/Menu.swift", line: 7,
                column: 11, awaiting: { $0.choice })
        }
        #expect(
            error?.description == """
                RoutableView<any ChoiceInput> has already handed back this result: the screen is shown again with a finished ViewRouteResult [action-failed]
                  requested at App/Menu.swift:7:11
                  help: give the screen a new ViewRouteResult after it has finished one
                """)
        #expect(window.topScreen === screen)
    }

    // MARK: One inside the other

    @Test func screenMayAwaitTheResultOfAnotherScreen() async throws {
        let first = nextShown()
        let outer = Task {
            try await Router.result(of: choice, path: .push(from: window.root), awaiting: { $0.choice })
        }
        try await first.wait()
        let outerScreen = try screen
        let second = nextShown()
        let inner = Task {
            let text = try await Router.result(
                of: choice, path: .presentModally(from: outerScreen), awaiting: { $0.choice })
            outerScreen.choose("\(text) with milk")
        }
        try await second.wait()
        #expect(try screen !== outerScreen)
        try screen.choose("tea")
        try await inner.value
        #expect(try await outer.value == "tea with milk")
        #expect(window.snapshot == rootAlone)
    }

    @Test func simultaneousScreensReturnTheirValuesToTheirCallers() async throws {
        let (first, second) = (Signal(), Signal())
        var screens: [any ChoiceInput] = []
        let tasks = [first, second].map { made in
            Task {
                try await Router.result(of: choice, path: .addAsChild(from: window.root)) { screen in
                    screens.append(screen)
                    made.send()
                    return screen.choice
                }
            }
        }
        try await first.wait()
        try await second.wait()
        try #require(screens.count == 2)
        screens[1].choice.finish("coffee")
        screens[0].choice.finish("tea")
        #expect(try await Set([tasks[0].value, tasks[1].value]) == ["tea", "coffee"])
        #expect(window.snapshot == rootAlone)
    }
}
