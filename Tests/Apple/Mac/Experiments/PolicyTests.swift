// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKitHarness)
import AppKitHarness
import Foundation
import Testing
import UIKitHarness

/// Each experiment finds the policy of the stand-in.
@MainActor @Suite(.serialized)
struct PolicyTests {
    /// The properties of UIKit's policy, open or settled.
    private static let ofUIKit: [(name: String, property: any KeyPath<UISimulator.Policy, Bool> & Sendable)] = [
        ("unseenEndInCall", \.unseenEndInCall), ("unseenHaveCoordinators", \.unseenHaveCoordinators),
        ("dismissOfNothingCompletes", \.dismissOfNothingCompletes), ("swipeBackPopsAtOnce", \.swipeBackPopsAtOnce),
        ("unlinksBeforeCompletions", \.unlinksBeforeCompletions),
        ("automaticIsFormSheet", \.automaticIsFormSheet), ("tabsMirrorControllers", \.tabsMirrorControllers),
        ("columnsAnswerWrappers", \.columnsAnswerWrappers),
    ]

    /// All policies, and each other value of the properties that few tests use.
    private nonisolated static let policies =
        UISimulator.Policy.all
        + UISimulator.Policy.openForFew.map { question in
            var policy = UISimulator.Policy()
            policy[keyPath: question.property].toggle()
            return policy
        }

    private func answer(_ name: String) async throws -> Answer {
        try await #require(Experiment.all.first { $0.name == name }).answer()
    }

    @Test(arguments: policies)
    func experimentsFindThePolicyOfUIKit(policy: UISimulator.Policy) async throws {
        try await UISimulator.run(UISimulator(policy: policy)) {
            var answers: [String: Answer] = [:]
            for (name, _) in PolicyTests.ofUIKit { answers[name] = try await answer(name) }
            let expected = PolicyTests.ofUIKit.map { ($0.name, Answer(policy[keyPath: $0.property])) }
            #expect(answers == Dictionary(uniqueKeysWithValues: expected))
            #expect(UISimulator.current.takeViolations() == [])
        }
    }

    @Test(arguments: AppKitSimulator.Policy.all)
    func experimentsFindThePolicyOfAppKit(policy: AppKitSimulator.Policy) async throws {
        let answer = try await AppKitSimulator.run(by: policy) { try await self.answer("popoversDetachTheirViews") }
        #expect(answer == Answer(policy.popoversDetachTheirViews))
    }

    @Test func eachOpenQuestionHasAnExperiment() {
        let ofUIKit = (UISimulator.Policy.open + UISimulator.Policy.openForFew).map(\.name)
        let open = ofUIKit + AppKitSimulator.Policy.open.map(\.name)
        #expect(Set(open).subtracting(Experiment.all.map(\.name)) == [])
        #expect(Set(ofUIKit).subtracting(PolicyTests.ofUIKit.map(\.name)) == [])
    }

    @Test func namesOfExperimentsAreUnique() {
        #expect(Set(Experiment.all.map(\.name)).count == Experiment.all.count)
    }

    @Test func answersAreAddedToTheFile() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "answers-\(UInt64.random(in: 0 ... .max))")
        defer { try? FileManager.default.removeItem(at: url) }
        let file = AnswerFile(url: url)
        let (first, second) = (Experiment.all[0], Experiment.all[1])
        #expect(try !file.contains(first))
        try file.begin(first)
        try file.record(["a": .yes, "b": [.number(1), "text"]], of: second)
        #expect(try file.contains(first))
        #expect(
            try String(contentsOf: url, encoding: .utf8).filter { !$0.isWhitespace } == """
                {"answers":{"\(first.name)":"didnotreturn","\(second.name)":{"a":true,"b":[1,"text"]}},\
                "systems":["stand-ins"]}
                """)
    }
}
#endif
