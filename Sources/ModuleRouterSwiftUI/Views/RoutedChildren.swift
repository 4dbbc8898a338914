// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
public import SwiftUI

/// Where a screen's view shows the screens that routes have added to it as children.
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
/// A screen whose view has none shows its children nowhere, though their routes say that they are there.
public struct RoutedChildren: View {
    @Environment(\.shownScreen) private var shown

    public nonisolated init() {}

    public var body: some View {
        if let shown { ForEach(shown.children) { ShownView(shown: $0) } }
    }
}

/// Where a screen's view shows the views that routes have added to it as parts.
public struct RoutedParts: View {
    @Environment(\.shownScreen) private var shown

    public nonisolated init() {}

    public var body: some View {
        if let shown { ForEach(shown.parts) { ShownView(shown: $0) } }
    }
}
#endif
