// SPDX-License-Identifier: Apache-2.0

import ModuleRouterViews
import RouteClient
import ModuleRouterTesting
import Testing

/// A clock that the test advances. It reports when a task begins to sleep.
private final class AlarmClock: Clock, Sendable {
    private let base = ManualClock()
    private let sleepers = AsyncStream.makeStream(of: Void.self)

    var now: ManualClock.Instant { base.now }
    var minimumResolution: Duration { base.minimumResolution }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws {
        // The test may advance the clock at once, because the deadline is already known.
        sleepers.continuation.yield()
        try await base.sleep(until: deadline, tolerance: tolerance)
    }

    /// Waits until a task has begun to sleep since the last call.
    @MainActor func nextSleeper() async {
        for await _ in sleepers.stream { return }
    }

    @MainActor func advance(by duration: Duration) { base.advance(by: duration) }
}

@MainActor @Suite(.routes { HookedRouter.self }, .logged)
struct ViewLeakDetectorTests {
    private let clock = AlarmClock()
    private let detector = RouteRegistry.current.leakDetector
    let window = HeadlessWindow()
    let route = RoutableView<any HookedInput>()

    /// An object that keeps the leaking views.
    private final class Owner { var kept: [AnyObject] = [] }

    private let owner = Owner()

    /// Configures the detector, and returns its reports from now on.
    private func leaks(delay: Duration? = .seconds(2)) -> (told: ViewLog, next: Signal) {
        let (log, next) = (ViewLog(), Signal())
        detector.clock = clock
        detector.delay = delay
        detector.handler = { _, message in
            log.append(message)
            next.send()
        }
        return (log, next)
    }

    /// Shows a screen and removes it.
    private func showAndRemove(_ title: String, keeping: Bool) {
        let router = Router.perform(to: route, path: .push(from: window.root)) { $0.title = title }
        if keeping, let screen = router?.destination { owner.kept.append(screen) }
        router?.remove()
    }

    private let leak =
        "HookedScreen, shown by RoutableView<any HookedInput>, was removed and is still alive: it is still referenced"

    @Test func leakIsReportedOnce() async throws {
        let (told, next) = leaks()
        showAndRemove("leaking", keeping: true)
        await clock.nextSleeper()
        clock.advance(by: .seconds(2))
        // The first check has found the view and waits for one more delay.
        await clock.nextSleeper()
        #expect(told.take() == [])
        clock.advance(by: .seconds(2))
        try await next.wait()
        #expect(told.take() == [leak])
        #expect(detector.report().isEmpty)
    }

    @Test func leakIsReportedAfterTwoDelays() async throws {
        let (told, next) = leaks()
        showAndRemove("leaking", keeping: true)
        await clock.nextSleeper()
        clock.advance(by: .milliseconds(1999))
        #expect(told.take() == [])
        clock.advance(by: .milliseconds(1))
        await clock.nextSleeper()
        clock.advance(by: .milliseconds(1999))
        #expect(told.take() == [])
        clock.advance(by: .milliseconds(1))
        try await next.wait()
        #expect(told.take() == [leak])
    }

    @Test func viewRemovedDuringACheckIsCheckedNextTime() async throws {
        let (told, next) = leaks()
        showAndRemove("first", keeping: true)
        await clock.nextSleeper()
        clock.advance(by: .seconds(2))
        await clock.nextSleeper()
        showAndRemove("second", keeping: true)
        clock.advance(by: .seconds(2))
        try await next.wait()
        #expect(told.take() == [leak])
        #expect(detector.report().count == 1)
    }

    @Test func freedViewIsNotReported() async throws {
        let (told, next) = leaks()
        showAndRemove("freed", keeping: false)
        showAndRemove("leaking", keeping: true)
        await clock.nextSleeper()
        clock.advance(by: .seconds(2))
        await clock.nextSleeper()
        clock.advance(by: .seconds(2))
        // The report of the leaking view shows that the other view was checked too.
        try await next.wait()
        #expect(told.take() == [leak])
    }

    @Test func viewFreedBeforeTheSecondCheckIsNotReported() async throws {
        let (told, next) = leaks()
        showAndRemove("late", keeping: true)
        showAndRemove("leaking", keeping: true)
        await clock.nextSleeper()
        clock.advance(by: .seconds(2))
        await clock.nextSleeper()
        owner.kept.removeFirst()
        clock.advance(by: .seconds(2))
        try await next.wait()
        #expect(told.take() == [leak])
    }

    @Test func viewThatIsShownAgainIsNotReported() async throws {
        let (told, next) = leaks()
        showAndRemove("shown again", keeping: true)
        showAndRemove("leaking", keeping: true)
        let screen = try #require(owner.kept.first as? HookedScreen)
        Router.performWithClient(to: route, path: .push(from: window.root), on: screen)
        await clock.nextSleeper()
        clock.advance(by: .seconds(2))
        await clock.nextSleeper()
        clock.advance(by: .seconds(2))
        try await next.wait()
        #expect(told.take() == [leak])
        #expect(window.topScreen === screen)
    }

    @Test func viewRemovedByTheUserIsWatched() {
        let (told, _) = leaks(delay: .seconds(2))
        let router = Router.perform(to: route, path: .push(from: window.root))
        (router?.destination).map { owner.kept.append($0) }
        window.user.goBack()
        #expect(detector.report().count == 1)
        #expect(told.take() == [leak])
    }

    @Test func viewWithoutARouteIsNotWatched() {
        let (told, _) = leaks()
        let screen = HookedScreen("mine")
        window.push(screen)
        window.user.goBack()
        #expect(detector.report().isEmpty)
        #expect(told.take() == [])
    }

    @Test func reportIsInTheOrderOfTheRemovals() {
        _ = leaks()
        showAndRemove("first", keeping: true)
        showAndRemove("second", keeping: true)
        let report = detector.report()
        #expect(report.map { ($0.destination as? HookedScreen)?.title } == ["first", "second"])
        #expect(report.allSatisfy { $0.key == route.key })
        #expect(detector.report().isEmpty)
    }

    @Test func withoutADelayNothingIsWatched() {
        let (told, _) = leaks(delay: nil)
        showAndRemove("leaking", keeping: true)
        #expect(detector.report().isEmpty)
        #expect(told.take() == [])
    }

    @Test func eachRegistryWatchesTheViewsOfItsOwnRoutes() {
        let (told, _) = leaks()
        withRoutes { _ in
        } operation: {
            RouteRegistry.current.leakDetector.handler = { _, _ in }
            RouteRegistry.current.leakDetector.delay = nil
            showAndRemove("leaking", keeping: true)
        }
        #expect(detector.report().isEmpty)
        #expect(told.take() == [])
    }
}
