// SPDX-License-Identifier: Apache-2.0

extension UISimulator {
    /// The behaviour that the documentation leaves open. A client has to cope with every combination.
    ///
    /// An experiment of the same name asks each property of UIKit (`Tests/Apple/Mac/Experiments`). With its answer,
    /// `Tests/Apple/Mac/settle-policies` makes the property a constant, and removes its line from ``open``.
    public struct Policy: Sendable, Hashable, CustomStringConvertible {
        /// Whether a transition without animation ends inside of the call that begins it, rather than some turns later.
        public var unseenEndInCall = true
        /// Whether a transition without animation has a coordinator.
        public var unseenHaveCoordinators = true
        /// Whether `dismiss` runs its completion if nothing is presented.
        public var dismissOfNothingCompletes = true
        /// Whether a swipe back removes the last controller from the stack at its beginning, rather than at its end.
        public var swipeBackPopsAtOnce = true
        /// Whether a dismissed controller loses its presenter before the coordinator's completions run.
        public var unlinksBeforeCompletions = true

        /// Whether the style `automatic` of most controllers means a form sheet, as since iOS 18, rather than a page sheet.
        public var automaticIsFormSheet = true
        /// Whether a tab bar controller has both controllers and tabs, rather than only the ones that the app has set.
        public var tabsMirrorControllers = true
        /// Whether a split view controller returns the navigation controllers that it has created around the controllers of its
        /// columns, rather than these controllers.
        public var columnsAnswerWrappers = true

        public init() {}

        /// Open properties that matter to few tests. These tests run with both values, and all other tests run with the first
        /// value.
        public static let openForFew: [Question] = [
            Question("automaticIsFormSheet", \.automaticIsFormSheet, "form sheets", "page sheets"),
            Question("tabsMirrorControllers", \.tabsMirrorControllers, "tabs have controllers", "tabs have none"),
            Question(
                "columnsAnswerWrappers", \.columnsAnswerWrappers, "columns are wrapped", "columns are what was set"),
        ]

        /// The properties that the tests run with both values, with a description of each value.
        public static let open: [Question] = [
            Question("unseenEndInCall", \.unseenEndInCall, "unseen end at once", "unseen end later"),
            Question("unseenHaveCoordinators", \.unseenHaveCoordinators, "with coordinators", "without coordinators"),
            Question(
                "dismissOfNothingCompletes", \.dismissOfNothingCompletes, "dismissing nothing completes",
                "dismissing nothing is silent"),
            Question("swipeBackPopsAtOnce", \.swipeBackPopsAtOnce, "swipes pop at once", "swipes pop at last"),
            Question(
                "unlinksBeforeCompletions", \.unlinksBeforeCompletions, "unlinked at completion",
                "linked at completion"),
        ]
    }
}

extension UISimulator.Policy {
    /// A property without a known value.
    public struct Question: Sendable {
        public let name: String
        public let property: any WritableKeyPath<UISimulator.Policy, Bool> & Sendable
        let words: [Bool: String]

        init(
            _ name: String, _ property: any WritableKeyPath<UISimulator.Policy, Bool> & Sendable, _ yes: String,
            _ no: String
        ) {
            self.name = name
            self.property = property
            words = [true: yes, false: no]
        }
    }

    /// This policy with another value of a property.
    public func with(_ property: WritableKeyPath<UISimulator.Policy, Bool>, _ value: Bool) -> UISimulator.Policy {
        var policy = self
        policy[keyPath: property] = value
        return policy
    }

    /// All combinations of the open properties.
    public static let all: [UISimulator.Policy] = (0..<(1 << open.count)).map { bits in
        var policy = UISimulator.Policy()
        for (index, question) in open.enumerated() { policy[keyPath: question.property] = bits & (1 << index) == 0 }
        return policy
    }

    public var description: String {
        let words = UISimulator.Policy.open.compactMap { $0.words[self[keyPath: $0.property]] }
        return words.isEmpty ? "settled" : words.joined(separator: ", ")
    }
}
