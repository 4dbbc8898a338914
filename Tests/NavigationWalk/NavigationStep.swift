// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterTesting

/// One step of a random walk through windows and routes. Its numbers choose among what there is when it runs, so that every
/// list of steps can run, also one from which some were taken out.
package struct NavigationStep: CustomStringConvertible {
    package enum Action: CaseIterable {
        case perform, performAgain, performExisting, remove, cancel, forgetRouter, keepDestination, decide
        case goBack, beginSwipeBack, beginSwipeDown, tapOutside, releaseSwipe, closeWindow, dropWindow
        case pushByHand, presentByHand, popToRootByHand, dismissByHand, removeByHand
        case advance, finish
    }

    package let action: Action
    /// A route, a window, a source.
    package let slot: Int
    package let window: Int
    package let source: Int
    /// How, and how it goes.
    package let variant: Int

    package init(action: Action, using random: inout SeededRandomNumberGenerator) {
        self.action = action
        slot = Int(random.next() % 6)
        window = Int(random.next() % 2)
        source = Int(random.next() % 16)
        variant = Int(random.next() % 1024)
    }

    package var description: String {
        "\(action)(slot \(slot), window \(window), source \(source), variant \(variant))"
    }

    /// The steps that follow from a seed.
    package static func walk(_ seed: UInt64, length: Int) -> [NavigationStep] {
        var random = SeededRandomNumberGenerator(seed: seed)
        // What makes routes comes more often than what ends them, and what ends windows is rare.
        let weights: [(Action, Int)] = Action.allCases.map { action in
            switch action {
            case .perform: (action, 12)
            case .remove: (action, 8)
            case .advance, .finish, .releaseSwipe, .performAgain: (action, 5)
            case .decide: (action, 4)
            case .goBack, .beginSwipeBack, .beginSwipeDown, .tapOutside: (action, 3)
            case .closeWindow, .dropWindow: (action, 1)
            default: (action, 2)
            }
        }
        let actions = weights.flatMap { Array(repeating: $0.0, count: $0.1) }
        return (0..<length).map { _ in
            let action = actions[Int(random.next() % UInt64(actions.count))]
            return NavigationStep(action: action, using: &random)
        }
    }
}

/// Takes steps out of a list as long as what is left still fails.
///
/// - Returns: A list from which no single step can be taken without the failure going away.
@MainActor package func shrunk(
    _ steps: [NavigationStep], failing fails: ([NavigationStep]) async -> Bool
) async -> [NavigationStep] {
    var steps = steps
    var size = steps.count / 2
    while size > 0 {
        var start = 0
        var hasShrunk = false
        while start < steps.count {
            var fewer = steps
            fewer.removeSubrange(start..<min(start + size, steps.count))
            if await fails(fewer) {
                steps = fewer
                hasShrunk = true
            } else {
                start += size
            }
        }
        if !hasShrunk || size > 1 { size /= 2 }
    }
    return steps
}
