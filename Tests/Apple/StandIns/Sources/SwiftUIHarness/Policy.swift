// SPDX-License-Identifier: Apache-2.0

/// The behaviour that Apple's documentation of SwiftUI leaves open. The tests run with every combination.
struct SwiftUIPolicy: Sendable, Hashable, CustomStringConvertible {
    /// When SwiftUI writes nil to the item of a presentation that the app has taken away or replaced.
    ///
    /// "SwiftUI can write to a binding even after it's been nil'ed out":
    /// https://github.com/pointfreeco/episode-code-samples/issues/148. "The binding's setter is invoked at the very end of the
    /// dismissal": https://github.com/johnpatrickmorgan/FlowStacks/issues/69.
    enum LateNil: Sendable, CaseIterable {
        /// SwiftUI does not write nil.
        case never
        /// SwiftUI writes nil at the end of the dismissal, to the binding that the view had when the presentation began.
        case toTheFirstBinding
        /// SwiftUI writes nil at the end of the dismissal, to the view's latest binding.
        case toTheLastBinding
    }

    /// Whether the windows of a `WindowGroup` share one value of the content, each with its own storage, or whether each window
    /// has its own value. https://developer.apple.com/documentation/swiftui/windowgroup/init(content:) takes a closure that does
    /// not escape, and so calls it once. Its successor `init(makeContent:)` does not document when it calls its closure. With one
    /// shared value, windows also share an object that is the initial value of a `State`.
    var makesContentOnce = false
    var lateNil = LateNil.never

    static let all = [false, true].flatMap { once in
        LateNil.allCases.map { SwiftUIPolicy(makesContentOnce: once, lateNil: $0) }
    }

    var description: String {
        "\(makesContentOnce ? "one content" : "a content for each window"), late nil: \(lateNil)"
    }
}
