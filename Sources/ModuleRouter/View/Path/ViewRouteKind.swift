// SPDX-License-Identifier: Apache-2.0

/// How a view is shown, by name.
///
/// A host or an app may have kinds of its own:
///
/// ```swift
/// extension ViewRouteKind {
///     public static let spotlight = ViewRouteKind("spotlight")
/// }
/// ```
public struct ViewRouteKind: Sendable, Hashable, CustomStringConvertible {
    /// The place of the name among all that there are: compared in no time.
    let number: Int

    private static let names = Locked<(numbers: [String: Int], names: [String])>(([:], []))

    public init(_ name: String) {
        number = Self.names.withLock { known in
            if let number = known.numbers[name] { return number }
            known.numbers[name] = known.names.count
            known.names.append(name)
            return known.names.count - 1
        }
    }

    public var name: String { Self.names.withLock { $0.names[number] } }

    public var description: String { name }

    /// Onto the stack of the navigation container that the source is in.
    public static let push = ViewRouteKind("push")
    /// Above the source, which cannot be used until it is gone.
    public static let presentModally = ViewRouteKind("presentModally")
    /// In a bubble that points to its anchor.
    public static let presentAsPopover = ViewRouteKind("presentAsPopover")
    /// Above a part of the source.
    public static let presentAsSheet = ViewRouteKind("presentAsSheet")
    /// As the host thinks best where the source is: pushed, presented or in a window of its own.
    public static let show = ViewRouteKind("show")
    /// In the detail column of a split view; shown where there is none.
    public static let showDetail = ViewRouteKind("showDetail")
    /// As the last of the tabs around the source, which is then shown.
    public static let tab = ViewRouteKind("tab")
    /// As a part of the source that is a screen itself.
    public static let addAsChild = ViewRouteKind("addAsChild")
    /// As a part of the source that is a plain view.
    public static let addAsSubview = ViewRouteKind("addAsSubview")
    /// By a transition that a UI file describes, which makes the view as well.
    public static let performSegue = ViewRouteKind("performSegue")
    /// By the provider itself.
    public static let custom = ViewRouteKind("custom")
    /// As the provider wants it to be shown.
    public static let defaultPath = ViewRouteKind("defaultPath")
    /// Not at all: the view is made and prepared.
    public static let makeDestination = ViewRouteKind("makeDestination")
    /// Shown already: the host goes there.
    public static let reveal = ViewRouteKind("reveal")
}
