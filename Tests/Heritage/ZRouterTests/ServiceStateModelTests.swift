// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import Testing
import ZRouter

private protocol Machine: AnyObject {}

extension RoutableService where Protocol == Machine {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private class Engine: Machine {
    /// The router that removes the engine.
    var router: MachineRouter?
}

/// The behaviour of the router at the next step. Set by the test, which is single-threaded.
private final class Script {
    var makes = true
    var refusesToRemove = false
    var removes = true
}

private class MachineRouter: ZIKServiceRouter<Engine, PerformRouteConfig> {
    @TaskLocal static var script: UncheckedScript?

    struct UncheckedScript: @unchecked Sendable {  // Only the test's thread uses it.
        let script: Script
    }

    override class func registerRoutableDestination() {
        registerService(Engine.self)
        register(RoutableService<Machine>())
    }

    override func destination(with configuration: PerformRouteConfig) -> Engine? {
        Self.script?.script.makes == true ? Engine() : nil
    }

    override func prepareDestination(_ destination: Engine, configuration: PerformRouteConfig) {
        destination.router = self
    }

    override func checkCanRemove() -> String? { Self.script?.script.refusesToRemove == true ? "refused" : nil }

    override func removeDestination(_ destination: Engine, removeConfiguration: RemoveRouteConfig) {
        if Self.script?.script.removes == false { endRemoveRouteWithError(Stuck()) }
    }
}

private struct Stuck: Error {}

/// The expected behaviour of a router, written from the documentation.
private struct Model {
    var state = ZIKRouterState.unrouted
    var isAlive = false

    mutating func perform(makes: Bool) -> [String] {
        guard makes else { return ["error", "completion false", "performer error"] }
        state = .routed
        isAlive = true
        return ["success", "completion true", "performer success"]
    }

    mutating func remove(refuses: Bool, succeeds: Bool) -> [String] {
        let failure = ["remove error", "remove completion false", "remove performer error"]
        guard state == .routed else { return failure }
        guard isAlive else {
            state = .removed
            return failure
        }
        guard !refuses, succeeds else { return failure }
        state = .removed
        isAlive = false
        return ["remove success", "remove completion true", "remove performer success"]
    }
}

struct ServiceStateModelTests {
    private enum Step: CaseIterable {
        case perform, performFailing, remove, removeRefused, removeFailing, releaseDestination
    }

    @Test(arguments: 0..<200)
    func randomStepsAgreeWithTheModel(_ seed: UInt64) throws {
        var random = SeededRandomNumberGenerator(seed: seed)
        let script = Script()
        try MachineRouter.$script.withValue(.init(script: script)) {
            try with {
                MachineRouter.self
            } _: {
                var calls: [String] = []
                var kept: Machine?
                let router = try #require(
                    Router.to(RoutableService<Machine>())?.perform(
                        configuring: { configuration, _ in
                            configuration.successHandler = {
                                kept = $0; calls.append("success")
                            }
                            configuration.errorHandler = { _, _ in calls.append("error") }
                            configuration.completionHandler = { ok, _, _, _ in calls.append("completion \(ok)") }
                            configuration.performerErrorHandler = { _, _ in calls.append("performer error") }
                            configuration.performerSuccessHandler = { _ in calls.append("performer success") }
                        },
                        removing: { configuration in
                            configuration.successHandler = { calls.append("remove success") }
                            configuration.errorHandler = { _, _ in calls.append("remove error") }
                            configuration.completionHandler = { ok, _, _ in calls.append("remove completion \(ok)") }
                        }))
                var model = Model()
                var expected = model.perform(makes: true)
                var trace = ["perform"]
                for _ in 0..<100 {
                    #expect(calls == expected, "seed \(seed): \(trace)")
                    #expect(router.state == model.state, "seed \(seed): \(trace)")
                    #expect((router.destination != nil) == model.isAlive, "seed \(seed): \(trace)")
                    #expect(router.canRemove == (model.state == .routed && model.isAlive), "seed \(seed): \(trace)")
                    calls = []
                    let step = Step.allCases[Int(random.next() % UInt64(Step.allCases.count))]
                    trace.append("\(step)")
                    script.makes = step != .performFailing
                    script.refusesToRemove = step == .removeRefused
                    script.removes = step != .removeFailing
                    switch step {
                    case .perform, .performFailing:
                        router.performRoute(
                            successHandler: { _ in calls.append("performer success") },
                            errorHandler: { _, _ in calls.append("performer error") })
                        expected = model.perform(makes: step == .perform)
                    case .remove, .removeRefused, .removeFailing:
                        router.removeRoute(
                            successHandler: { calls.append("remove performer success") },
                            errorHandler: { _, _ in calls.append("remove performer error") })
                        if model.state == .routed, step == .remove { kept = nil }
                        expected = model.remove(refuses: step == .removeRefused, succeeds: step != .removeFailing)
                    case .releaseDestination:
                        kept = nil
                        model.isAlive = false
                        expected = []
                    }
                    script.refusesToRemove = false
                }
                // The engine refers to its router, and the handlers of the router to the engine.
                withExtendedLifetime(kept) {}
                kept = nil
            }
        }
    }
}
