// SPDX-License-Identifier: Apache-2.0

/// A question that Apple's documentation leaves open. The experiment tries it in a real window or in a window of a stand-in.
struct Experiment: Sendable, CustomStringConvertible {
    /// The key of the answer. If the answer selects a policy of a stand-in, the policy has the same name.
    let name: String
    /// The question that the answer answers.
    let question: String
    /// Performs the experiment.
    let answer: @MainActor @Sendable () async throws -> Answer

    init(_ name: String, _ question: String, answer: @escaping @MainActor @Sendable () async throws -> Answer) {
        self.name = name
        self.question = question
        self.answer = answer
    }

    var description: String { name }

    /// All experiments that this platform can try. Those that may end the process come last.
    static let all: [Experiment] = {
        var all: [Experiment] = []
        #if canImport(UIKitHarness) || (canImport(UIKit) && !os(watchOS))
        all += uiKitPolicies + uiKitFacts
        #endif
        #if canImport(UIKit) && os(iOS)
        all += uiKitOnly
        #endif
        #if canImport(AppKitHarness) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
        all += appKit
        #endif
        return all
    }()
}
