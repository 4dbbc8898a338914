// SPDX-License-Identifier: Apache-2.0

#if canImport(SwiftUI)
import ModuleRouterViews
import SwiftUI

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension View {
    /// Applies the options of a path to the sheet that contains the view. They do not change while the sheet is shown.
    func sheetOptions(_ options: SheetOptions) -> some View {
        detents(options.detents).dragIndicator(options.showsDragIndicator).interaction(options.interaction)
    }

    @ViewBuilder private func dragIndicator(_ isShown: Bool?) -> some View {
        if let isShown { presentationDragIndicator(isShown ? .visible : .hidden) } else { self }
    }

    @ViewBuilder private func interaction(_ interaction: PresentationBackgroundInteraction?) -> some View {
        if let interaction { presentationBackgroundInteraction(interaction) } else { self }
    }

    @ViewBuilder private func detents(_ detents: [ViewSheetDetent]) -> some View {
        if detents.isEmpty { self } else { presentationDetents(Set(detents.map(PresentationDetent.init))) }
    }

    /// Reports an attempt to dismiss a sheet by the Escape key of a keyboard or the button of a remote control. SwiftUI tells of no other
    /// attempts.
    func reportsExitCommands(of level: NavigationLevel) -> some View {
        #if os(iOS) || os(watchOS) || os(visionOS)
        self
        #else
        onExitCommand(perform: level.kind != nil && level.refusesToBeDismissed ? { level.userDismisses() } : nil)
        #endif
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension SheetOptions {
    fileprivate var interaction: PresentationBackgroundInteraction? {
        switch backgroundInteraction {
        case .automatic: nil
        case .disabled: .disabled
        case .enabled: .enabled
        case .enabledUpThrough(let detent): .enabled(upThrough: PresentationDetent(detent))
        }
    }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension PresentationDetent {
    fileprivate init(_ detent: ViewSheetDetent) {
        switch detent {
        case .medium: self = .medium
        case .large: self = .large
        case .height(let height): self = .height(CGFloat(height))
        case .fraction(let fraction): self = .fraction(CGFloat(fraction))
        }
    }
}
#endif
