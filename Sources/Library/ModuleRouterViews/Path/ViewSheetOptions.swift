// SPDX-License-Identifier: Apache-2.0

/// A height at which a sheet rests.
public enum ViewSheetDetent: Sendable, Hashable {
    /// About half of the screen. In a compact height, the toolkits ignore it.
    case medium
    /// The full height of a sheet.
    case large
    /// A height in points.
    case height(Double)
    /// A fraction of the largest height, from 0 to 1.
    case fraction(Double)
}

/// Whether the user can use the views behind a sheet.
public enum ViewSheetBackgroundInteraction: Sendable, Hashable {
    /// The toolkit decides, which usually means that the user cannot.
    case automatic
    /// The user cannot use the views behind the sheet.
    case disabled
    /// The user can use the views behind the sheet, at each height.
    case enabled
    /// The user can use the views behind the sheet up to one of its ``ViewRouteOptions/detents``. At larger heights they are dimmed.
    case enabledUpThrough(ViewSheetDetent)
}

// The options of a sheet. Hosts that have no sheets of several heights ignore them.
extension ViewRouteOptions {
    /// The heights at which the sheet rests, from the smallest to the largest. Defaults to an empty list: the toolkit's own heights.
    ///
    /// ```swift
    /// var path = ViewRoutePath.presentAsSheet(from: self)
    /// path.options.detents = [.height(200), .medium, .large]
    /// ```
    public var detents: [ViewSheetDetent] {
        get { self[SheetDetents.self] }
        set { self[SheetDetents.self] = newValue }
    }

    /// Whether the sheet shows the indicator at its upper edge by which the user resizes it. Defaults to nil: the toolkit decides.
    public var showsDragIndicator: Bool? {
        get { self[SheetDragIndicator.self] }
        set { self[SheetDragIndicator.self] = newValue }
    }

    /// Whether the user can use the views behind the sheet. Defaults to ``ViewSheetBackgroundInteraction/automatic``.
    public var backgroundInteraction: ViewSheetBackgroundInteraction {
        get { self[SheetBackgroundInteraction.self] }
        set { self[SheetBackgroundInteraction.self] = newValue }
    }
}

private enum SheetDetents: ViewRouteOptionKey {
    static var defaultValue: [ViewSheetDetent] { [] }
}

private enum SheetDragIndicator: ViewRouteOptionKey {
    static var defaultValue: Bool? { nil }
}

private enum SheetBackgroundInteraction: ViewRouteOptionKey {
    static var defaultValue: ViewSheetBackgroundInteraction { .automatic }
}
