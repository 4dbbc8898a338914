// SPDX-License-Identifier: Apache-2.0

extension AppKitSimulator {
    /// The behaviour that the documentation leaves open, as in `UISimulator.Policy`.
    public struct Policy: Sendable, Hashable, CustomStringConvertible {
        /// Whether the view of a popover leaves its window when the popover closes.
        public var popoversDetachTheirViews = true

        public init() {}

        /// The properties that the tests run with both values, with a description of each value.
        public static let open: [Question] = [
            Question(
                "popoversDetachTheirViews", \.popoversDetachTheirViews, "popovers detach their views",
                "popovers keep their views")
        ]
    }
}

extension AppKitSimulator {
    private static let local = TaskLocal(wrappedValue: Policy())

    /// The policy of the running test.
    static var policy: Policy { local.get() }

    /// Runs a test with a policy.
    public static func run<Result>(
        by policy: Policy, _ test: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await local.withValue(policy, operation: test)
    }
}

extension AppKitSimulator.Policy {
    /// A property without a known value.
    public struct Question: Sendable {
        public let name: String
        let property: any WritableKeyPath<AppKitSimulator.Policy, Bool> & Sendable
        let words: [Bool: String]

        init(
            _ name: String, _ property: any WritableKeyPath<AppKitSimulator.Policy, Bool> & Sendable, _ yes: String,
            _ no: String
        ) {
            self.name = name
            self.property = property
            words = [true: yes, false: no]
        }
    }

    /// All combinations of the open properties.
    public static let all: [AppKitSimulator.Policy] = (0..<(1 << open.count)).map { bits in
        var policy = AppKitSimulator.Policy()
        for (index, question) in open.enumerated() { policy[keyPath: question.property] = bits & (1 << index) == 0 }
        return policy
    }

    public var description: String {
        let words = AppKitSimulator.Policy.open.compactMap { $0.words[self[keyPath: $0.property]] }
        return words.isEmpty ? "settled" : words.joined(separator: ", ")
    }
}
