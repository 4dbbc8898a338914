// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModuleRouterViews
import ModuleRouterTesting
import Testing

/// Requests that fail tests, in a process of their own.
@Suite struct DetachedRequestTests {
    private let advice = """
        was requested by a detached task, a thread or a callback, which belongs to no test; run that code with \
        RouteRegistry.run(_:) of the test's registry; if it is to use the shared registry, write \
        .routes(detached: .usesSharedRegistry), or .sharedRoutes for a test without .routes [missing-provider]
        """

    @Test func detachedRequestsFailTheRunningTest() throws {
        let run = try TestRun(of: "FailingTests", arguments: ["--no-parallel"])
        #expect(
            run.output == """
                ✘ Test aServiceInADetachedTask() recorded an issue at Meters.swift:1:5: Issue recorded
                ↳ RoutableService<any Meter> \(advice)
                ✘ Test aServiceInADetachedTask() failed after some time with 1 issue.
                ✘ Test aServiceOnAThread() recorded an issue at Meters.swift:2:5: Issue recorded
                ↳ RoutableService<any Meter> \(advice)
                ✘ Test aServiceOnAThread() failed after some time with 1 issue.
                ✘ Test aServiceInACallback() recorded an issue at Meters.swift:3:5: Issue recorded
                ↳ RoutableService<any Meter> \(advice)
                ✘ Test aServiceInACallback() failed after some time with 1 issue.
                ✘ Test otherServicesInADetachedTask() recorded an issue at Meters.swift:4:5: Issue recorded
                ↳ RoutableAsyncService<any Meter> \(advice)
                ✘ Test otherServicesInADetachedTask() recorded an issue at Meters.swift:5:5: Issue recorded
                ↳ RoutableServiceModule<any MeterModule> \(advice)
                ✘ Test otherServicesInADetachedTask() failed after some time with 2 issues.
                ✘ Test viewsInADetachedTask() recorded an issue at Meters.swift:9:5: Issue recorded
                ↳ RoutableView<any MeterViewInput> \(advice)
                ✘ Test viewsInADetachedTask() recorded an issue at Meters.swift:10:5: Issue recorded
                ↳ RoutableViewModule<any MeterViewModule> \(advice)
                ✘ Test viewsInADetachedTask() recorded an issue at Meters.swift:11:5: Issue recorded
                ↳ view identifier 'meter screen' \(advice)
                ✘ Test viewsInADetachedTask() failed after some time with 3 issues.
                ✘ Test urlsInADetachedTask() recorded an issue at Meters.swift:13:5: Issue recorded
                ↳ URL 'meters://meter' \(advice)
                ✘ Test urlsInADetachedTask() recorded an issue at Meters.swift:14:5: Issue recorded
                ↳ URL 'meters://screen' \(advice)
                ✘ Test urlsInADetachedTask() recorded an issue at DetachedFixtures.swift:N: Issue recorded
                ↳ URL 'meters://can-open' \(advice)
                ✘ Test urlsInADetachedTask() failed after some time with 3 issues.
                ✘ Test aRegistrationInADetachedTask() recorded an issue at DetachedFixtures.swift:N: Issue recorded
                ↳ a registration \(advice)
                ✘ Test aRegistrationInADetachedTask() failed after some time with 1 issue.
                ✘ Test aProviderThatIsPerformedInADetachedTask() recorded an issue at Nested.swift:1:5: Issue recorded
                ↳ RoutableService<any Meter> \(advice)
                ✘ Test aProviderThatIsPerformedInADetachedTask() failed after some time with 1 issue.
                ✘ Test aMissingServiceOnAThreadThatCarriesTheRegistry() recorded an issue at Meters.swift:21:5: Issue recorded
                ↳ no provider for RoutableService<any NestedMeter>; list a provider of it in the test's .routes [missing-provider]
                ✘ Test aMissingServiceOnAThreadThatCarriesTheRegistry() failed after some time with 1 issue.
                ✘ Test aLoopOfRequestsFailsTheTestOnce() recorded an issue at Meters.swift:15:5: Issue recorded
                ↳ RoutableService<any Meter> \(advice)
                ✘ Test aLoopOfRequestsFailsTheTestOnce() failed after some time with 1 issue.
                ✘ Test aRequestOfTheTestBesidesAReplacementWithAnErrorHandler() recorded an issue at Meters.swift:16:5: Issue recorded
                ↳ no provider for RoutableService<any NestedMeter>; list a provider of it in the test's .routes [missing-provider]
                ✘ Test aRequestOfTheTestBesidesAReplacementWithAnErrorHandler() failed after some time with 1 issue.
                ✘ Test aRequestOfAnErrorHandler() recorded an issue at Meters.swift:18:5: Issue recorded
                ↳ no route has a pattern that matches 'meters://unknown'; list a provider of it in the test's .routes [missing-provider]
                ✘ Test aRequestOfAnErrorHandler() recorded an issue at Meters.swift:17:5: Issue recorded
                ↳ no provider for RoutableService<any NestedMeter>; list a provider of it in the test's .routes [missing-provider]
                ✘ Test aRequestOfAnErrorHandler() failed after some time with 2 issues.
                ✔ Test passesIfItExpectsTheError() passed after some time.
                ✔ Test passesIfTheCodeCarriesTheRegistry() passed after some time.
                ✔ Test passesIfItOptsOut() passed after some time.
                ✘ Suite FailingTests failed after some time with 18 issues.
                ✘ Test run with 15 tests in 1 suite failed after some time with 18 issues.
                """)
        #expect(run.status == 1)
    }

    @Test func detachedRequestFailsAllRunningTests() throws {
        let run = try TestRun(of: "FailingTogetherTests")
        let (one, other) = ("aTestThatRequestsAServiceInADetachedTask()", "aTestThatRunsAtTheSameTime()")
        // The order of tests that run at the same time is not fixed.
        let expected = """
            ✘ Test \(one) recorded an issue at Meters.swift:20:5: Issue recorded
            ↳ RoutableService<any Meter> \(advice)
              other tests that may have requested it: \(other) at ModuleRouterTestingTests/DetachedFixtures.swift:N
            ✘ Test \(one) failed after some time with 1 issue.
            ✘ Test \(other) recorded an issue at Meters.swift:20:5: Issue recorded
            ↳ RoutableService<any Meter> \(advice)
              other tests that may have requested it: \(one) at ModuleRouterTestingTests/DetachedFixtures.swift:N
            ✘ Test \(other) failed after some time with 1 issue.
            ✘ Suite FailingTogetherTests failed after some time with 2 issues.
            ✘ Test run with 2 tests in 1 suite failed after some time with 2 issues.
            """
        #expect(run.output.split(separator: "\n").sorted() == expected.split(separator: "\n").sorted())
        #expect(run.status == 1)
    }
}
