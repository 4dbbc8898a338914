// SPDX-License-Identifier: Apache-2.0

import ModuleRouterTesting
import ModuleRouterViews
import ObjectiveCCases
import Testing
import ZIKRouterBridge

/// The cases in Objective-C. Each has a registry of its own.
@Suite(.serialized) @MainActor struct CaseTests {
    init() { TestHost.use() }

    @Test(arguments: TestCase.all)
    func behaves(_ testCase: TestCase) {
        RouteRegistry().run { testCase.run() }
        TestHost.closeWindow()
    }

    @Test func thereAreCases() { #expect(TestCase.all.count >= 340) }
}

struct TestCase: CustomTestStringConvertible, Sendable {
    let index: Int
    let testDescription: String

    static var all: [TestCase] {
        (0..<zik_case_count()).map { index in
            let testCase = zik_case_at(index)
            return TestCase(
                index: index, testDescription: "\(String(cString: testCase.suite)).\(String(cString: testCase.name))")
        }
    }

    @MainActor func run() { zik_case_at(index).run() }
}
