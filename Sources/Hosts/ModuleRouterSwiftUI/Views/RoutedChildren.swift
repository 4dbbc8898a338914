// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import SwiftUI

/// Shows the child screens that routes have added to a screen.
///
/// ```swift
/// var content: some View {
///     VStack {
///         Text(title)
///         RoutedChildren()
///     }
/// }
/// ```
///
/// Without this view, the screen's children are not visible, although their routes report success.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct RoutedChildren: View {
    @Environment(\.shownScreen) private var shown

    public nonisolated init() {}

    public var body: some View {
        if let shown { ForEach(shown.children) { ShownView(shown: $0) } }
    }
}

/// Shows the parts that routes have added to a screen.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct RoutedParts: View {
    @Environment(\.shownScreen) private var shown

    public nonisolated init() {}

    public var body: some View {
        if let shown { ForEach(shown.parts) { ShownView(shown: $0) } }
    }
}
#endif
