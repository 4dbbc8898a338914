// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterTesting
import ModuleRouterViews
import Testing

/// Random routes, results and dialogs in scopes that end at random moments, on several threads.
///
/// Each call returns exactly once, and all objects are released when all scopes have ended.
@MainActor @Suite(.scopedScreens(unheard: .isExpected)) struct RandomScopeTests {
    /// The environment variable `WALKS` sets the number of seeds, for longer runs.
    nonisolated static var seeds: Range<UInt64> {
        0..<(ProcessInfo.processInfo.environment["WALKS"].flatMap { UInt64($0) } ?? 40)
    }

    @MainActor private final class Round {
        var random: SeededRandomNumberGenerator
        let windows = [HeadlessWindow(transitions: .nextTurn), HeadlessWindow(transitions: .immediate)]
        var scopes: [any AnyRouteScope] = []
        weak var observed: AnyObject?
        var calls = 0
        var answers = 0
        var tasks: [Task<Void, Never>] = []

        init(_ seed: UInt64) {
            random = SeededRandomNumberGenerator(seed: seed)
            let session = RouteScope(UserSession(user: "Ada"))
            observed = session.reference
            scopes = [session, RouteScope(OpenDraft(text: "Hello"), in: session), RouteScope(LoginPhase())]
        }

        func next(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

        /// A path from a screen of one of the windows, in one of the scopes or in none.
        private var path: ViewRoutePath {
            let window = windows[next(windows.count)]
            let top = window.topScreen as? HeadlessScreen
            let source: (any ViewRouteSource)? = next(3) == 0 ? window.root : top
            let scope = next(4) == 0 ? nil : scopes[next(scopes.count)]
            return switch next(4) {
            case 0: .presentModally(from: source, in: scope)
            case 1: .reveal(orElse: .push(from: source, in: scope))
            default: .push(from: source, in: scope)
            }
        }

        /// Starts a call that must return.
        private func call(_ body: @escaping @MainActor () async throws -> Void) {
            calls += 1
            tasks.append(
                Task {
                    try? await body()
                    answers += 1
                })
        }

        func step() {
            let path = path
            switch next(12) {
            case 0...2:
                calls += 1
                Router.perform(to: deskKey, path: path, completion: { _ in self.answers += 1 })
            case 3...5:
                call { _ = try await Router.result(of: deskKey, path: path, awaiting: { $0.chosen }) }
            case 6:
                call { _ = try await Router.route(to: helpKey, path: path) }
            case 7:
                call { _ = try await Router.confirm("Sure?", from: path.source) }
            case 8:
                for window in windows {
                    (window.topScreen as? DeskScreen)?.chosen.finish("tea")
                    window.dialog?.choose("OK")
                }
            case 9:
                tasks.randomElement(using: &random)?.cancel()
            case 10:
                windows[next(windows.count)].scope = next(3) == 0 ? nil : scopes[next(scopes.count)]
            default:
                if let top = windows[next(windows.count)].topScreen { Router.route(showing: top)?.remove() }
            }
        }

        /// Ends the scopes, in a random order, on the main actor and on other threads.
        func endScopes() -> [Task<Void, Never>] {
            scopes.shuffled(using: &random).map { scope in
                switch next(3) {
                case 0: Task.detached { scope.end() }
                case 1: Task { try? await scope.removeScreensAndEnd() }
                default: Task { scope.end() }
                }
            }
        }
    }

    @Test(arguments: Self.seeds)
    func eachCallReturnsOnceAndScopesAreReleased(seed: UInt64) async throws {
        weak var observed: AnyObject?
        func play() async throws {
            let round = Round(seed)
            observed = round.observed
            let steps = 10 + round.next(30)
            let end = round.next(steps)
            var ends: [Task<Void, Never>] = []
            for index in 0..<steps {
                if index == end { ends = round.endScopes() }
                round.step()
                for _ in 0..<round.next(3) { await Task.yield() }
            }
            for end in ends { await end.value }
            // Calls outside of the scopes are still waiting.
            for task in round.tasks { task.cancel() }
            for task in round.tasks { await task.value }
            for window in round.windows { window.scope = nil }
            for scope in round.scopes { try? await scope.removeScreensAndEnd() }
            for window in round.windows {
                while window.transitions.isBusy { await Task.yield() }
                window.close()
            }
            for _ in 0..<100 where round.answers < round.calls { await Task.yield() }
            #expect(round.answers == round.calls)
            round.scopes = []
            round.tasks = []
        }
        try await play()
        for _ in 0..<100 where observed != nil { await Task.yield() }
        #expect(observed == nil)
    }
}
