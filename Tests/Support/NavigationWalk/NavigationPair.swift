// SPDX-License-Identifier: Apache-2.0

/// An action that is requested while another action is in progress in the same window.
package struct NavigationPair: Hashable, Comparable, CustomStringConvertible {
    /// The progress of a route.
    package enum Progress: String, CaseIterable {
        /// An interceptor decides on the route.
        case deciding
        /// The route waits for its turn.
        case waiting
        /// The view moves in.
        case arriving
        /// The removal waits for its turn.
        case waitingToLeave
        /// The view moves out.
        case leaving
        /// The user holds the view in a swipe.
        case held
    }

    package enum Request: String, CaseIterable {
        /// Another route.
        case perform, reveal
        /// The same route.
        case remove, performAgain, cancel
        case closeWindow, gesture
    }

    package let progress: Progress
    package let request: Request

    package static var all: Set<NavigationPair> {
        Set(
            Progress.allCases.flatMap { progress in
                Request.allCases.map { NavigationPair(progress: progress, request: $0) }
            })
    }

    package var description: String { "\(request.rawValue) while \(progress.rawValue)" }

    package static func < (left: NavigationPair, right: NavigationPair) -> Bool {
        left.description < right.description
    }
}
