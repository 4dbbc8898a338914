// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import SwiftUI

/// A level and the presentations above it.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct LevelView: View {
    @Bindable var level: NavigationLevel

    var body: some View {
        #if os(macOS)
        withSheet
        #else
        withSheet.fullScreenCover(item: $level.cover) { LevelView(level: $0) }
        #endif
    }

    private var withSheet: some View {
        ShownView(shown: level.content)
            .interactiveDismissDisabled(level.refusesToBeDismissed)
            .reportsExitCommands(of: level)
            .sheetOptions(level.sheetOptions)
            .screenTransition(of: level.content)
            .onAppear { level.hasAppeared = true }
            .sheet(item: $level.sheet) { LevelView(level: $0) }
            .dialogs(of: level)
    }
}

/// A screen or a container at its place.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
struct ShownView: View {
    @Bindable var shown: ShownScreen

    var body: some View {
        #if os(tvOS) || os(watchOS)
        screen
        #else
        screen.popover(item: $shown.popover) { LevelView(level: $0) }
        #endif
    }

    @ViewBuilder private var screen: some View {
        switch shown.screen {
        case let stack as ScreenStack: StackView(stack: stack)
        case let columns as ScreenColumns: ColumnsView(columns: columns)
        case let tabs as ScreenTabs: TabsView(tabs: tabs)
        case let screen:
            ScreenView.content(of: screen).environment(\.shownScreen, shown).environment(\.routeSource, shown.source)
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension ScreenView {
    static func content(of screen: AnyObject) -> AnyView {
        if let screen = screen as? any SwiftUIScreen { return erased(screen) }
        #if !os(watchOS)
        if let view = ControllerView(screen) { return AnyView(view) }
        #endif
        return AnyView(EmptyView())
    }

    private static func erased(_ screen: some SwiftUIScreen) -> AnyView { AnyView(screen.content) }
}
#endif
