// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Whether the process runs the tests of this file, which fail; see ``DetachedRequestTests``.
let runsFailingTests = ProcessInfo.processInfo.environment["MODULE_ROUTER_FAILING_TESTS"] != nil

/// Each test except the last three makes requests that must fail the test, although the requesting code ignores every
/// error.
@Suite(.enabled(if: runsFailingTests), .routes { StubMeterRouter.self })
struct FailingTests {
    init() { #expect(Production.isRegistered) }

    @Test func aServiceInADetachedTask() async {
        let reading = await Task.detached {
            try? Router.destination(
                for: RoutableService<any Meter>(), fileID: "App/Meters.swift", line: 1, column: 5
            ).reading
        }.value
        #expect(reading == nil)
        #expect(Production.count == 0)
    }

    @Test func aServiceOnAThread() async {
        let reading: String? = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let meter = try? Router.destination(
                    for: RoutableService<any Meter>(), fileID: "App/Meters.swift", line: 2, column: 5)
                continuation.resume(returning: meter?.reading)
            }
        }
        #expect(reading == nil)
        #expect(Production.count == 0)
    }

    @Test func aServiceInACallback() async {
        let reading: String? = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let meter = try? Router.destination(
                    for: RoutableService<any Meter>(), fileID: "App/Meters.swift", line: 3, column: 5)
                continuation.resume(returning: meter?.reading)
            }
        }
        #expect(reading == nil)
        #expect(Production.count == 0)
    }

    @Test func otherServicesInADetachedTask() async {
        await Task.detached {
            _ = try? await Router.destination(
                for: RoutableAsyncService<any Meter>(), fileID: "App/Meters.swift", line: 4, column: 5)
            _ = try? Router.destination(
                for: RoutableServiceModule<any MeterModule>(), fileID: "App/Meters.swift", line: 5, column: 5)
        }.value
        #expect(Production.count == 0)
    }

    @Test @MainActor func viewsInADetachedTask() async {
        let window = HeadlessWindow()
        await Task.detached { @MainActor in
            Router.perform(
                to: RoutableView<any MeterViewInput>(), path: .push(from: window.root), fileID: "App/Meters.swift",
                line: 9, column: 5)
            Router.perform(
                to: RoutableViewModule<any MeterViewModule>(), path: .push(from: window.root),
                fileID: "App/Meters.swift", line: 10, column: 5)
            _ = Router.requestedView(
                identifier: "meter screen", at: RouteLocation(fileID: "App/Meters.swift", line: 11, column: 5))
        }.value
        #expect(Production.count == 0)
    }

    @Test @MainActor func urlsInADetachedTask() async {
        let window = HeadlessWindow()
        await Task.detached { @MainActor in
            _ = try? Router.destination(
                serviceURL: "meters://meter", fileID: "App/Meters.swift", line: 13, column: 5)
            Router.perform(
                url: "meters://screen", from: window.root, fileID: "App/Meters.swift", line: 14, column: 5)
            #expect(!Router.canOpen(url: "meters://can-open"))
        }.value
        #expect(Production.count == 0)
    }

    @Test func aRegistrationInADetachedTask() async {
        await Task.detached { RouteRegistry.current.register { ProductionMeterRouter.self } }.value
    }

    @Test func aProviderThatIsPerformedInADetachedTask() async {
        #expect((try? Router.destination(for: RoutableService<any Meter>()))?.reading == "stub")
        let registry = RouteRegistry.current
        registry.register { NestedRouter.self }
        let location = RouteLocation(fileID: "App/Meters.swift", line: 22, column: 5)
        let nested = UncheckedBox(try? Router.begin(RoutableService<any NestedMeter>(), at: location))
        let reading = await Task.detached { (try? nested.value?.finish())?.reading }.value
        #expect(reading == nil)
        #expect(Production.count == 0)
    }

    @Test func aMissingServiceOnAThreadThatCarriesTheRegistry() async {
        let registry = RouteRegistry.current
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                registry.run {
                    _ = try? Router.destination(
                        for: RoutableService<any NestedMeter>(), fileID: "App/Meters.swift", line: 21, column: 5)
                }
                continuation.resume()
            }
        }
    }

    @Test func aLoopOfRequestsFailsTheTestOnce() async {
        await Task.detached {
            for _ in 0..<100 {
                _ = try? Router.destination(
                    for: RoutableService<any Meter>(), fileID: "App/Meters.swift", line: 15, column: 5)
            }
        }.value
        #expect(Production.count == 0)
    }

    @Test func aRequestOfTheTestBesidesAReplacementWithAnErrorHandler() {
        withRoutes { _ in
        } operation: {
            RouteRegistry.current.addErrorHandler { _ in }
            _ = try? Router.destination(
                for: RoutableService<any NestedMeter>(), fileID: "App/Meters.swift", line: 16, column: 5)
        }
    }

    @Test(.routes(unheard: .isExpected) {}) func aRequestOfAnErrorHandler() {
        RouteRegistry.current.addErrorHandler { _ in
            _ = try? Router.destination(
                for: RoutableService<any NestedMeter>(), fileID: "App/Meters.swift", line: 17, column: 5)
        }
        _ = try? Router.destination(
            serviceURL: "meters://unknown", fileID: "App/Meters.swift", line: 18, column: 5)
    }

    @Test(.routes(unprovided: .isExpected) {}) func passesIfItExpectsTheError() async {
        let error = await Task.detached {
            #expect(throws: RouteError.self) {
                try Router.destination(
                    for: RoutableService<any Meter>(), fileID: "App/Meters.swift", line: 19, column: 5)
            }
        }.value
        #expect(
            error?.description == """
                RoutableService<any Meter> was requested by a detached task, a thread or a callback, which belongs to no test [missing-provider]
                  requested at App/Meters.swift:19:5
                  help: run that code with RouteRegistry.run(_:) of the test's registry; if it is to use the shared registry, write .routes(detached: .usesSharedRegistry), or .sharedRoutes for a test without .routes
                """)
        #expect(Production.count == 0)
    }

    @Test func passesIfTheCodeCarriesTheRegistry() async {
        let registry = RouteRegistry.current
        let reading = await Task.detached {
            registry.run { (try? Router.destination(for: RoutableService<any Meter>()))?.reading }
        }.value
        #expect(reading == "stub")
    }

    @Test(.routes(detached: .usesSharedRegistry) {}) func passesIfItOptsOut() async {
        let reading = await Task.detached { (try? Router.destination(for: RoutableService<any Meter>()))?.reading }
            .value
        #expect(reading == "production")
        #expect((try? Router.destination(for: RoutableService<any Meter>()))?.reading == "stub")
        Production.reset()
    }
}

