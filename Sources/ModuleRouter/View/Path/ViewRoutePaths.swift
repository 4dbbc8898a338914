// SPDX-License-Identifier: Apache-2.0

/// The kinds of paths that a provider, or a host, supports.
///
/// ```swift
/// static var supportedPaths: ViewRoutePaths { [.push, .presentModally] }
/// static var supportedPaths: ViewRoutePaths { .screen.removing(.presentAsPopover) }
/// ```
///
/// `makeDestination` is one of them: a provider may not want to make a view that it does not show.
public struct ViewRoutePaths: Sendable, ExpressibleByArrayLiteral {
    private let isExclusion: Bool
    private let kinds: Set<ViewRouteKind>
    /// The kinds among the first 64, which all but a few are: a bit for each.
    private let bits: UInt64

    private init(isExclusion: Bool, _ kinds: Set<ViewRouteKind>) {
        self.isExclusion = isExclusion
        self.kinds = kinds
        bits = kinds.reduce(0) { $0 | 1 << UInt64($1.number) }
    }

    /// These and no others.
    public init(_ kinds: some Sequence<ViewRouteKind>) { self.init(isExclusion: false, Set(kinds)) }

    public init(arrayLiteral kinds: ViewRouteKind...) { self.init(kinds) }

    /// Every kind, also those of hosts and apps.
    public static let all = ViewRoutePaths(isExclusion: true, [])

    /// What suits a whole screen: every kind but `addAsSubview`.
    public static let screen = ViewRoutePaths(isExclusion: true, [.addAsSubview])

    /// What suits a part of a screen: `addAsSubview` and `makeDestination`.
    public static let subview: ViewRoutePaths = [.addAsSubview, .makeDestination]

    /// Of these a view is shown by the first that is supported. Those at the end need more than a source.
    private static let byPreference: [ViewRouteKind] = [
        .presentModally, .addAsSubview, .push, .show, .presentAsSheet, .showDetail, .tab, .addAsChild, .custom,
        .presentAsPopover, .performSegue,
    ]

    /// The path of a view whose provider names none: modal; as a subview, for what is only a part of a screen; else by another
    /// kind that is supported.
    @MainActor package func defaultPath(from source: any ViewRouteSource) -> ViewRoutePath {
        ViewRoutePath(Self.byPreference.first { contains($0) } ?? ownKind ?? .presentModally, from: source)
    }

    /// A kind of a host's or an app's own; nil if none is listed.
    private var ownKind: ViewRouteKind? {
        isExclusion ? nil : kinds.subtracting([.makeDestination, .defaultPath, .reveal]).min { $0.number < $1.number }
    }

    public func contains(_ kind: ViewRouteKind) -> Bool {
        (kind.number < UInt64.bitWidth ? bits & 1 << UInt64(kind.number) != 0 : kinds.contains(kind)) != isExclusion
    }

    public func adding(_ added: ViewRouteKind...) -> ViewRoutePaths {
        ViewRoutePaths(isExclusion: isExclusion, isExclusion ? kinds.subtracting(added) : kinds.union(added))
    }

    public func removing(_ removed: ViewRouteKind...) -> ViewRoutePaths {
        ViewRoutePaths(isExclusion: isExclusion, isExclusion ? kinds.union(removed) : kinds.subtracting(removed))
    }
}
