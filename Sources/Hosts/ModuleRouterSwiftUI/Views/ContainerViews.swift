// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct StackView: View {
    let stack: ScreenStack

    var body: some View {
        NavigationStack(path: StackPath.binding(to: stack)) {
            ShownView(shown: stack.root)
                .navigationDestination(for: ShownScreen.self) { shown in
                    ShownView(shown: shown)
                        // Without a back button, the swipe is disabled as well.
                        .navigationBarBackButtonHidden(shown.refusesToBeDismissed)
                        .screenTransition(of: shown)
                }
        }
        // The view of a link inherits the environment of the stack.
        .environment(\.routeSource, stack.shown)
        .environment(\.shownScreen, nil)
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ColumnsView: View {
    let columns: ScreenColumns

    var body: some View {
        NavigationSplitView(preferredCompactColumn: column) {
            ShownView(shown: columns.list)
        } detail: {
            if let detail = columns.detail { ShownView(shown: detail).id(detail.id) }
        }
    }

    /// If there is space for one column only, the user can go back to the list. The model keeps the detail.
    private var column: Binding<NavigationSplitViewColumn> {
        Binding(
            get: { columns.prefersDetail ? .detail : .sidebar }, set: { columns.prefersDetail = $0 == .detail })
    }
}
#endif