/// Two tests that run at the same time. One makes a request that belongs to neither test.
@Suite(.enabled(if: runsFailingTests), .routes {})
struct FailingTogetherTests {
    @Test func aTestThatRequestsAServiceInADetachedTask() async {
        await Meeting.ofTests.meet()
        await Task.detached {
            _ = try? Router.destination(
                for: RoutableService<any Meter>(), fileID: "App/Meters.swift", line: 20, column: 5)
        }.value
        await Meeting.ofTests.meet()
    }

    @Test func aTestThatRunsAtTheSameTime() async {
        await Meeting.ofTests.meet()
        await Meeting.ofTests.meet()
    }
}

/// A barrier at which two tests wait for each other.
private actor Meeting {
    static let ofTests = Meeting()

    private var first: CheckedContinuation<Void, Never>?

    func meet() async {
        if let waiting = first {
            first = nil
            waiting.resume()
        } else {
            await withCheckedContinuation { first = $0 }
        }
    }
}

protocol NestedMeter: AnyObject, Sendable { var reading: String { get } }

extension RoutableService where Protocol == any NestedMeter {
    fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class Nested: NestedMeter {
    let reading: String

    init(_ meter: any Meter) { reading = "nested \(meter.reading)" }
}

private struct NestedRouter: ServiceRouteProvider {
    static var routes: RouteList<Self> { Provides(RoutableService<any NestedMeter>()) { $0 } }
    func makeDestination(with configuration: RouteConfiguration) throws -> Nested? {
        Nested(
            try Router.destination(
                for: RoutableService<any Meter>(), fileID: "App/Nested.swift", line: 1, column: 5))
    }
}

/// Passes a value to another task, which the sender awaits.
private struct UncheckedBox<Value>: @unchecked Sendable {  // Only one task uses the value at a time.
    let value: Value

    init(_ value: Value) { self.value = value }
}
