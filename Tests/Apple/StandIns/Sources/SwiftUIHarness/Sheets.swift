// SPDX-License-Identifier: Apache-2.0

/// https://developer.apple.com/documentation/swiftui/presentationdetent
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction \(fraction)")
    }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
}

/// https://developer.apple.com/documentation/swiftui/visibility
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationBackgroundInteraction: Sendable {
    let name: String
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(name: "enabled up through \(detent.name)")
    }
}

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modified(by: SheetModifier(option: "detents \(detents.map(\.name).sorted().joined(separator: ", "))"))
    }

    /// https://developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:)
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modified(by: SheetModifier(option: "indicator \(visibility)"))
    }

    /// https://developer.apple.com/documentation/swiftui/view/presentationbackgroundinteraction(_:)
    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        modified(by: SheetModifier(option: "background \(interaction.name)"))
    }

    /// https://developer.apple.com/documentation/swiftui/view/onexitcommand(perform:)
    @available(iOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        modified(by: ExitModifier(action: action))
    }
}

/// An option of the sheet that contains the view.
@MainActor struct RenderedSheetOption: RenderedPart {
    let option: String
    var text: String? { nil }
}

private nonisolated struct SheetModifier: RenderedModifier {
    let option: String

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        content(context) + [.part(RenderedSheetOption(option: option))]
    }
}

/// The action of the Escape key.
@MainActor struct RenderedExit: RenderedPart {
    let action: @MainActor () -> Void
    var text: String? { nil }
}

private nonisolated struct ExitModifier: RenderedModifier {
    let action: (() -> Void)?

    @MainActor func render(_ context: RenderContext, _ content: (RenderContext) -> [RenderedNode]) -> [RenderedNode] {
        guard let action else { return content(context) }
        let environment = context.environment
        return content(context) + [.part(RenderedExit { environment.apply(action) })]
    }
}

extension RenderedScreen {
    /// The options of the topmost sheet.
    var sheetOptions: [String] {
        (presentations.last?.content ?? []).compactMap {
            if case .part(let part) = $0 { (part as? RenderedSheetOption)?.option } else { nil }
        }
    }

    /// Presses Escape or the menu button of a remote control. The innermost listening view receives it.
    func userPressesEscape() {
        settle()
        for case .part(let part as RenderedExit) in presentations.last?.content ?? nodes { return part.action() }
    }
}
