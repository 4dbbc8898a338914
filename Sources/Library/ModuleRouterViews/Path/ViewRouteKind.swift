// SPDX-License-Identifier: Apache-2.0

/// A named way of showing a view.
///
/// Hosts and apps can define their own kinds:
///
/// ```swift
/// extension ViewRouteKind {
///     public static let spotlight = ViewRouteKind("spotlight")
/// }
/// ```
public struct ViewRouteKind: Sendable, Hashable, CustomStringConvertible {
    /// The index of the name in the list of all names, for fast comparison.
    let number: Int

    private static let names = Locked<(numbers: [String: Int], names: [String])>(([:], []))

    /// Creates the kind with a name. Kinds with the same name are equal.
    public init(_ name: String) {
        number = Self.names.withLock { known in
            if let number = known.numbers[name] { return number }
            known.numbers[name] = known.names.count
            known.names.append(name)
            return known.names.count - 1
        }
    }

    /// The name of the kind.
    package var name: String { Self.names.withLock { $0.names[number] } }

    public var description: String { name }

    /// Pushes the view onto the stack of the source's navigation container.
    public static let push = ViewRouteKind("push")
    /// Presents the view above the source, which cannot be used until the view is removed.
    public static let presentModally = ViewRouteKind("presentModally")
    /// Shows the view in a popover that points to its anchor.
    public static let presentAsPopover = ViewRouteKind("presentAsPopover")
    /// Presents the view above a part of the source.
    public static let presentAsSheet = ViewRouteKind("presentAsSheet")
    /// Shows the view as the host prefers for the source: pushed, presented or in a window of its own.
    public static let show = ViewRouteKind("show")
    /// Shows the view in the detail column of a split view, or like `show` where there is none.
    public static let showDetail = ViewRouteKind("showDetail")
    /// Adds the view as the last of the tabs around the source, and selects it.
    public static let tab = ViewRouteKind("tab")
    /// Adds the view to the source as a child screen.
    public static let addAsChild = ViewRouteKind("addAsChild")
    /// Adds the view to the source as a plain view.
    public static let addAsSubview = ViewRouteKind("addAsSubview")
    /// Performs a transition that a UI file describes, which also makes the view.
    public static let performSegue = ViewRouteKind("performSegue")
    /// Lets the provider perform the transition.
    public static let custom = ViewRouteKind("custom")
    /// Shows the view by the provider's default path.
    public static let defaultPath = ViewRouteKind("defaultPath")
    /// Makes and prepares the view without showing it.
    public static let makeDestination = ViewRouteKind("makeDestination")
    /// Brings an already shown view to the front.
    public static let reveal = ViewRouteKind("reveal")
}
