// SPDX-License-Identifier: Apache-2.0

extension UISimulator {
    /// What the documentation leaves open. A client has to cope with every combination.
    public struct Policy: Sendable, Hashable, CustomStringConvertible {
        /// Whether a transition that is not seen ends inside of the call that begins it, or turns later.
        public var unseenEndInCall = true
        /// Whether there is a coordinator for a transition that is not seen.
        public var unseenHaveCoordinators = true
        /// Whether `dismiss` runs its completion where nothing is presented.
        public var dismissOfNothingCompletes = true
        /// Whether a swipe back takes the last controller off the stack when it begins, or when it has ended.
        public var swipeBackPopsAtOnce = true
        /// Whether a controller that was dismissed has forgotten who presented it when the coordinator's completions run.
        public var unlinksBeforeCompletions = true

        public init() {}

        public static let all: [Policy] = (0..<32).map { bits in
            var policy = Policy()
            policy.unseenEndInCall = bits & 1 == 0
            policy.unseenHaveCoordinators = bits & 2 == 0
            policy.dismissOfNothingCompletes = bits & 4 == 0
            policy.swipeBackPopsAtOnce = bits & 8 == 0
            policy.unlinksBeforeCompletions = bits & 16 == 0
            return policy
        }

        public var description: String {
            let words: [(Bool, String, String)] = [
                (unseenEndInCall, "unseen end at once", "unseen end later"),
                (unseenHaveCoordinators, "with coordinators", "without coordinators"),
                (dismissOfNothingCompletes, "dismissing nothing completes", "dismissing nothing is silent"),
                (swipeBackPopsAtOnce, "swipes pop at once", "swipes pop at last"),
                (unlinksBeforeCompletions, "unlinked at completion", "linked at completion"),
            ]
            return words.map { $0.0 ? $0.1 : $0.2 }.joined(separator: ", ")
        }
    }
}
