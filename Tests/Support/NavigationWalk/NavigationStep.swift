// SPDX-License-Identifier: Apache-2.0

package import ModuleRouterTesting

/// One step of a random walk through windows and routes. Its numbers select existing objects when the step runs, so
/// that a
/// list of steps can still run after some steps were removed.
package struct NavigationStep: CustomStringConvertible {
    package enum Action: CaseIterable {
        case perform, performAgain, performExisting, remove, cancel, forgetRouter, keepDestination, decide
        case goBack, beginSwipeBack, beginSwipeDown, tapOutside, releaseSwipe, closeWindow, dropWindow
        case pushByHand, presentByHand, popToRootByHand, dismissByHand, removeByHand
        case advance, finish
    }

    package let action: Action
    /// The number of a route. The following numbers select a window and a source.
    package let slot: Int
    package let window: Int
    package let source: Int
    /// A number that selects the details of the action and its outcome.
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

    /// Returns the steps for a seed.
    package static func walk(_ seed: UInt64, length: Int) -> [NavigationStep] {
        var random = SeededRandomNumberGenerator(seed: seed)
        // Actions that start routes are more frequent than actions that end them. Actions that end windows are rare.
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

/// Removes steps from a list as long as the remaining steps still fail.
///
/// - Returns: A list in which every step is necessary for the failure.
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
