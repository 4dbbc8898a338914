// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import Testing

/// A behaviour that every host has.
package struct ViewHostScenario: Sendable, CustomTestStringConvertible {
    /// A sentence that states the behaviour.
    package let name: String
    /// Whether the scenario acts during a transition.
    package let isMidway: Bool
    private let body: @Sendable @MainActor (ViewHostScene) async throws -> Void

    init(
        _ name: String, midway isMidway: Bool = false,
        _ body: @escaping @Sendable @MainActor (ViewHostScene) async throws -> Void
    ) {
        self.name = name
        self.isMidway = isMidway
        self.body = body
    }

    package var testDescription: String { name }

    package static let all: [ViewHostScenario] =
        [
            showing, asking, refusing, children, containing, ending, covering, waiting, interrupting, impatience,
            handling, addedParts, userSegues, shownByHand, releasing, dialogs, dialogsEnding,
            scopes,
        ].flatMap { $0 }

    /// The scenarios that a host can run. A host without animations has no running transitions.
    package static func all(in driver: some ViewHostDriver) -> [ViewHostScenario] {
        all.filter { driver.hasMotion || !$0.isMidway }
    }

    /// Runs the scenario in a host. It is expected to fail if the driver names it as a difference.
    @MainActor package func run(on driver: some ViewHostDriver) async {
        guard let reason = driver.differences[name] else { return await play(on: driver) }
        await withKnownIssue("\(reason)") { await play(on: driver) }
    }

    @MainActor private func play<Driver: ViewHostDriver>(on driver: Driver) async {
        let diary = Diary()
        let registry = RouteRegistry()
        registry.register([ScreenProvider<Driver>.self, PartProvider<Driver>.self])
        diary.observe(registry)
        await Diary.$current.withValue(diary) {
            await registry.run {
                let scene = ViewHostScene(of: driver, diary)
                do {
                    try await body(scene)
                } catch is ExpectationFailedError {
                    // `require` has recorded the error.
                } catch {
                    Issue.record(error)
                }
                await scene.end()
            }
        }
    }
}
